import { Field } from "@/components/ui/field";

interface SelectFieldProps {
  label: string;
  name: string;
  value: string;
  options: { value: string; label: string }[];
  error?: string | undefined;
  onChange: (value: string) => void;
}

/** A labelled choice of one; nothing is chosen at first. */
export function SelectField({ label, name, value, options, error, onChange }: SelectFieldProps) {
  return (
    <Field label={label} error={error}>
      {(control) => (
        <select
          {...control}
          name={name}
          required
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">Choose …</option>
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
