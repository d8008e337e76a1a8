import { toLatinDigits } from "@/lib/digits";
import { formatCount } from "@/lib/format";
import {
  type Counted,
  findRow,
  foldOption,
  MAX_OPTION_STOCK,
  type ProductOption,
} from "@/lib/products/options";
import { isLowStock, isSoldOut, MAX_STOCK, parseStock } from "@/lib/products/stock-text";
import { cleanLine } from "@/lib/text";

// What a product's page asks of its stock is a file of its own: the others are for who edits products.
export { isSoldOut, MAX_STOCK, parseStock };

export const MAX_PRICE = 1_000_000;
export const MAX_PRODUCT_NAME_LENGTH = 100;
export const TOO_MANY_PIECES_MESSAGE = `Please enter at most ${formatCount(MAX_STOCK)} pieces.`;
/** A multiple of the two and of the three columns of the grid. */
export const PRODUCTS_PER_PAGE = 48;
/** How many of the newest the home page shows. */
export const NEW_ARRIVALS = 6;
/** How many others a product's page shows. */
export const RELATED_PRODUCTS = 4;

/** A price as people write it (`৳ 1,250`, `১২৫০`) in whole BDT from 1 to 1,000,000, or null. */
export function parsePrice(input: string | number): number | null {
  const text = toLatinDigits(String(input))
    .replace(/^\s*(৳|BDT|Tk\.?)/i, "")
    .replace(/[,\s]/g, "");
  if (!/^\d{1,7}$/.test(text)) return null;
  const price = Number(text);
  return price >= 1 && price <= MAX_PRICE ? price : null;
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

/** As catalogues and networks read it: the same word in the page and in the feed. */
export function availabilityInWords(product: { stock: string }): "in stock" | "out of stock" {
  return isSoldOut(product) ? "out of stock" : "in stock";
}

/** The pieces left of a product that is nearly gone, from 1 to five; null of any other. */
export function getLowStock(product: { stock: string }): number | null {
  const pieces = parseStock(product.stock);
  return isLowStock(pieces) ? pieces : null;
}

/** The pages that so many products fill: one at least, which says that there are none. */
export function countPages(products: number): number {
  return Math.max(1, Math.ceil(products / PRODUCTS_PER_PAGE));
}

const MAX_PAGES_NAMED_ALL = 12;

/**
 * The pages that a page links to, in order: all of them where they are few. Where they are many, the ten that it is one
 * of, the first, the last, and every tenth, on each of which are the ten that it ends: so any page is at most one
 * further step away.
 */
export function listPageNumbers(page: number, pages: number): number[] {
  const numbers = Array.from({ length: pages }, (_, index) => index + 1);
  if (pages <= MAX_PAGES_NAMED_ALL) return numbers;
  const tenOf = (number: number) => Math.ceil(number / 10);
  return numbers.filter(
    (number) => number === 1 || number === pages || number % 10 === 0 || tenOf(number) === tenOf(page),
  );
}

/** Comma-separated text, or a list, as a list: trimmed, without empties and doubles, which are told without regard to case and width. */
export function parseList(input: string | string[]): string[] {
  const entries = (Array.isArray(input) ? input : input.split(",")).map(cleanLine).filter(Boolean);
  const keys = entries.map(foldOption);
  return entries.filter((_, index) => keys.indexOf(keys[index] ?? "") === index);
}

/** True for an https address of any host, or a path of this site under /catalogue/ or /images/. */
export function isImageAddress(address: string): boolean {
  if (/^\/(catalogue|images)\/[\w./-]+$/.test(address)) return !address.includes("..");
  if (!/^https:\/\/[^\s"'<>\\]+$/.test(address) || !URL.canParse(address)) return false;
  const { username, password } = new URL(address);
  return !username && !password;
}
