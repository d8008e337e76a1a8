import { familiesOf, listHexes } from "@/lib/catalogue/search/color-names";
import { splitWords } from "@/lib/catalogue/search/words";
import { optionSlug } from "@/lib/platform/text/option-slug";

/** A colour of a product as its page and its card show it beside the word. */
export interface ProductColor {
  name: string;
  /** As an address has it. */
  slug: string;
  /** What a filter or a search calls it. */
  families: string[];
  /** CSS of a background; empty of a colour that no table knows. */
  swatch: string;
}

const PAPER = "#F7F5F0";
const MIXED = new Set(["melange", "heather", "marl", "chambray"].flatMap(splitWords));
const STRIPED = new Set(["stripe", "striped"].flatMap(splitWords));
const CHECKED = new Set(["check", "checked", "gingham", "plaid", "madras"].flatMap(splitWords));

export const listProductColors = (product: { name: string; colors: readonly string[] }): ProductColor[] =>
  product.colors.map((name) => ({
    name,
    slug: optionSlug(name),
    families: familiesOf(name),
    swatch: swatchOf(name, product.name),
  }));

/** The pattern is that of the colour's name or of the product's; without one, two colours have a half each. */
export function swatchOf(color: string, productName: string): string {
  const [hex, other] = listHexes(color);
  if (hex === undefined) return "";
  const words = splitWords(`${color} ${productName}`);
  const isOf = (pattern: ReadonlySet<string>) => words.some((word) => pattern.has(word));
  const second = other ?? PAPER;
  if (isOf(STRIPED)) return `repeating-linear-gradient(90deg,${hex} 0 3px,${second} 3px 6px)`;
  if (isOf(CHECKED)) return `repeating-conic-gradient(${hex} 0 25%,${second} 0 50%) 0 0/8px 8px`;
  if (isOf(MIXED)) return `repeating-conic-gradient(${hex} 0 35%,${second} 0 50%) 0 0/3px 3px`;
  return other === undefined ? hex : `linear-gradient(135deg,${hex} 50%,${other} 50%)`;
}
