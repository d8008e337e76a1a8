import "server-only";
import { dayOf, toDhakaIso } from "@/lib/platform/time/dhaka";
import { MissedSearch } from "@/models/missed-search";
import { DAY_MS } from "@/lib/platform/time/durations.mjs";

export const SHOWN_DAYS = 28;
const MAX_SHOWN = 100;

interface MissedSearchDto {
  text: string;
  count: number;
  /** The last day on which somebody searched for it. */
  lastDay: string;
}

/** What was searched and not found in the last four weeks, the most wanted first. */
export async function listMissedSearches(): Promise<MissedSearchDto[]> {
  const since = dayOf(toDhakaIso(Date.now() - SHOWN_DAYS * DAY_MS));
  const sums = new Map<string, MissedSearchDto>();
  for await (const { text, count, day } of MissedSearch.find({ day: { $gt: since } })
    .lean()
    .cursor()) {
    const sum = sums.get(text) ?? { text, count: 0, lastDay: day };
    sum.count += count;
    if (day > sum.lastDay) sum.lastDay = day;
    sums.set(text, sum);
  }
  return [...sums.values()]
    .toSorted((one, other) => other.count - one.count || (one.lastDay < other.lastDay ? 1 : -1))
    .slice(0, MAX_SHOWN);
}
