import type { ComponentProps } from "react";
import { type ButtonVariant, buttonClasses } from "@/components/ui/button-variants";

export function Button({
  variant,
  className,
  type = "button",
  ...rest
}: ComponentProps<"button"> & ButtonVariant) {
  return <button type={type} className={buttonClasses(variant, className)} {...rest} />;
}
