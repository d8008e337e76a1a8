import { useEffect, useState } from "react";

/** A longer timer fires at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** Whether a time, in milliseconds, is still to come. */
export function useIsBefore(time: number): boolean {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (time <= Date.now()) return undefined;
    let timer: number | undefined;
    const wait = () => {
      const left = time - Date.now();
      if (left <= 0) setNow(Date.now());
      else timer = window.setTimeout(wait, Math.min(left, LONGEST_TIMER_MS));
    };
    wait();
    return () => window.clearTimeout(timer);
  }, [time]);
  return now < time;
}
