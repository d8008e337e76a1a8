import { formatBdt, formatPieces } from "@/lib/format";
import { hasDigit, parsePrice, parseStock } from "@/lib/products/rules";

/** How a price that is being typed will be read; undefined while there is nothing to say. */
export function priceHint(text: string): string | undefined {
  const price = parsePrice(text);
  return price === null ? undefined : `Read as ${formatBdt(price)}.`;
}

/** How a stock that is being typed will be read; undefined while there is nothing to say. */
export function stockHint(text: string, isNotCounted: boolean): string | undefined {
  if (parseStock(text) !== null || isNotCounted) return describeStock(text);
  return hasDigit(text) ? "Not a whole number" : undefined;
}

/** What a stock text means to the shop. */
export function describeStock(text: string): string {
  const stock = parseStock(text);
  if (stock === null) return "Always available";
  if (stock === 0) return "Sold out";
  return `${formatPieces(stock)} can be ordered`;
}
