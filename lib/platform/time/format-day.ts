import { clockOf, dayOf } from "@/lib/platform/time/dhaka";

// Written out: a slow phone takes 20 ms for its first formatter of dates, and every product's page tells four days.
const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"] as const;
const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"] as const;

/** Two days as `Tue 24 – Sun 29 Nov`, or `Mon 30 Nov – Thu 3 Dec`. */
export function formatDays(first: string, last: string): string {
  const isSameMonth = first.slice(0, 7) === last.slice(0, 7);
  return `${inWords(first, !isSameMonth)} – ${inWords(last, true)}`;
}

/** A day as `Tue 24 Nov`. */
export const formatDay = (date: string): string => inWords(date, true);

/** A month as `Nov 2026`, of `2026-11`. */
export const formatMonth = (month: string): string =>
  `${MONTHS[new Date(month).getUTCMonth()]} ${month.slice(0, 4)}`;

/** An ISO time as `Tue 24 Nov 2026`: for what may be years ago. */
export const formatDate = (iso: string): string => `${formatDay(dayOf(iso))} ${iso.slice(0, 4)}`;

/** An ISO time as `Tue 24 Nov, 14:05`; Dhaka's clock. */
export const formatDayAndClock = (iso: string): string => `${formatDay(dayOf(iso))}, ${clockOf(iso)}`;

function inWords(date: string, hasMonth: boolean): string {
  const time = new Date(date);
  const day = `${WEEKDAYS[time.getUTCDay()]} ${time.getUTCDate()}`;
  return hasMonth ? `${day} ${MONTHS[time.getUTCMonth()]}` : day;
}
