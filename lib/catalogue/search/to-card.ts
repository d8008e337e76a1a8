import type { CardProduct } from "@/lib/catalogue/products/dto";
import type { Catalogue } from "@/lib/catalogue/search/catalogue";
import type { Suggestions } from "@/lib/catalogue/search/dto";
import { type Entry, NUMBERS_PER_OPTION } from "@/lib/catalogue/search/entry";
import { colorsIn } from "@/lib/catalogue/search/find-products";
import type { Filters } from "@/lib/catalogue/search/rules";
import type { ProductOption } from "@/lib/stock/options";

/** The sizes and colours in which a list is asked for, as an address has them. */
export type ShownOptions = Pick<Filters, "size" | "color">;

/** Those of the filters; without a colour among them, the colours that the words of a search name. */
export function listShown(catalogue: Catalogue, asked: ShownOptions & { words: string }): ShownOptions {
  const { size, color, words } = asked;
  return { size, color: color.length > 0 || words === "" ? color : colorsIn(catalogue, words) };
}

/** A card in the option that the list is asked for: it shows its colour, and opens the page on it. */
export function toCard(catalogue: Catalogue, entry: Entry, asked: ShownOptions): CardProduct {
  const { id, name, nameBn, price, oldPrice, fitLabel, stockNote } = entry;
  const option = findShown(catalogue, entry, asked);
  return {
    _id: id,
    name,
    ...(nameBn && { nameBn }),
    price,
    ...(oldPrice !== null && { compareAtPrice: oldPrice }),
    fit: fitLabel,
    colors: listColors(catalogue, entry),
    ...lookOf(catalogue, entry, option),
    ...(option && { option }),
    stockNote,
  };
}

/** The same for who is still typing. */
export function toSuggestion(
  catalogue: Catalogue,
  entry: Entry,
  asked: ShownOptions,
): Suggestions["products"][number] {
  const { id, name, nameBn, category, price, isSoldOut } = entry;
  const option = findShown(catalogue, entry, asked);
  return {
    _id: id,
    name,
    ...(nameBn && { nameBn }),
    category,
    price,
    ...lookOf(catalogue, entry, option),
    isSoldOut,
    ...(option && { color: option.color }),
  };
}

/** What is asked for of this product: an option that can be had, else one that is made. */
function findShown(catalogue: Catalogue, { options }: Entry, asked: ShownOptions): ProductOption | undefined {
  const { sizes, colors, families } = catalogue;
  if (asked.size.length === 0 && asked.color.length === 0) return undefined;
  const isAskedFamily = (family: number) => asked.color.includes(families.slugAt(family));
  const isAsked = (at: number) =>
    (asked.size.length === 0 || asked.size.includes(sizes.slugAt(options[at] ?? 0))) &&
    (asked.color.length === 0 || (colors.factAt(options[at + 1] ?? 0) ?? []).some(isAskedFamily));
  const places = Array.from(
    { length: options.length / NUMBERS_PER_OPTION },
    (_, at) => at * NUMBERS_PER_OPTION,
  );
  const meant = places.filter(isAsked);
  const at = meant.find((place) => options[place + 2] === 1) ?? meant[0];
  if (at === undefined) return undefined;
  // Of two sizes that are asked for, the page chooses none.
  const alike = meant.filter((place) => options[place + 2] === options[at + 2]);
  const isOneSize = new Set(alike.map((place) => options[place])).size === 1;
  return {
    size: asked.size.length > 0 && isOneSize ? sizes.labelAt(options[at] ?? 0) : "",
    color: asked.color.length === 0 ? "" : colors.labelAt(options[at + 1] ?? 0),
  };
}

function lookOf(catalogue: Catalogue, { image1, pictures }: Entry, option: ProductOption | undefined) {
  const own = option && pictures.find(({ color }) => catalogue.colors.labelAt(color) === option.color);
  return { image1: own?.image ?? image1, ...(own?.shownIn && { shownIn: own.shownIn }) };
}

/** Those that it is made in, in the order of its options. */
function listColors({ colors }: Catalogue, { options }: Entry): string[] {
  const ids = options.filter((_, index) => index % NUMBERS_PER_OPTION === 1);
  return [...new Set(ids)].map((id) => colors.labelAt(id)).filter(Boolean);
}
