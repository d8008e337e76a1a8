import { useId } from "react";
import type { FieldProps } from "@/components/ui/field";
import { useRadioValue } from "@/components/ui/field-value";

interface ChoiceFieldProps extends Omit<FieldProps, "isBare" | "hint" | "className"> {
  name: string;
  options: { value: string; label: string; note?: string }[];
}

/** A labelled group of a few options, each one press away; none is chosen at first. */
export function ChoiceField({ label, name, value, options, error, onChange }: ChoiceFieldProps) {
  const ref = useRadioValue<HTMLFieldSetElement>({ value, onChange });
  const errorId = useId();
  return (
    <fieldset
      ref={ref}
      role="radiogroup"
      // The form moves the focus here if the answer is missing.
      tabIndex={-1}
      aria-invalid={Boolean(error)}
      aria-describedby={error && errorId}
      className="group scroll-mt-12"
    >
      <legend className="care-label mb-1.5">{label}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="flex min-h-12 items-center justify-between gap-3 control border-b-4 px-3 py-2 group-aria-invalid:border-x-selvedge group-aria-invalid:border-t-selvedge has-checked:border-ink has-checked:border-b-selvedge has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-indigo has-focus-visible:outline-dashed"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              required
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.label} {option.note && <span className="price font-medium">{option.note}</span>}
          </label>
        ))}
      </div>
      <p id={errorId} aria-live="polite" className="text-sm font-semibold text-selvedge not-empty:mt-1">
        {error}
      </p>
    </fieldset>
  );
}
