import { useWords } from "#words";
import { dayEndingAt, dayStartingAt } from "@/lib/platform/time/dhaka";

/** Says when something begins and ends: by the day alone where it is for whole days. Times are ISO with +06:00. */
export function usePeriodWords() {
  const { day, moment } = useWords("orders");
  const sayTime = (iso: string, wholeDay: string | null): string => (wholeDay ? day(wholeDay) : moment(iso));
  return {
    start: (iso: string): string => sayTime(iso, dayStartingAt(iso)),
    end: (iso: string): string => sayTime(iso, dayEndingAt(iso)),
  };
}
