import type { ComponentProps } from "react";
import { type Look, looksLike } from "@/components/ui/look";
import { PageLink } from "@/components/ui/page-link";

export function LinkButton({ look, className, ...rest }: ComponentProps<typeof PageLink> & Look) {
  return <PageLink className={looksLike(look, className)} {...rest} />;
}
