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

/** What a range of days came to. All by the day on which an order was placed. */
export interface NumbersReport extends DayRange {
  total: Numbers;
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
