import type { DayRange } from "@/lib/platform/time/day-range";
import type { Measure } from "@/lib/reports/numbers/constants";

/** Numbers by measure; a zero is left out. */
export type Numbers = Partial<Record<Measure, number>>;

export interface NumbersRow {
  key: string;
  /** What people call it, where that is not the key. */
  name: string;
  numbers: Numbers;
}

/** What a range of days came to, by the day on which an order was placed. */
export interface RangeTotal extends DayRange {
  total: Numbers;
  /** Whole BDT that couriers kept for deliveries, by the day on which their payout was recorded. */
  couriersKept: number;
}

/** A range of days, and what it is compared with. */
export interface NumbersReport extends RangeTotal {
  before: RangeTotal;
  /** By day, or by month where there are many days. */
  series: NumbersRow[];
  /** Half of the confirmed orders waited no longer than this; null where none was confirmed. */
  medianMinutes: number | null;
  reasons: NumbersRow[];
  sources: NumbersRow[];
  districts: NumbersRow[];
  couriers: NumbersRow[];
  categories: NumbersRow[];
  /** The most sold ones. */
  products: NumbersRow[];
  options: NumbersRow[];
  /** Days and months that are still to be counted. */
  left: number;
}
