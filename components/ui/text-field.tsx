import type { ComponentProps } from "react";
import { Field } from "@/components/ui/field";
import { useFieldValue } from "@/components/ui/field-value";

interface TextFieldProps extends Omit<ComponentProps<"input">, "onChange" | "ref" | "value"> {
  label: string;
  value: string;
  hint?: string | undefined;
  error?: string | undefined;
  onChange: (value: string) => void;
}

/** A labelled line of text. */
export function TextField({ label, value, hint, error, onChange, className = "", ...input }: TextFieldProps) {
  const ref = useFieldValue<HTMLInputElement>({ value, onChange });
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <input
          {...input}
          {...control}
          ref={ref}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={`${control.className} ${className}`}
        />
      )}
    </Field>
  );
}
