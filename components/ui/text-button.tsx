import type { ComponentProps } from "react";

/** A press that reads like a link. */
export function TextButton({ className = "", ...button }: ComponentProps<"button">) {
  return <button type="button" className={`tap-link ${className}`} {...button} />;
}
