import { formatBdt, formatCount, formatPieces } from "@/lib/platform/text/format";
import { parsePrice } from "@/lib/catalogue/products/rules";
import { parseStock } from "@/lib/stock/stock-text";
import { hasDigit } from "@/lib/stock/rules";

/** How a price that is being typed will be read; undefined while there is nothing to say. */
export function priceHint(text: string): string | undefined {
  const price = parsePrice(text);
  return price === null ? undefined : `Read as ${formatBdt(price)}.`;
}

interface StockHintOptions {
  text: string;
  isNotCounted: boolean;
  /** The stock that is replaced. */
  was?: string | undefined;
  /** Pieces in it that orders have. */
  inOrders?: number;
}

/** How a stock that is being typed will be read, and the count that it replaces; undefined while there is nothing to say. */
export function stockHint({ text, isNotCounted, was, inOrders = 0 }: StockHintOptions): string | undefined {
  const pieces = parseStock(text);
  if (pieces === null && !isNotCounted) return hasDigit(text) ? "Not a whole number" : undefined;
  const before = was === undefined ? null : parseStock(was);
  const isReplaced = pieces !== null && before !== null && before !== pieces;
  const inWords =
    pieces === null || inOrders === 0
      ? describeStock(text)
      : `${formatPieces(pieces)} on the shelf, ${describeStock(String(Math.max(0, pieces - inOrders))).toLowerCase()}`;
  return inWords + (isReplaced ? ` (was ${formatCount(before)})` : "");
}

/** What a stock text means to the shop. */
export function describeStock(text: string): string {
  const stock = parseStock(text);
  if (stock === null) return "Always available";
  if (stock === 0) return "Sold out";
  return `${formatPieces(stock)} can be ordered`;
}
