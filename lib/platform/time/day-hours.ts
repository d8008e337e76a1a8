import { addDays, atDhakaClock, clockOf, dayOf, toDhakaIso } from "@/lib/platform/time/dhaka";

/** The hours in Dhaka in which people are called and told what can wait. */
export const DAY_HOURS = { from: "10:00", until: "21:00" } as const;

/** The first moment from this one on, in milliseconds, that is in the day's hours; ISO with +06:00. */
export function inDayHours(time: number): string {
  const iso = toDhakaIso(time);
  const [day, clock] = [dayOf(iso), clockOf(iso)];
  if (clock < DAY_HOURS.from) return atDhakaClock(day, DAY_HOURS.from);
  return clock < DAY_HOURS.until ? iso : atDhakaClock(addDays(day, 1), DAY_HOURS.from);
}
