import { useState } from "react";

/** How many pieces of each line are chosen; none at first. */
export function usePieceCounts() {
  const [counts, setCounts] = useState<Record<string, number>>({});
  const onCount = (lineId: string, count: number) => setCounts((before) => ({ ...before, [lineId]: count }));
  return { counts, onCount };
}
