import type { ComponentProps } from "react";
import { Field } from "@/components/ui/field";

interface TextFieldProps extends Omit<ComponentProps<"input">, "onChange" | "value"> {
  label: string;
  value: string;
  hint?: string | undefined;
  error?: string | undefined;
  onChange: (value: string) => void;
}

/** A labelled line of text. */
export function TextField({ label, value, hint, error, onChange, className = "", ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <input
          {...input}
          {...control}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={`${control.className} ${className}`}
        />
      )}
    </Field>
  );
}
