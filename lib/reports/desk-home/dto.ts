import type { SaleDto } from "@/lib/catalogue/sales/dto";
import type { BackupAge } from "@/lib/platform/health/rules";

export interface DayNumbers {
  /** `YYYY-MM-DD` in Dhaka. */
  date: string;
  orders: number;
  toCall: number;
  confirmed: number;
  canceled: number;
  /** Whole BDT that is still to come for the confirmed orders, at the door or from a courier. */
  toCollect: number;
}

/** Pending orders that hold no pieces until the desk has called, and what new customers hold together. */
export interface CallFirst {
  orders: number;
  /** Pieces. */
  held: number;
  /** The most pieces that they may hold; null where they may hold all. */
  most: number | null;
}

export interface DeskNumbers {
  today: DayNumbers;
  yesterday: DayNumbers;
  /** Pending orders of whatever day, and those of them that wait longer than promised. */
  toCall: number;
  overdue: number;
  /** Parcels. */
  toPack: number;
  withCourier: number;
  /** Returns that customers asked for, without an answer yet. */
  returnsAsked: number;
  /** Parcels that were handed over long ago and brought nothing yet, and their due in whole BDT. */
  lateCash: { parcels: number; taka: number };
  /** Products. */
  soldOut: number;
  /** Options of products that run out; for staff, who do not see it, 0. */
  low: number;
  /** Those that run, begin soon, or have ended lately. */
  sales: SaleDto[];
  /** Null for a shop that has never made one. */
  backup: BackupAge | null;
  /** Null where no order waits so. */
  callFirst: CallFirst | null;
  /** What somebody should look at, in words. */
  troubles: string[];
}
