import type { ComponentProps } from "react";
import { Field } from "@/components/ui/field";
import { useFieldValue } from "@/components/ui/field-value";

interface TextAreaProps extends Omit<ComponentProps<"textarea">, "onChange" | "ref" | "value"> {
  label: string;
  value: string;
  hint?: string | undefined;
  error?: string | undefined;
  onChange: (value: string) => void;
}

/** A labelled text of several lines. */
export function TextArea({
  label,
  value,
  hint,
  error,
  onChange,
  className = "",
  ...textarea
}: TextAreaProps) {
  const ref = useFieldValue<HTMLTextAreaElement>({ value, onChange });
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <textarea
          {...textarea}
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
