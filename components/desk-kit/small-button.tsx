import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";

/** A button on a card, beside others. */
export function SmallButton({ variant = "quiet", className = "", ...button }: ComponentProps<typeof Button>) {
  return <Button variant={variant} className={`min-h-11! px-3! text-sm ${className}`} {...button} />;
}
