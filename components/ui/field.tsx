import { type ChangeEvent, type ReactNode, type RefObject, useId } from "react";
import { useFieldValue } from "@/components/ui/field-value";

type AnyControl = HTMLInputElement & HTMLSelectElement & HTMLTextAreaElement;

interface ControlProps {
  id: string;
  ref: RefObject<AnyControl | null>;
  "aria-describedby": string | undefined;
  "aria-invalid": boolean;
  value: string;
  onChange: (event: ChangeEvent<{ value: string }>) => void;
  className: string;
}

/** The props of every labelled control. */
export interface FieldProps {
  label: string;
  /** True where the context names the field: then only screen readers get the label. */
  isBare?: boolean | undefined;
  value: string;
  hint?: string | undefined;
  error?: string | undefined;
  className?: string | undefined;
  onChange: (value: string) => void;
}

interface LabelledProps extends FieldProps {
  /** Renders the control with the props that tie it to its value, label, hint and error. */
  children: (control: ControlProps) => ReactNode;
}

// The scroll margin keeps the label in sight when the page scrolls to a control.
const CONTROL = "block scroll-mt-12 min-h-12 w-full control px-3 py-2 text-base aria-invalid:border-selvedge";

/** A labelled control with its hint, and its error announced beside it. */
export function Field({ label, isBare, hint, error, className = "", children, ...state }: LabelledProps) {
  const ref = useFieldValue<AnyControl>(state);
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const control = {
    id,
    ref,
    "aria-describedby": [hint && hintId, error && errorId].filter(Boolean).join(" ") || undefined,
    "aria-invalid": Boolean(error),
    value: state.value,
    onChange: ({ target }: ChangeEvent<{ value: string }>) => state.onChange(target.value),
    className: `${CONTROL} ${className}`,
  };
  return (
    <div>
      <label htmlFor={id} className={isBare ? "sr-only" : "care-label mb-1.5 block"}>
        {label}
      </label>
      {children(control)}
      {hint && (
        <p id={hintId} className="mt-1 text-sm wrap-anywhere text-muted">
          {hint}
        </p>
      )}
      <p id={errorId} aria-live="polite" className="text-sm font-semibold text-selvedge not-empty:mt-1">
        {error}
      </p>
    </div>
  );
}
