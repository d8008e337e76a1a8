const DAY_MS = 24 * 60 * 60_000;

export const monthOf = (day: string): string => day.slice(0, 7);
export const isMonth = (period: string): boolean => period.length === "2026-11".length;

const next = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);

/** Every day from the first to the last, both included. */
export function listDays(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = next(day)) days.push(day);
  return days;
}

/** The first and the last day of a month. */
export function daysOfMonth(month: string): { from: string; to: string } {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return { from: `${month}-01`, to: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10) };
}

/** The fewest periods that make up a range: whole months, and days where a month is not whole. */
export function listPeriods(from: string, to: string): string[] {
  const periods: string[] = [];
  for (let day = from; day <= to;) {
    const month = daysOfMonth(monthOf(day));
    const isWhole = month.from === day && month.to <= to;
    periods.push(isWhole ? monthOf(day) : day);
    day = next(isWhole ? month.to : day);
  }
  return periods;
}
