import { toLatinDigits } from "@/lib/platform/text/digits";
import type { PayoutOutcome, PayoutState } from "@/lib/cash/payouts/constants";
import { DAY_MS } from "@/lib/platform/time/durations.mjs";

export const MAX_CASH_BDT = 1_000_000;
const MAX_TOTAL_BDT = 100_000_000;

/** An amount as people and couriers write it (`৳ 1,250`, `১২৫০.00`) in whole BDT from 0, or null. */
export function parseTaka(text: string, most: number = MAX_CASH_BDT): number | null {
  const digits = toLatinDigits(text)
    .replace(/^\s*(৳|BDT|Tk\.?)/i, "")
    .replace(/[,\s]/g, "")
    .replace(/\.0{1,2}$/, "");
  if (!/^\d{1,9}$/.test(digits)) return null;
  const amount = Number(digits);
  return amount <= most ? amount : null;
}

/** The same for a whole payout. */
export const parseTotal = (text: string): number | null => parseTaka(text, MAX_TOTAL_BDT);

const RECORDED: readonly PayoutOutcome[] = ["fits", "short", "over", "difference"];

/** Whether it is being recorded or taken back. */
export const isUnderWay = (state: PayoutState): boolean => state === "recording" || state === "undoing";

/** Whether the row brings its parcel money. The others are told, and left out. */
export const isRecordable = (outcome: PayoutOutcome): boolean => RECORDED.includes(outcome);

interface Judged {
  amount: number;
  due: number;
  /** Null as long as nothing came in. */
  received: number | null;
}

/** What an amount means for a parcel of the courier: a second one is only taken for what was missing. */
export function judgeAmount({ amount, due, received }: Judged): PayoutOutcome {
  if (received !== null) return amount > 0 && received + amount === due ? "difference" : "paid";
  if (amount === due) return "fits";
  return amount < due ? "short" : "over";
}

/** Days since hand-over, both included; the last has no end. */
export const AGES = [
  { from: 0, to: 3 },
  { from: 4, to: 7 },
  { from: 8, to: 14 },
  { from: 15, to: null },
] as const;

export const LATE_AFTER_DAYS = 7;

export const daysSince = (date: Date, now: number): number =>
  Math.max(0, Math.floor((now - date.getTime()) / DAY_MS));

/** Parcels that were handed over until then are late. */
export const lateSince = (now: number): Date => new Date(now - (LATE_AFTER_DAYS + 1) * DAY_MS);

/** Which of the ages so many days are. */
export const ageOf = (days: number): number => AGES.findLastIndex(({ from }) => days >= from);
