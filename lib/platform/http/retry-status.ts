let count = 0;
const listeners = new Set<() => void>();

/** Counts a call that is being retried in (1) or out (-1). */
export function countRetrying(difference: 1 | -1): void {
  count += difference;
  for (const listener of listeners) listener();
}

/** Whether a call of this page has failed and is about to be retried. */
export const isRetrying = (): boolean => count > 0;

/** Calls back when that changes; returns how to stop. */
export function onRetryingChange(callback: () => void): () => void {
  listeners.add(callback);
  return () => void listeners.delete(callback);
}
