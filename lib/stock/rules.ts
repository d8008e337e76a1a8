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

/** For pieces that come in. */
export const PIECES_MESSAGE = OPTION_STOCK_MESSAGE.replace("from 0", "from 1");

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

const PAISA_A_TAKA = 100;
const MAX_TAKA = 1_000_000;

export const UNIT_COST_MESSAGE = "Please enter an amount such as 350 or 350.50, up to 1,000,000 BDT.";

/** What is typed as the cost of a piece (`৳ 1,250`, `১২৫০.৫০`) in paisa, or null. */
export function parseUnitCost(input: string | number): number | null {
  const text = toLatinDigits(String(input))
    .replace(/^\s*(৳|BDT|Tk\.?)/i, "")
    .replace(/[,\s]/g, "");
  const [, taka = "", paisa = ""] = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  const cost = Number(taka) * PAISA_A_TAKA + Number(paisa.padEnd(2, "0"));
  return cost >= 1 && cost <= MAX_TAKA * PAISA_A_TAKA ? cost : null;
}

/** Paisa as an amount in BDT, such as `350` or `350.50`. */
export function unitCostText(paisa: number): string {
  const taka = Math.floor(paisa / PAISA_A_TAKA);
  const rest = paisa % PAISA_A_TAKA;
  return rest === 0 ? String(taka) : `${taka}.${String(rest).padStart(2, "0")}`;
}

export const toPaisa = (taka: number): number => taka * PAISA_A_TAKA;

/** Whole BDT, rounded half up. */
export const toTaka = (paisa: number): number => Math.floor(paisa / PAISA_A_TAKA + 0.5);

interface CostedUnit {
  cost?: { paisa: number; edit: number } | null | undefined;
}

/** A product's cost in whole BDT, and how often one was typed. */
export interface ProductCost {
  cost?: number | null | undefined;
  costEdits?: number | null | undefined;
}

/**
 * What a piece costs today, in whole paisa: the option's own average, unless an admin has typed another cost of the
 * product since; null where nobody has told.
 */
export function costOf(product: ProductCost, unit: CostedUnit | null | undefined): number | null {
  if (unit?.cost && unit.cost.edit === (product.costEdits ?? 0)) return Math.round(unit.cost.paisa);
  return product.cost ? toPaisa(product.cost) : null;
}
