import { parsePrice } from "@/lib/catalogue/products/rules";
import { parseStock } from "@/lib/stock/stock-text";
import { hasDigit } from "@/lib/stock/rules";
import type { Words } from "@/lib/words/words";

/** How a price that is being typed will be read; undefined while there is nothing to say. */
export function priceHint(
  { readAs }: Pick<Words["deskProduct"], "readAs">,
  text: string,
): string | undefined {
  const price = parsePrice(text);
  return price === null ? undefined : readAs(price);
}

interface StockHintOptions {
  words: Words["deskProducts"]["stock"];
  text: string;
  isNotCounted: boolean;
  /** The stock that is replaced. */
  was?: string | undefined;
  /** Pieces in it that orders have. */
  inOrders?: number;
}

/** How a stock that is being typed will be read, and the count that it replaces; undefined while there is nothing to say. */
export function stockHint(options: StockHintOptions): string | undefined {
  const { words, text, isNotCounted, was, inOrders = 0 } = options;
  const pieces = parseStock(text);
  if (pieces === null && !isNotCounted) return hasDigit(text) ? words.notWhole : undefined;
  const before = was === undefined ? null : parseStock(was);
  const isReplaced = pieces !== null && before !== null && before !== pieces;
  const hint =
    pieces === null || inOrders === 0
      ? words.means(pieces)
      : words.onShelf(pieces, Math.max(0, pieces - inOrders));
  return isReplaced ? words.was(hint, before) : hint;
}
