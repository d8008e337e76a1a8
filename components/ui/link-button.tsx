import type { ComponentProps } from "react";
import { type ButtonVariant, buttonClasses } from "@/components/ui/button-variants";
import { PageLink } from "@/components/ui/page-link";

export function LinkButton({ variant, className, ...rest }: ComponentProps<typeof PageLink> & ButtonVariant) {
  return <PageLink className={buttonClasses(variant, className)} {...rest} />;
}
