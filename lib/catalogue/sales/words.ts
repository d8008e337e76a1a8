import type { SaleState } from "@/lib/catalogue/sales/constants";
import type { SaleDto } from "@/lib/catalogue/sales/dto";
import { formatDayAndClock } from "@/lib/platform/time/format-day";

export const STATE_WORDS: Readonly<Record<SaleState, string>> = {
  planned: "Planned",
  starting: "Starting",
  running: "Running",
  ending: "Ending",
  ended: "Ended",
};

/** A state with the moment that counts in it, such as `running until Sat 28 Nov, 00:00`. */
export function stateWithTime({ state, startsAt, endsAt }: Pick<SaleDto, "state" | "startsAt" | "endsAt">) {
  const times: Partial<Record<SaleState, string>> = {
    planned: ` from ${formatDayAndClock(startsAt)}`,
    running: ` until ${formatDayAndClock(endsAt)}`,
    ended: ` ${formatDayAndClock(endsAt)}`,
  };
  return STATE_WORDS[state].toLowerCase() + (times[state] ?? "");
}
