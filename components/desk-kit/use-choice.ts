import { useState } from "react";

interface Choice<Value> {
  /** Changes the choice; the address follows a moment later. */
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice in the address: a change shows at once, and the choice follows other changes of the address. */
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
