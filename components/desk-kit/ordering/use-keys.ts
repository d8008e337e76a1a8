import { useState } from "react";

/** A key for each item of a list, which it keeps wherever it is moved; others once the list is another one. */
export function useKeys(count: number) {
  const [kept, setKeys] = useState<number[]>([]);
  const keys = kept.length === count ? kept : Array.from({ length: count }, (_none, index) => index);
  return { keys, setKeys };
}
