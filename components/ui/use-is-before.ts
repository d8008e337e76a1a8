import { useCallback, useSyncExternalStore } from "react";
import { afterTime } from "@/components/ui/after-time";

/** Whether a time, in milliseconds, is still to come. */
export function useIsBefore(time: number): boolean {
  const isBefore = () => Date.now() < time;
  const subscribe = useCallback((onPast: () => void) => afterTime(time, onPast), [time]);
  return useSyncExternalStore(subscribe, isBefore, isBefore);
}
