import type { ComponentProps } from "react";

/** A button that looks like a link. */
export function TextButton({ className = "", ...button }: ComponentProps<"button">) {
  return <button type="button" className={`tap-link ${className}`} {...button} />;
}
