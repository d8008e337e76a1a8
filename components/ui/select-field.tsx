import { Field } from "@/components/ui/field";
import { useFieldValue } from "@/components/ui/field-value";

interface SelectFieldProps {
  label: string;
  name?: string;
  value: string;
  options: { value: string; label: string }[];
  /** What stands for no choice. */
  emptyLabel?: string;
  isRequired?: boolean;
  error?: string | undefined;
  onChange: (value: string) => void;
}

/** A labelled choice of one, or of none as long as nothing is chosen. */
export function SelectField({
  label,
  name,
  value,
  options,
  emptyLabel = "Choose …",
  isRequired = true,
  error,
  onChange,
}: SelectFieldProps) {
  const ref = useFieldValue<HTMLSelectElement>({ value, onChange });
  return (
    <Field label={label} error={error}>
      {(control) => (
        <select
          {...control}
          ref={ref}
          name={name}
          required={isRequired}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">{emptyLabel}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
