import { type ReactNode, useId } from "react";

interface ControlProps {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": boolean;
  className: string;
}

interface FieldProps {
  label: string;
  /** True where what stands around it says what it is: the label is for readers alone. */
  isBare?: boolean;
  hint?: string | undefined;
  error?: string | undefined;
  /** Renders the control with the props that tie it to its label, hint and error. */
  children: (control: ControlProps) => ReactNode;
}

// With room above it, so that one that is scrolled to stands under its label.
const CONTROL = "block scroll-mt-12 min-h-12 w-full control px-3 py-2 text-base aria-invalid:border-selvedge";

/** A labelled control with its hint, and its error announced beside it. */
export function Field({ label, isBare = false, hint, error, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(" ") || undefined;
  return (
    <div>
      <label htmlFor={id} className={isBare ? "sr-only" : "care-label mb-1.5 block"}>
        {label}
      </label>
      {children({ id, "aria-describedby": describedBy, "aria-invalid": Boolean(error), className: CONTROL })}
      {hint && (
        <p id={hintId} className="mt-1 text-sm text-muted">
          {hint}
        </p>
      )}
      <p id={errorId} aria-live="polite" className="text-sm font-semibold text-selvedge not-empty:mt-1">
        {error}
      </p>
    </div>
  );
}
