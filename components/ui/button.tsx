import type { ComponentProps } from "react";
import { type Look, looksLike } from "@/components/ui/look";

export function Button({ look, className, type = "button", ...rest }: ComponentProps<"button"> & Look) {
  return <button type={type} className={looksLike(look, className)} {...rest} />;
}
