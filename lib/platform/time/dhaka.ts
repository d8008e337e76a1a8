import { DAY_MS, HOUR_MS } from "@/lib/platform/time/durations.mjs";

/** The clock of Dhaka is six hours before UTC all year round. */
const OFFSET_MS = 6 * HOUR_MS;
const ZONE = "+06:00";

/** ISO 8601 with +06:00, so that the first ten characters are the date in Dhaka. */
export function toDhakaIso(time: Date | number): string {
  return new Date(Number(time) + OFFSET_MS).toISOString().replace("Z", ZONE);
}

/** The day in Dhaka, `YYYY-MM-DD`. */
export function toDhakaDay(time: Date | number): string {
  return dayOf(toDhakaIso(time));
}

/** This day in Dhaka, `YYYY-MM-DD`. */
export const todayInDhaka = (): string => toDhakaDay(Date.now());

/** The year in Dhaka. */
export function thisYear(): number {
  return Number(toDhakaIso(Date.now()).slice(0, 4));
}

/** The day of an ISO time as it stands there, `YYYY-MM-DD`. */
export const dayOf = (iso: string): string => iso.slice(0, 10);

/** The time of day of an ISO time as it stands there, `hh:mm`. */
export const clockOf = (iso: string): string => iso.slice(11, 16);

/** ISO 8601 of a day and a time of day, `hh:mm`, in Dhaka. */
export const atDhakaClock = (day: string, clock: string): string => `${day}T${clock}:00.000${ZONE}`;

/** The first moment of a day in Dhaka. */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00.000${ZONE}`);

/** The last millisecond of a day in Dhaka. */
export const endOfDay = (day: string): Date => new Date(startOfDay(day).getTime() + DAY_MS - 1);

/** The day that many days after a day, `YYYY-MM-DD`. */
export function addDays(day: string, days: number): string {
  return dayOf(new Date(Date.parse(day) + days * DAY_MS).toISOString());
}

const MIDNIGHT = "00:00";

/** The day that begins at an ISO time; null where that is not midnight. */
export const dayStartingAt = (iso: string): string | null => (clockOf(iso) === MIDNIGHT ? dayOf(iso) : null);

/** The day that is over at an ISO time; null where that is not midnight. */
export const dayEndingAt = (iso: string): string | null =>
  clockOf(iso) === MIDNIGHT ? addDays(dayOf(iso), -1) : null;
