import { addDays, dayOf } from "@/lib/platform/time/dhaka";

export const monthOf = (day: string): string => day.slice(0, 7);
export const isMonth = (period: string): boolean => period.length === "2026-11".length;

/** Every day from the first to the last, both included. */
export function listDays(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The first and the last day of a month. */
export function daysOfMonth(month: string): { from: string; to: string } {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return { from: `${month}-01`, to: dayOf(new Date(Date.UTC(year, number, 0)).toISOString()) };
}

/** The fewest periods that make up a range: whole months, and days where a month is not whole. */
export function listPeriods(from: string, to: string): string[] {
  const periods: string[] = [];
  for (let day = from; day <= to;) {
    const month = daysOfMonth(monthOf(day));
    const isWhole = month.from === day && month.to <= to;
    periods.push(isWhole ? monthOf(day) : day);
    day = addDays(isWhole ? month.to : day, 1);
  }
  return periods;
}
