import type { ComponentProps } from "react";

interface CheckBoxProps extends Omit<ComponentProps<"input">, "type" | "onChange"> {
  onChange: (isTicked: boolean) => void;
}

/** A checkbox with its label. */
export function CheckBox({
  children,
  className = "inline-flex min-h-11 items-center gap-3",
  onChange,
  ...input
}: CheckBoxProps) {
  return (
    <label className={className}>
      <input
        {...input}
        type="checkbox"
        className="size-5 shrink-0"
        onChange={({ target }) => onChange(target.checked)}
      />
      {children}
    </label>
  );
}
