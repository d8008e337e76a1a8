import "server-only";
import { findOriginProblems, type StockInOrigin } from "@/lib/catalogue/imports/schema";
import { AppError } from "@/lib/platform/http/errors";
import { toTaka } from "@/lib/stock/rules";

/** What a stock-in comes to; its sums rise while its rows are planned. */
export interface StockInTotals {
  day: string;
  supplier: string;
  pieces: number;
  /** Whole BDT. */
  taka: number;
}

/** The totals before the first row. Throws INVALID_FIELDS. */
export function startTotals({ day, supplier }: StockInOrigin): StockInTotals {
  const fields = findOriginProblems({ day, supplier });
  if (!day || !supplier || Object.keys(fields).length > 0) throw new AppError("INVALID_FIELDS", { fields });
  return { day, supplier, pieces: 0, taka: 0 };
}

/** Adds a row to them: its cost is rounded to whole BDT. */
export function addToTotals(
  totals: StockInTotals,
  { pieces, paisa }: { pieces: number; paisa: number },
): void {
  totals.pieces += pieces;
  totals.taka += toTaka(pieces * paisa);
}
