import { useCallback, useEffect, useRef } from "react";

const DEBOUNCE_MS = 300;

/**
 * Does something once typing pauses, with the state at that moment, because the address may have changed meanwhile.
 * Stops when the box disappears.
 */
export function useDebounce(action: () => void) {
  const timer = useRef<number>(undefined);
  const latest = useRef(action);

  useEffect(() => {
    latest.current = action;
  });

  useEffect(() => () => window.clearTimeout(timer.current), []);

  const stop = useCallback(() => window.clearTimeout(timer.current), []);

  const restart = useCallback(() => {
    stop();
    timer.current = window.setTimeout(() => latest.current(), DEBOUNCE_MS);
  }, [stop]);

  return { restart, stop };
}
