import { addDays } from "@/lib/platform/time/dhaka";

/** What a day is called: a date, or `MM-DD` for one of every year. */
export interface DayName {
  day: string;
  name: string;
}

/** The holidays as a form holds them. */
export interface Holidays {
  /** `YYYY-MM-DD`. */
  dates: readonly string[];
  /** `MM-DD`. */
  yearly: readonly string[];
  names: readonly DayName[];
}

/** Names as they are held in a form: each on a line after its day, in their order. */
export const showDayNames = (names: readonly DayName[]): string =>
  names
    .map(({ day, name }) => `${day} ${name}`)
    .toSorted()
    .join("\n");

/** Names as they are held in a form, with the spaces that somebody is typing. */
export const readDayNames = (text: string): DayName[] =>
  text.split("\n").flatMap((line) => {
    const [, day, name = ""] = /^(\S+) ?(.*)$/.exec(line) ?? [];
    return day === undefined ? [] : [{ day, name }];
  });

/** The part of a date that is the same in every year: `MM-DD`. */
const dayOfYear = (date: string): string => date.slice(5);

/** The holiday on a date, as it is listed: the date, or its day of every year; null where it is none. */
export function holidayOn(date: string, { dates, yearly }: Holidays): string | null {
  if (dates.includes(date)) return date;
  return yearly.includes(dayOfYear(date)) ? dayOfYear(date) : null;
}

export const nameOfHoliday = (day: string, { names }: Holidays): string =>
  names.find((named) => named.day === day)?.name ?? "";

const withDay = (days: readonly string[], day: string): string[] => [...new Set([...days, day])].toSorted();

/** The holidays with a date among them, or without the one that is on it: then of every year, if it was. */
export function toggleHoliday(date: string, holidays: Holidays): Holidays {
  const listed = holidayOn(date, holidays);
  return listed === null
    ? { ...holidays, dates: withDay(holidays.dates, date) }
    : removeHoliday(listed, holidays);
}

/** The holidays without one, and without its name. */
export const removeHoliday = (day: string, { dates, yearly, names }: Holidays): Holidays => ({
  dates: dates.filter((one) => one !== day),
  yearly: yearly.filter((one) => one !== day),
  names: names.filter((named) => named.day !== day),
});

export const renameHoliday = (day: string, name: string, holidays: Holidays): Holidays => {
  const names = holidays.names.filter((named) => named.day !== day);
  return { ...holidays, names: name === "" ? names : [...names, { day, name }] };
};

/** One of a year becomes one of every year, and back: then the next one from today on. The name goes with it. */
export function repeatHoliday(day: string, isYearly: boolean, holidays: Holidays, today: string): Holidays {
  const name = nameOfHoliday(day, holidays);
  const rest = removeHoliday(day, holidays);
  const other = isYearly ? dayOfYear(day) : nextDate(day, today);
  const moved = isYearly
    ? { ...rest, yearly: withDay(rest.yearly, other) }
    : { ...rest, dates: withDay(rest.dates, other) };
  return renameHoliday(other, name, moved);
}

const LEAP_YEARS = 8;

/** The next date from a day on that falls on a day of the year; 29 February may be years away. */
export function nextDate(day: string, from: string): string {
  const year = Number(from.slice(0, 4));
  const [month = 1, number = 1] = day.split("-").map(Number);
  for (let ahead = 0; ahead <= LEAP_YEARS; ahead += 1) {
    const date = new Date(Date.UTC(year + ahead, month - 1, number)).toISOString().slice(0, 10);
    if (date >= from && dayOfYear(date) === day) return date;
  }
  return from;
}

/** The weeks of a month `YYYY-MM`, from Sunday on; null for days of its neighbours. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const before = new Date(first).getUTCDay();
  const days: (string | null)[] = Array.from({ length: before }, () => null);
  for (let day = first; day.startsWith(month); day = addDays(day, 1)) days.push(day);
  while (days.length % 7 > 0) days.push(null);
  return Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

/** The month so many months after one, both `YYYY-MM`. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}
