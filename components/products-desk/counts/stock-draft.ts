import { hasDigit, stockEntryProblem } from "@/lib/stock/rules";

/** The tick beside a stock: NOT_COUNTED or empty, as a form would send it. */
export const STOCK_TICK = "notCounted";
export const NOT_COUNTED = "yes";

/** A stock and its tick, as they stand in a form. */
export type StockDraft = Record<"stock" | typeof STOCK_TICK, string>;

/** How a stock that is kept stands in a form. Without tick where it has digits but is no number: likely a slip. */
export function toStockDraft(stock: string): StockDraft {
  return { stock, [STOCK_TICK]: hasDigit(stock) ? "" : NOT_COUNTED };
}

/** Who types a number counts. */
export function typeStock(before: StockDraft, stock: string): StockDraft {
  return { stock, [STOCK_TICK]: hasDigit(stock) ? "" : before[STOCK_TICK] };
}

/** Who does not count has no number. */
export function tickStock(before: StockDraft, tick: string): StockDraft {
  const isEmptied = tick === NOT_COUNTED && hasDigit(before.stock);
  return { stock: isEmptied ? "" : before.stock, [STOCK_TICK]: tick };
}

/** What is wrong with it; undefined if nothing is. */
export function stockProblem({ stock, notCounted }: StockDraft): string | undefined {
  return stockEntryProblem({ stock, isNotCounted: notCounted === NOT_COUNTED });
}
