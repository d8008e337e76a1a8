import { Field, type FieldProps } from "@/components/ui/field";
import { shared } from "@/lib/words/en/shared";

interface SelectFieldProps extends FieldProps {
  name?: string;
  /** Each with the language of its label, where that is another than the page's. */
  options: { value: string; label: string; lang?: string | undefined }[];
  /** The label for no choice; null where there is always a choice. */
  emptyLabel?: string | null;
  isRequired?: boolean;
}

/** A labelled drop-down list, with an entry for no choice unless there always is one. */
export function SelectField(props: SelectFieldProps) {
  const { name, options, emptyLabel = shared.choose, isRequired = emptyLabel !== null, ...field } = props;
  return (
    <Field {...field}>
      {(control) => (
        <select {...control} name={name} required={isRequired}>
          {emptyLabel !== null && <option value="">{emptyLabel}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={option.lang}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
