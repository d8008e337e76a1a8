import { hasDigit, stockEntryProblem } from "@/lib/stock/rules";

/** The checkbox beside a stock: NOT_COUNTED or empty, as a form sends it. */
export const STOCK_TICK = "notCounted";
export const NOT_COUNTED = "yes";

/** A stock and its checkbox, as the form holds them. */
export type StockDraft = Record<"stock" | typeof STOCK_TICK, string>;

/** The form's values for a stored stock. Digits without a valid number leave the box clear: likely a typing error. */
export function toStockDraft(stock: string): StockDraft {
  return { stock, [STOCK_TICK]: hasDigit(stock) ? "" : NOT_COUNTED };
}

/** Applies a typed stock: a number clears the "not counted" checkbox. */
export function typeStock(before: StockDraft, stock: string): StockDraft {
  return { stock, [STOCK_TICK]: hasDigit(stock) ? "" : before[STOCK_TICK] };
}

/** Applies the checkbox: "not counted" empties a number. */
export function tickStock(before: StockDraft, tick: string): StockDraft {
  const isEmptied = tick === NOT_COUNTED && hasDigit(before.stock);
  return { stock: isEmptied ? "" : before.stock, [STOCK_TICK]: tick };
}

/** The draft's problem; undefined if there is none. */
export function stockProblem({ stock, notCounted }: StockDraft): string | undefined {
  return stockEntryProblem({ stock, isNotCounted: notCounted === NOT_COUNTED });
}
