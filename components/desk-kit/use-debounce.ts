import { useEffect, useRef } from "react";

const DEBOUNCE_MS = 300;

/**
 * Does something once typing pauses, with what is known by then: where the page is may have changed meanwhile. Not any
 * more when the box is gone.
 */
export function useDebounce(action: () => void) {
  const timer = useRef<number>(undefined);
  const latest = useRef(action);

  useEffect(() => {
    latest.current = action;
  });

  useEffect(() => () => window.clearTimeout(timer.current), []);

  function stop(): void {
    window.clearTimeout(timer.current);
  }

  function restart(): void {
    stop();
    timer.current = window.setTimeout(() => latest.current(), DEBOUNCE_MS);
  }

  return { restart, stop };
}
