import { Field, type FieldProps } from "@/components/ui/field";

interface SelectFieldProps extends FieldProps {
  name?: string;
  options: { value: string; label: string }[];
  /** What stands for no choice; null where something is always chosen. */
  emptyLabel?: string | null;
  isRequired?: boolean;
}

/** A labelled choice of one, or of none as long as nothing is chosen. */
export function SelectField(props: SelectFieldProps) {
  const { name, options, emptyLabel = "Choose …", isRequired = emptyLabel !== null, ...field } = props;
  return (
    <Field {...field}>
      {(control) => (
        <select {...control} name={name} required={isRequired}>
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
