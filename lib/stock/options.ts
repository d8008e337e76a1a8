import { foldCase } from "@/lib/platform/text/text";

/** A size and a colour in which a product is made; either is empty where it comes in none. */
export interface ProductOption {
  size: string;
  color: string;
}

/** An option and the pieces of it that can be ordered. */
export interface StockRow extends ProductOption {
  stock: number;
}

/** The parts of a product that say what can be ordered of it. */
export interface Counted {
  /** Text: see parseStock. Counted by option, the sum in digits. */
  stock: string;
  /** Present where the product is counted by option; an option without a row is not made. */
  stockByOption?: StockRow[] | undefined;
}

/** The size of what is made in one that fits all. */
export const ONE_SIZE = "One size";

export const MAX_OPTIONS = 400;
export const MAX_OPTION_STOCK = 100_000;

/** The form in which sizes and colours are compared: without regard to case and width. */
export const foldOption = foldCase;

/** The one of these sizes, or colours, that this is, as it is spelled there. */
export const findSpelling = (entries: readonly string[], wanted: string): string | undefined =>
  entries.find((entry) => foldOption(entry) === foldOption(wanted));

/** One text for each option, to compare and look up by. */
export function optionKey({ size, color }: ProductOption): string {
  return JSON.stringify([foldOption(size), foldOption(color)]);
}

/** The option of such a text, in the form that is compared; null for any other text. */
export function parseOptionKey(key: string): ProductOption | null {
  try {
    const names: unknown = JSON.parse(key);
    const [size, color]: unknown[] = Array.isArray(names) ? names : [];
    return typeof size === "string" && typeof color === "string" ? { size, color } : null;
  } catch {
    return null;
  }
}

/** An option in words, such as `32, Indigo`; empty for that of a product without sizes and colours. */
export function describeOption({ size, color }: ProductOption): string {
  return [size, color].filter(Boolean).join(", ");
}

/** A product's name with its option, such as `Slim Denim (32, Indigo)`. */
export function nameWithOption(name: string, option: ProductOption): string {
  const choice = describeOption(option);
  return choice ? `${name} (${choice})` : name;
}

export function isSameOption(one: ProductOption, other: ProductOption): boolean {
  return optionKey(one) === optionKey(other);
}

/** Every size in every colour, colour by colour. */
export function listOptions({ sizes, colors }: { sizes: string[]; colors: string[] }): ProductOption[] {
  const [allSizes, allColors] = [orNone(sizes), orNone(colors)];
  return allColors.flatMap((color) => allSizes.map((size) => ({ size, color })));
}

/** A product without sizes is made in one that has no name; so with colours. */
function orNone(entries: string[]): string[] {
  return entries.length === 0 ? [""] : entries;
}

export function findRow(rows: readonly StockRow[] | undefined, option: ProductOption): StockRow | undefined {
  const key = optionKey(option);
  return rows?.find((row) => optionKey(row) === key);
}

export function sumStock(rows: readonly { stock: number }[]): number {
  return rows.reduce((sum, { stock }) => sum + stock, 0);
}

/** False for an option that a product counted by option is not made in. */
export function isOptionMade(product: Counted, option: ProductOption): boolean {
  return product.stockByOption === undefined || findRow(product.stockByOption, option) !== undefined;
}
