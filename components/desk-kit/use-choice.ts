import { useState } from "react";

interface Choice<Value> {
  /** The address has it a moment later. */
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice that stands in the address: it is shown at once, and follows the address when that changes otherwise. */
export function useChoice<Value>({ value, onChange }: Choice<Value>) {
  const [chosen, setChosen] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    setChosen(value);
  }
  return {
    chosen,
    choose: (next: Value): void => {
      setChosen(next);
      onChange(next);
    },
  };
}
