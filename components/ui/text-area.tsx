import type { ComponentProps } from "react";
import { Field, type FieldProps } from "@/components/ui/field";

type TextAreaProps = FieldProps & Omit<ComponentProps<"textarea">, keyof FieldProps | "ref">;

/** A labelled field for several lines of text. */
export function TextArea(props: TextAreaProps) {
  const { label, isBare, value, hint, error, className, onChange, ...textarea } = props;
  return (
    <Field {...{ label, isBare, value, hint, error, className, onChange }}>
      {(control) => <textarea {...textarea} {...control} />}
    </Field>
  );
}
