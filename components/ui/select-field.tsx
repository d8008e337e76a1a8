import { Field } from "@/components/ui/field";
import { useFieldValue } from "@/components/ui/field-value";

interface SelectFieldProps {
  label: string;
  isBare?: boolean;
  name?: string;
  value: string;
  options: { value: string; label: string }[];
  /** What stands for no choice; null where something is always chosen. */
  emptyLabel?: string | null;
  isRequired?: boolean;
  error?: string | undefined;
  className?: string;
  onChange: (value: string) => void;
}

/** A labelled choice of one, or of none as long as nothing is chosen. */
export function SelectField({
  label,
  isBare = false,
  name,
  value,
  options,
  emptyLabel = "Choose …",
  isRequired = emptyLabel !== null,
  error,
  className = "",
  onChange,
}: SelectFieldProps) {
  const ref = useFieldValue<HTMLSelectElement>({ value, onChange });
  return (
    <Field label={label} isBare={isBare} error={error}>
      {(control) => (
        <select
          {...control}
          ref={ref}
          name={name}
          required={isRequired}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={`${control.className} ${className}`}
        >
          {emptyLabel !== null && <option value="">{emptyLabel}</option>}
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
