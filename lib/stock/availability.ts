import {
  type Counted,
  findSpelling,
  foldOption,
  isSameOption,
  listOptions,
  optionKey,
  type ProductOption,
} from "@/lib/stock/options";
import { isLowStock, isSoldOut, parseStock } from "@/lib/stock/stock-text";

/** What says in which sizes and colours a product can be had. */
export interface Choosable extends Counted {
  sizes: string[];
  colors: string[];
}

export interface Availability {
  /** Pieces that can be ordered; null where nobody counts them, 0 also for an option that is not made. */
  leftOf: (option: ProductOption) => number | null;
  isMade: (option: ProductOption) => boolean;
  /** All that can be had now, colour by colour. */
  options: ProductOption[];
}

/** Reads the counts of a product once, for as many questions as there are. */
export function readAvailability(product: Choosable): Availability {
  const { leftOf, isMade } = product.stockByOption ? readRows(product.stockByOption) : readStock(product);
  return { leftOf, isMade, options: listOptions(product).filter((option) => leftOf(option) !== 0) };
}

type Counts = Omit<Availability, "options">;

function readRows(rows: NonNullable<Counted["stockByOption"]>): Counts {
  const counts = new Map(rows.map((row) => [optionKey(row), row.stock]));
  return {
    leftOf: (option) => counts.get(optionKey(option)) ?? 0,
    isMade: (option) => counts.has(optionKey(option)),
  };
}

function readStock({ stock }: Counted): Counts {
  const left = parseStock(stock);
  return { leftOf: () => left, isMade: () => true };
}

/**
 * The option that is meant by a size, a colour, both or neither, in the product's own spelling: one that can be had
 * where there is one, else one that is made. An empty value, or one that the product does not come in, counts as not
 * given.
 */
export function pickOption(product: Choosable, wanted: ProductOption): ProductOption {
  const [size, color] = [
    findSpelling(product.sizes, wanted.size),
    findSpelling(product.colors, wanted.color),
  ];
  const { leftOf, isMade } = readAvailability(product);
  const meant = listOptions(product).filter(
    (option) => (size ?? option.size) === option.size && (color ?? option.color) === option.color,
  );
  const found = meant.find((option) => leftOf(option) !== 0) ?? meant.find(isMade) ?? meant[0];
  return found ?? { size: "", color: "" };
}

const MAX_ALTERNATIVES = 12;

/** The options to take instead of another: first those of its size, then those of its colour; at most twelve. */
export function nearestTo<Option extends ProductOption>(
  options: readonly Option[],
  wanted: ProductOption,
): Option[] {
  const distance = ({ size, color }: ProductOption) => {
    if (foldOption(size) === foldOption(wanted.size)) return 0;
    return foldOption(color) === foldOption(wanted.color) ? 1 : 2;
  };
  return options
    .filter((option) => !isSameOption(option, wanted))
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, MAX_ALTERNATIVES);
}

/** Whether most sizes of a product are gone in every colour, and not all of them. */
export function hasFewSizes({ sizes, stockByOption }: Choosable): boolean {
  if (!stockByOption) return false;
  const rowsOf = (size: string) => stockByOption.filter((row) => foldOption(row.size) === foldOption(size));
  const made = sizes.map(rowsOf).filter((rows) => rows.length > 0);
  const gone = made.filter((rows) => rows.every(({ stock }) => stock === 0)).length;
  return gone < made.length && gone * 2 > made.length;
}

/** The note on a card: null while enough is there; a number for the few pieces left of a product counted as one. */
export type StockNote = "sold out" | "few sizes" | number | null;

export function readStockNote(product: Choosable): StockNote {
  if (isSoldOut(product)) return "sold out";
  if (product.stockByOption) return hasFewSizes(product) ? "few sizes" : null;
  const left = parseStock(product.stock);
  return isLowStock(left) ? left : null;
}

/** The sizes, as `other` spells them, in which it can be had and `product` is made. */
export function sharedSizes(product: Choosable, other: Choosable): string[] {
  const wanted = new Set(product.sizes.map(foldOption));
  const there = new Set(readAvailability(other).options.map(({ size }) => size));
  return other.sizes.filter((size) => there.has(size) && wanted.has(foldOption(size)));
}

/** The others that can be had in sizes of a sold-out product: first those in most sizes, otherwise in their order. */
export function inSameSizes<Other extends Choosable>(product: Choosable, others: readonly Other[]): Other[] {
  const there = others.filter((other) => !isSoldOut(other));
  // A product without sizes fits everybody, and any other may stand in for it.
  if (product.sizes.length === 0) return there;
  const ranked = there.map((other) => ({ other, shared: sharedSizes(product, other).length }));
  return ranked
    .filter(({ shared }) => shared > 0)
    .toSorted((one, two) => two.shared - one.shared)
    .map(({ other }) => other);
}
