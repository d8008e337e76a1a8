import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { EarlyNote } from "@/components/ui/early-note";

/** Sends a form that stands in the page before its script is there. */
export function SubmitButton(button: Omit<ComponentProps<typeof Button>, "type">) {
  return (
    <div className="relative grid">
      <Button type="submit" {...button} />
      <EarlyNote />
    </div>
  );
}
