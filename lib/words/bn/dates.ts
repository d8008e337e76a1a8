import { clockOf, dayOf as dayOfTime } from "@/lib/platform/time/dhaka";
import { toBanglaDigits } from "@/lib/words/bn/digits";

// Written out: a slow phone takes 20 ms for its first formatter of dates, and every product's page tells four days.
const WEEKDAYS = ["রবি", "সোম", "মঙ্গল", "বুধ", "বৃহস্পতি", "শুক্র", "শনি"] as const;
const MONTHS = [
  "জানুয়ারি",
  "ফেব্রুয়ারি",
  "মার্চ",
  "এপ্রিল",
  "মে",
  "জুন",
  "জুলাই",
  "আগস্ট",
  "সেপ্টেম্বর",
  "অক্টোবর",
  "নভেম্বর",
  "ডিসেম্বর",
] as const;

const dayOf = (date: string): string => toBanglaDigits(new Date(date).getUTCDate());
const monthOf = (date: string): string => MONTHS[new Date(date).getUTCMonth()] ?? "";
const weekdayOf = (date: string): string => WEEKDAYS[new Date(date).getUTCDay()] ?? "";

/** A day `YYYY-MM-DD` as `২৪ নভেম্বর`. */
export const sayDay = (date: string): string => `${dayOf(date)} ${monthOf(date)}`;

/** A month `YYYY-MM` as `নভেম্বর ২০২৬`. */
export const sayMonth = (month: string): string =>
  `${monthOf(`${month}-01`)} ${toBanglaDigits(month.slice(0, 4))}`;

/** Two days as `মঙ্গল ২৪ – রবি ২৯ নভেম্বর`, or `সোম ৩০ নভেম্বর – বৃহস্পতি ৩ ডিসেম্বর`. */
export function sayDays(first: string, last: string): string {
  const isSameMonth = first.slice(0, 7) === last.slice(0, 7);
  const from = `${weekdayOf(first)} ${isSameMonth ? dayOf(first) : sayDay(first)}`;
  return `${from} – ${weekdayOf(last)} ${sayDay(last)}`;
}

/** The weekday of a day `YYYY-MM-DD`, as `মঙ্গলবার`. */
export const sayWeekday = (date: string): string => `${weekdayOf(date)}বার`;

/** A day `YYYY-MM-DD` as `মঙ্গলবার ২৪ নভেম্বর`. */
export const sayDate = (date: string): string => `${sayWeekday(date)} ${sayDay(date)}`;

/** An ISO time, or a day, as `২৪ নভেম্বর ২০২৬`. */
export const sayYearOf = (iso: string): string =>
  `${sayDay(dayOfTime(iso))} ${toBanglaDigits(iso.slice(0, 4))}`;

/** An ISO time as `মঙ্গলবার ২৪ নভেম্বর, দুপুর ২:০৫`; Dhaka's clock. */
export const sayMoment = (iso: string): string => `${sayDate(dayOfTime(iso))}, ${sayClock(clockOf(iso))}`;

/** From which hour on a part of the day has its name. */
const PARTS_OF_DAY = [
  [20, "রাত"],
  [18, "সন্ধ্যা"],
  [15, "বিকেল"],
  [12, "দুপুর"],
  [6, "সকাল"],
  [4, "ভোর"],
  [0, "রাত"],
] as const;

/** A time of day `hh:mm` as `দুপুর ২:০৫`. */
export function sayClock(clock: string): string {
  const hour = Number(clock.slice(0, 2));
  const part = PARTS_OF_DAY.find(([from]) => hour >= from)?.[1] ?? "";
  return `${part} ${toBanglaDigits(`${hour % 12 || 12}:${clock.slice(3)}`)}`;
}
