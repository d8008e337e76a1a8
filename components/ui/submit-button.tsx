import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { EarlyNote } from "@/components/ui/early-note";

/** The submit button of a form that the page shows before its script has loaded. */
export function SubmitButton(button: Omit<ComponentProps<typeof Button>, "type">) {
  return (
    <div className="relative grid">
      <Button type="submit" {...button} />
      <EarlyNote />
    </div>
  );
}
