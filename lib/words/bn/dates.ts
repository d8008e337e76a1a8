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

/** Two days as `মঙ্গল ২৪ – রবি ২৯ নভেম্বর`, or `সোম ৩০ নভেম্বর – বৃহস্পতি ৩ ডিসেম্বর`. */
export function sayDays(first: string, last: string): string {
  const isSameMonth = first.slice(0, 7) === last.slice(0, 7);
  const from = `${weekdayOf(first)} ${isSameMonth ? dayOf(first) : sayDay(first)}`;
  return `${from} – ${weekdayOf(last)} ${sayDay(last)}`;
}
