import type { CategoryName } from "@/lib/categories";
import type { Catalogue } from "@/lib/catalogue/search/catalogue";
import type { Facet, Facets } from "@/lib/catalogue/search/dto";
import { type Entry, type FilteredEntries, NUMBERS_PER_OPTION } from "@/lib/catalogue/search/entry";
import { compareSizes, type Filters } from "@/lib/catalogue/search/rules";

/**
 * The entries that have one of the values of each filter, in one option: a shirt that comes in L and in navy, but not
 * in navy L, is not what who asks for both wants, nor is one of which that is sold out. What is sold out as a whole
 * comes last. Each facet counts what one would see with that value beside the
 * filters of the other kinds. One pass over the entries.
 */
export function filterEntries(
  catalogue: Catalogue,
  candidates: readonly Entry[],
  filters: Filters,
): FilteredEntries {
  const { min, max } = filters;
  const wanted = readWanted(catalogue, filters);
  const counts = new Counts(catalogue);
  const kept = candidates.filter((entry) => {
    if (min !== null && entry.price < min) return false;
    if (max !== null && entry.price > max) return false;
    if (filters.isReduced && entry.oldPrice === null) return false;
    const isFit = wanted.fits[entry.fit] === 1;
    const hasOption = isFit ? countOptions(entry, wanted, counts) : hasWantedOption(entry, wanted);
    if (hasOption) counts.addFit(entry.fit);
    const isKept = isFit && hasOption;
    if (isKept && entry.oldPrice !== null) counts.addReduced();
    return isKept;
  });
  return { entries: soldOutLast(kept), facets: counts.toFacets(filters) };
}

const soldOutLast = (entries: readonly Entry[]): Entry[] => [
  ...entries.filter(({ isSoldOut }) => !isSoldOut),
  ...entries.filter(({ isSoldOut }) => isSoldOut),
];

/** A category narrowed and ordered. The last ones are kept, for their other pages. */
export function filterCategory(
  catalogue: Catalogue,
  category: CategoryName,
  filters: Filters,
): FilteredEntries {
  const key = JSON.stringify([category, filters]);
  const kept = catalogue.narrowed.get(key);
  if (kept) return kept;
  const narrowed = filterEntries(catalogue, catalogue.list(category, filters.sort ?? "new"), filters);
  catalogue.narrowed.set(key, narrowed);
  return narrowed;
}

/** For each number of a label 1 where it is wanted: a table is looked up faster than a set, for each option of each entry. */
interface Wanted {
  sizes: Uint8Array;
  colors: Uint8Array;
  fits: Uint8Array;
  /** Whether its option has to be there: who asks for a size or a colour wants to have it. */
  isInStock: boolean;
}

function readWanted({ sizes, colors, families, fits }: Catalogue, filters: Filters): Wanted {
  const asked = new Set(filters.color.map((slug) => families.find(slug) ?? -1));
  const isColor = (color: number) =>
    asked.size === 0 || (colors.factAt(color) ?? []).some((family) => asked.has(family));
  return {
    sizes: wantedOf(sizes, filters.size),
    colors: Uint8Array.from({ length: colors.size }, (_, color) => Number(isColor(color))),
    fits: wantedOf(fits, filters.fit),
    isInStock: filters.isInStock || filters.size.length > 0 || filters.color.length > 0,
  };
}

type Labels = Pick<Catalogue["sizes"], "size" | "find" | "slugAt" | "labelAt">;

/** All where nothing is asked for; a value that there is none of matches nothing. */
function wantedOf(table: Labels, slugs: readonly string[]): Uint8Array {
  const wanted = new Uint8Array(table.size).fill(slugs.length === 0 ? 1 : 0);
  for (const slug of slugs) wanted[table.find(slug) ?? -1] = 1;
  return wanted;
}

function hasWantedOption({ options }: Entry, { sizes, colors, isInStock }: Wanted): boolean {
  for (let at = 0; at < options.length; at += NUMBERS_PER_OPTION) {
    const isStock = !isInStock || options[at + 2] === 1;
    if (isStock && sizes[options[at] ?? 0] === 1 && colors[options[at + 1] ?? 0] === 1) return true;
  }
  return false;
}

/** Whether one of its options is what is wanted; counts what each of them would be with one filter less. */
function countOptions({ options }: Entry, { sizes, colors, isInStock }: Wanted, counts: Counts): boolean {
  let isWanted = false;
  counts.nextEntry();
  for (let at = 0; at < options.length; at += NUMBERS_PER_OPTION) {
    const size = options[at] ?? 0;
    const color = options[at + 1] ?? 0;
    const isThere = options[at + 2] === 1;
    const isSize = sizes[size] === 1;
    const isColor = colors[color] === 1;
    if (isSize && isColor && (isThere || !isInStock)) isWanted = true;
    if (isColor && isThere) counts.addSize(size);
    if (isSize && isThere) counts.addColor(color);
    if (isSize && isColor && isThere) counts.addInStock();
  }
  return isWanted;
}

/** How many entries have each value. An entry counts once for a value, however many of its options have it. */
class Counts {
  readonly #sizes: Int32Array;
  readonly #families: Int32Array;
  readonly #fits: Int32Array;
  readonly #sizeSeen: Int32Array;
  readonly #colorSeen: Int32Array;
  readonly #familySeen: Int32Array;
  #entry = 0;
  #reduced = 0;
  #inStock = 0;
  #inStockSeen = 0;

  constructor(readonly catalogue: Catalogue) {
    const { sizes, colors, families, fits } = catalogue;
    this.#sizes = new Int32Array(sizes.size);
    this.#sizeSeen = new Int32Array(sizes.size);
    this.#colorSeen = new Int32Array(colors.size);
    this.#families = new Int32Array(families.size);
    this.#familySeen = new Int32Array(families.size);
    this.#fits = new Int32Array(fits.size);
  }

  nextEntry(): void {
    this.#entry += 1;
  }

  addSize(size: number): void {
    if (this.#sizeSeen[size] === this.#entry) return;
    this.#sizeSeen[size] = this.#entry;
    this.#sizes[size] = (this.#sizes[size] ?? 0) + 1;
  }

  addColor(color: number): void {
    if (this.#colorSeen[color] === this.#entry) return;
    this.#colorSeen[color] = this.#entry;
    for (const family of this.catalogue.colors.factAt(color) ?? []) this.#addFamily(family);
  }

  #addFamily(family: number): void {
    if (this.#familySeen[family] === this.#entry) return;
    this.#familySeen[family] = this.#entry;
    this.#families[family] = (this.#families[family] ?? 0) + 1;
  }

  addInStock(): void {
    if (this.#inStockSeen === this.#entry) return;
    this.#inStockSeen = this.#entry;
    this.#inStock += 1;
  }

  addReduced(): void {
    this.#reduced += 1;
  }

  addFit(fit: number): void {
    this.#fits[fit] = (this.#fits[fit] ?? 0) + 1;
  }

  toFacets(filters: Filters): Facets {
    const { sizes, families, fits } = this.catalogue;
    const byLabel = (one: Facet, other: Facet) => one.label.localeCompare(other.label);
    const list = (
      counts: Int32Array,
      chosen: readonly string[],
      table: Labels,
      labelAt = (id: number) => table.labelAt(id),
    ): Facet[] =>
      Array.from(counts, (count, id) => {
        const slug = table.slugAt(id);
        return { slug, label: labelAt(id), count, isChosen: chosen.includes(slug) };
      }).filter(({ slug, count, isChosen }) => slug !== "" && (count > 0 || isChosen));
    const color = list(this.#families, filters.color, families, (id) => this.catalogue.familyLabel(id));
    return {
      size: list(this.#sizes, filters.size, sizes).toSorted((one, other) =>
        compareSizes(one.slug, other.slug),
      ),
      color,
      fit: list(this.#fits, filters.fit, fits).toSorted(byLabel),
      reduced: this.#reduced,
      inStock: this.#inStock,
    };
  }
}
