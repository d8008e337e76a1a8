import type { ComponentProps } from "react";
import { Field, type FieldProps } from "@/components/ui/field";

type TextFieldProps = FieldProps & Omit<ComponentProps<"input">, keyof FieldProps | "ref">;

/** A labelled field for one line of text. */
export function TextField(props: TextFieldProps) {
  const { label, isBare, value, hint, error, className, onChange, ...input } = props;
  return (
    <Field {...{ label, isBare, value, hint, error, className, onChange }}>
      {(control) => <input autoComplete="off" {...input} {...control} />}
    </Field>
  );
}
