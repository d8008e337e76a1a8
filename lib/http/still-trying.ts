let count = 0;
const listeners = new Set<() => void>();

/** Counts a call that is being repeated in (1) or out (-1). */
export function countTrying(difference: 1 | -1): void {
  count += difference;
  for (const listener of listeners) listener();
}

/** Whether a call of this page has failed and is about to be repeated. */
export const isStillTrying = (): boolean => count > 0;

/** Calls back when that changes; returns how to stop. */
export function onTryingChange(callback: () => void): () => void {
  listeners.add(callback);
  return () => void listeners.delete(callback);
}
