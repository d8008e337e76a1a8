/** A longer timer fires at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Calls back once when a time, in milliseconds, is past, and never for one that is past already; returns how to stop it. */
export function afterTime(time: number, onPast: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    const left = time - Date.now();
    timer = setTimeout(() => (Date.now() < time ? wait() : onPast()), Math.min(left, LONGEST_TIMER_MS));
  };
  if (Date.now() < time) wait();
  return () => clearTimeout(timer);
}
