import { toLatinDigits } from "@/lib/platform/text/digits";
import { formatCount } from "@/lib/platform/text/format";
import { type Counted, findRow, MAX_OPTION_STOCK, type ProductOption } from "@/lib/stock/options";
import { MAX_STOCK, parseStock } from "@/lib/stock/stock-text";

export const TOO_MANY_PIECES_MESSAGE = `Please enter at most ${formatCount(MAX_STOCK)} pieces.`;

/** The most pieces that a count of this product can have. */
export function maxStock({ stockByOption }: Counted): number {
  return stockByOption ? MAX_OPTION_STOCK : MAX_STOCK;
}

/** False for a number of pieces that nobody has: it would be read as untracked. */
export function isStockText(stock: string): boolean {
  return parseStock(stock) !== null || !/^\d+$/.test(toLatinDigits(stock).trim());
}

/** What is typed as the pieces of one option; null for what is no such number. */
export function parseOptionStock(text: string): number | null {
  const pieces = parseStock(text);
  return pieces !== null && pieces <= MAX_OPTION_STOCK ? pieces : null;
}

export const OPTION_STOCK_MESSAGE = `Please enter a whole number of pieces from 0 to ${formatCount(MAX_OPTION_STOCK)}.`;

/** Whether a text has a digit in it, Latin or Bengali: somebody meant a number. */
export function hasDigit(text: string): boolean {
  return /\d/.test(toLatinDigits(text));
}

interface StockEntry {
  stock: string;
  /** Said by the tick beside the field. */
  isNotCounted: boolean;
}

/**
 * What is wrong with a stock as it was typed into a form; undefined if nothing is. The API takes any text: here a slip
 * such as `12 pcs` would make a product endless.
 */
export function stockEntryProblem({ stock, isNotCounted }: StockEntry): string | undefined {
  if (parseStock(stock) !== null) return undefined;
  if (!isStockText(stock)) return TOO_MANY_PIECES_MESSAGE;
  if (hasDigit(stock)) return "Please enter a whole number of pieces, in digits only.";
  return isNotCounted ? undefined : "Please enter how many pieces there are, or tick Not counted.";
}

/** After every count of pieces. */
const UNTRACKED_RANK = MAX_STOCK + 1;

/** Where a stock text stands in a list that begins with what is sold out and ends with what is not tracked. */
export function stockRank(stock: string): number {
  return parseStock(stock) ?? UNTRACKED_RANK;
}

/** The pieces of an option that can be ordered; null where nobody counts them. None of an option that is not made. */
export function stockOfOption(product: Counted, option: ProductOption): number | null {
  if (product.stockByOption) return findRow(product.stockByOption, option)?.stock ?? 0;
  return parseStock(product.stock);
}

interface ShelfCounts {
  /** Pieces that can be ordered. */
  stock: number;
  /** Held by pending orders. */
  waiting: number;
  /** Sold, and not handed over to a courier yet. */
  toSend: number;
}

/** Pieces that somebody finds who counts the shelf. */
export const piecesOnShelf = ({ stock, waiting, toSend }: ShelfCounts): number => stock + waiting + toSend;
