import { isPrivateHost } from "@/lib/platform/text/is-private-host";
import { toLatinDigits } from "@/lib/platform/text/digits";
import { foldOption } from "@/lib/stock/options";
import { isLowStock, isSoldOut, parseStock } from "@/lib/stock/stock-text";
import { cleanLine } from "@/lib/platform/text/text";

/** Pictures of one colour. */
export const MAX_GALLERY = 4;
export const MAX_PRICE = 1_000_000;
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

/** The availability in the words of catalogues and networks: the same in the page and in the feed. */
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

/** Yes and no, as people and files write them; nothing is no. Null for anything else. */
export function parseFlag(input: string): boolean | null {
  const word = input.trim().toLowerCase();
  if (["yes", "true", "1"].includes(word)) return true;
  return ["", "no", "false", "0"].includes(word) ? false : null;
}

/** A plain field as a form and a file write it; nothing for what is not there. */
export function fieldText(value: string | number | boolean | string[] | undefined): string {
  if (typeof value === "boolean") return value ? "yes" : "";
  return Array.isArray(value) ? value.join(", ") : String(value ?? "");
}

/** Comma-separated text, or a list, as a list: trimmed, without empties and doubles, which are told without regard to case and width. */
export function parseList(input: string | string[]): string[] {
  const entries = (Array.isArray(input) ? input : input.split(",")).map(cleanLine).filter(Boolean);
  const keys = entries.map(foldOption);
  return entries.filter((_, index) => keys.indexOf(keys[index] ?? "") === index);
}

/**
 * A list of sizes or colors as it is typed in the product's form, with its Bengali digits as Latin ones: `৪২` is the size 42. A
 * name that the product has already stays, since another spelling would be another option.
 */
export const toLatinNames = (typed: string, stored: readonly string[]): string =>
  typed
    .split(",")
    .map((entry) => (stored.includes(entry.trim()) ? entry : toLatinDigits(entry)))
    .join(",");

/** True for an https address of any public host, or a path of this site under /catalogue/ or /images/. */
export function isImageAddress(address: string): boolean {
  if (/^\/(catalogue|images)\/[\w./-]+$/.test(address)) return !address.includes("..");
  if (!/^https:\/\/[^\s"'<>\\]+$/.test(address) || !URL.canParse(address)) return false;
  const { username, password, hostname } = new URL(address);
  return !username && !password && !isPrivateHost(hostname);
}
