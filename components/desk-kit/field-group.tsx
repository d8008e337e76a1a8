import { type ReactNode, useId } from "react";
import type { FieldProps } from "@/components/ui/field";

interface FieldGroupProps extends Pick<FieldProps, "label" | "isBare" | "hint" | "error"> {
  children: ReactNode;
}

/** Controls that set one field together, with its label, and its hint and its error below them. */
export function FieldGroup({ label, isBare, hint, error, children }: FieldGroupProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={`${id}-hint ${id}-error`} className="min-w-0">
      <legend className={isBare ? "sr-only" : "care-label mb-1.5"}>{label}</legend>
      {children}
      <p id={`${id}-hint`} className="mt-1 text-sm wrap-anywhere text-muted">
        {hint}
      </p>
      <p id={`${id}-error`} aria-live="polite" className="text-sm font-semibold text-selvedge not-empty:mt-1">
        {error}
      </p>
    </fieldset>
  );
}
