import { type Catalogue, type Entry, NUMBERS_PER_OPTION } from "@/lib/search/catalogue";
import type { Facet, Facets } from "@/lib/search/dto";
import { compareSizes, type Filters } from "@/lib/search/rules";

export interface FilteredEntries {
  /** In the order of the filters; where they have none, as they came. */
  entries: Entry[];
  facets: Facets;
}

/**
 * The entries that have one of the values of each filter, in one option: a shirt that comes in L and in navy, but not in
 * navy L, is not what who asks for both wants. Each facet counts what one would see with that value beside the filters
 * of the other kinds. One pass over the entries.
 */
export function filterEntries(
  catalogue: Catalogue,
  candidates: readonly Entry[],
  filters: Filters,
): FilteredEntries {
  const wanted = {
    sizes: idsOf(filters.size, catalogue.sizes),
    families: idsOf(filters.color, catalogue.families),
    fits: idsOf(filters.fit, catalogue.fits),
  };
  const counts = new Counts(catalogue);
  const kept = candidates.filter((entry) => {
    if (filters.min !== null && entry.price < filters.min) return false;
    if (filters.max !== null && entry.price > filters.max) return false;
    const isFit = wanted.fits === null || wanted.fits.has(entry.fit);
    const hasOption = readOptions(
      catalogue,
      entry,
      { ...wanted, isInStock: filters.isInStock },
      isFit ? counts : null,
    );
    if (hasOption) counts.addFit(entry.fit);
    return isFit && hasOption;
  });
  return { entries: order(kept, filters), facets: counts.toFacets(filters) };
}

interface Labels {
  find: (slug: string) => number | undefined;
}

/** Null where nothing is asked for; a value that there is none of matches nothing. */
function idsOf(slugs: readonly string[], table: Labels): Set<number> | null {
  return slugs.length === 0 ? null : new Set(slugs.map((slug) => table.find(slug) ?? -1));
}

interface WantedOption {
  sizes: Set<number> | null;
  families: Set<number> | null;
  isInStock: boolean;
}

const NO_FAMILIES: number[] = [];

/** Whether one of its options is what is wanted; counts what each of them would be with one filter less. */
function readOptions(
  { colors }: Catalogue,
  { options }: Entry,
  { sizes, families, isInStock }: WantedOption,
  counts: Counts | null,
): boolean {
  let isWanted = false;
  counts?.nextEntry();
  for (let at = 0; at < options.length; at += NUMBERS_PER_OPTION) {
    const size = options[at] ?? 0;
    const ofColor = colors.factAt(options[at + 1] ?? 0) ?? NO_FAMILIES;
    const isThere = options[at + 2] === 1;
    const isSize = sizes === null || sizes.has(size);
    const isColor = families === null || ofColor.some((family) => families.has(family));
    const isStock = !isInStock || isThere;
    if (isSize && isColor && isStock) isWanted = true;
    if (!counts) continue;
    if (isColor && isStock) counts.addSize(size);
    if (isSize && isStock) for (const family of ofColor) counts.addFamily(family);
    if (isSize && isColor && isThere) counts.addInStock();
  }
  return isWanted;
}

/** How many entries have each value; of one entry a value counts once, in however many options it has it. */
class Counts {
  readonly #sizes: Int32Array;
  readonly #families: Int32Array;
  readonly #fits: Int32Array;
  readonly #sizeSeen: Int32Array;
  readonly #familySeen: Int32Array;
  #entry = 0;
  #inStock = 0;
  #inStockSeen = 0;

  constructor(readonly catalogue: Catalogue) {
    const { sizes, families, fits } = catalogue;
    this.#sizes = new Int32Array(sizes.size);
    this.#sizeSeen = new Int32Array(sizes.size);
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

  addFamily(family: number): void {
    if (this.#familySeen[family] === this.#entry) return;
    this.#familySeen[family] = this.#entry;
    this.#families[family] = (this.#families[family] ?? 0) + 1;
  }

  addInStock(): void {
    if (this.#inStockSeen === this.#entry) return;
    this.#inStockSeen = this.#entry;
    this.#inStock += 1;
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
      { slugAt, labelAt }: { slugAt: (id: number) => string; labelAt: (id: number) => string },
    ): Facet[] =>
      Array.from(counts, (count, id) => {
        const slug = slugAt(id);
        return { slug, label: labelAt(id), count, isChosen: chosen.includes(slug) };
      }).filter(({ slug, count, isChosen }) => slug !== "" && (count > 0 || isChosen));
    return {
      size: list(this.#sizes, filters.size, {
        slugAt: (id) => sizes.slugAt(id),
        labelAt: (id) => sizes.labelAt(id),
      }).toSorted((one, other) => compareSizes(one.slug, other.slug)),
      color: list(this.#families, filters.color, {
        slugAt: (id) => families.slugAt(id),
        labelAt: (id) => this.catalogue.familyLabel(id),
      }),
      fit: list(this.#fits, filters.fit, {
        slugAt: (id) => fits.slugAt(id),
        labelAt: (id) => fits.labelAt(id),
      }).toSorted(byLabel),
      inStock: this.#inStock,
    };
  }
}

/** Among equal prices the newest is first. */
function order(entries: Entry[], { sort }: Filters): Entry[] {
  if (sort === null) return entries;
  const newest = (one: Entry, other: Entry) => (one.id < other.id ? 1 : -1);
  if (sort === "new") return entries.toSorted(newest);
  const sign = sort === "low" ? 1 : -1;
  return entries.toSorted((one, other) => sign * (one.price - other.price) || newest(one, other));
}
