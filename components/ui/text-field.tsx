import type { ComponentProps } from "react";
import { Field } from "@/components/ui/field";
import { useFieldValue } from "@/components/ui/field-value";

interface TextFieldProps extends Omit<ComponentProps<"input">, "onChange" | "ref" | "value"> {
  label: string;
  isBare?: boolean;
  value: string;
  hint?: string | undefined;
  error?: string | undefined;
  onChange: (value: string) => void;
}

/** A labelled line of text. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    isBare,
    value,
    hint,
    error,
    onChange,
    className = "",
    autoComplete = "off",
    ...input
  } = props;
  const ref = useFieldValue<HTMLInputElement>({ value, onChange });
  return (
    <Field label={label} isBare={isBare ?? false} hint={hint} error={error}>
      {(control) => (
        <input
          {...input}
          {...control}
          autoComplete={autoComplete}
          ref={ref}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={`${control.className} ${className}`}
        />
      )}
    </Field>
  );
}
