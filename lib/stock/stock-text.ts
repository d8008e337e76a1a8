import { parseWholeNumber } from "@/lib/platform/text/digits";
import { LOW_STOCK } from "@/lib/stock/constants";

export const MAX_STOCK = 1_000_000;

/** Stock text as a number of pieces, or null if it is not tracked: only digits, Latin or Bengali, count. */
export function parseStock(stock: string): number | null {
  const pieces = parseWholeNumber(stock);
  return pieces !== null && pieces <= MAX_STOCK ? pieces : null;
}

export function isSoldOut(product: { stock: string }): boolean {
  return parseStock(product.stock) === 0;
}

/** Whether so many pieces are nearly gone. */
export function isLowStock(pieces: number | null): pieces is number {
  return pieces !== null && pieces >= 1 && pieces <= LOW_STOCK;
}
