import { addDays, toDhakaDay } from "@/lib/platform/time/dhaka";
import { daysOfMonth, monthOf } from "@/lib/platform/time/periods";
import { DAY_MS } from "@/lib/platform/time/durations.mjs";

export interface DayRange {
  /** `YYYY-MM-DD` in Dhaka, both included. */
  from: string;
  to: string;
}

export interface NamedRange extends DayRange {
  name: "today" | "week" | "thirtyDays" | "thisMonth" | "lastMonth" | "year";
}

const MOST_DAYS = 3 * 366;
const DEFAULT_DAYS = 30;

/** The ranges that people ask for most. */
export function listUsualRanges(now: number): NamedRange[] {
  const today = toDhakaDay(now);
  const back = (days: number) => toDhakaDay(now - days * DAY_MS);
  const thisMonth = daysOfMonth(monthOf(today));
  const lastMonth = daysOfMonth(monthOf(addDays(thisMonth.from, -1)));
  return [
    { name: "today", from: today, to: today },
    { name: "week", from: back(6), to: today },
    { name: "thirtyDays", from: back(DEFAULT_DAYS - 1), to: today },
    { name: "thisMonth", from: thisMonth.from, to: today },
    { name: "lastMonth", ...lastMonth },
    { name: "year", from: back(364), to: today },
  ];
}

/** The range before this one: the month before a whole month, else as many days. */
export function rangeBefore({ from, to }: DayRange): DayRange {
  const month = daysOfMonth(monthOf(from));
  const last = addDays(from, -1);
  if (month.from === from && month.to === to) return daysOfMonth(monthOf(last));
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS;
  return { from: addDays(last, -days), to: last };
}

function isDay(text: unknown): text is string {
  if (typeof text !== "string" || !/^20\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

export type RangeProblem = "twoDays" | "order" | "tooLong";

/** The range that is asked for; where that is none, the last 30 days and the problem. */
export function readRange(
  from: unknown,
  to: unknown,
  now: number,
): { range: DayRange; problem?: RangeProblem } {
  const range = { from: toDhakaDay(now - (DEFAULT_DAYS - 1) * DAY_MS), to: toDhakaDay(now) };
  if (from === undefined && to === undefined) return { range };
  if (!isDay(from) || !isDay(to)) return { range, problem: "twoDays" };
  if (from > to) return { range, problem: "order" };
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS;
  return days > MOST_DAYS ? { range, problem: "tooLong" } : { range: { from, to } };
}
