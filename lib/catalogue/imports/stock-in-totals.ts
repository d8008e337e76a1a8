import "server-only";
import { AppError } from "@/lib/platform/http/errors";
import { toTaka } from "@/lib/stock/unit-cost";

/** What a stock-in comes to; its sums rise while its rows are planned. */
export interface StockInTotals {
  day: string;
  supplier: string;
  pieces: number;
  /** Whole BDT. */
  taka: number;
}

/** The totals before the first row. Throws INVALID_FIELDS. */
export function startTotals({
  day,
  supplier,
}: {
  day?: string | undefined;
  supplier?: string | undefined;
}): StockInTotals {
  const fields = {
    ...(!day && { day: "Please choose the day on which it came." }),
    ...(!supplier && { supplier: "Please enter whom it came from." }),
  };
  if (!day || !supplier) throw new AppError("INVALID_FIELDS", { fields });
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
