import { LRUCache } from "lru-cache";
import { COLOR_FAMILIES } from "@/lib/catalogue/search/catalog-colors";
import type { CategoryName } from "@/lib/categories";
import { readStockNote } from "@/lib/stock/availability";
import { oldPriceOf } from "@/lib/catalogue/prices/rules";
import { lookOf } from "@/lib/catalogue/products/pictured-color";
import { listOptions } from "@/lib/stock/options";
import { isSoldOut } from "@/lib/stock/stock-text";
import { familiesOf } from "@/lib/catalogue/search/color-names";
import { Concepts } from "@/lib/catalogue/search/concepts";
import { type Entry, type FilteredEntries, sortEntries } from "@/lib/catalogue/search/entry";
import type { IndexedProduct } from "@/lib/catalogue/search/indexed-product";
import { LabelTable } from "@/lib/catalogue/search/label-table";
import { optionSlug } from "@/lib/platform/text/option-slug";
import type { Sort } from "@/lib/catalogue/search/rules";
import { TextIndex } from "@/lib/catalogue/search/text-index";

/** Each of a category of 4,000 is 32 KB at the most. */
const MAX_NARROWED = 50;
/** The same for all. */
const NO_PICTURES: Entry["pictures"] = [];

/** All products of the shop in memory. Told of one change at a time, it answers every question from here. */
export class Catalogue {
  readonly concepts: Concepts;
  readonly text: TextIndex;
  readonly sizes = new LabelTable(optionSlug, () => null);
  readonly fits = new LabelTable(optionSlug, () => null);
  /** The colours, each with the numbers of its families. */
  readonly colors: LabelTable<number[]>;
  readonly families = new LabelTable(optionSlug, () => null);
  /** The lists that were narrowed last, until a product changes. */
  readonly narrowed = new LRUCache<string, FilteredEntries>({ max: MAX_NARROWED });
  readonly #entries = new Map<string, Entry>();
  /** Lists by category and order; a list is made anew when it is next read after a product or a price has changed. */
  #lists = new Map<string, Entry[]>();

  constructor(concepts = new Concepts()) {
    this.concepts = concepts;
    this.text = new TextIndex(concepts);
    for (const { slug } of COLOR_FAMILIES) this.families.idOf(slug);
    this.colors = new LabelTable(optionSlug, (color) => this.#familiesOf(color));
  }

  get size(): number {
    return this.#entries.size;
  }

  get(id: string): Entry | undefined {
    return this.#entries.get(id);
  }

  ids(): string[] {
    return [...this.#entries.keys()];
  }

  /** Adds a product, or takes over what has changed of it. */
  set(product: IndexedProduct): void {
    const known = this.#entries.get(product._id);
    const entry = { ...this.#entryOf(product), id: product._id };
    this.text.set(product);
    this.narrowed.clear();
    if (known) {
      if (known.category !== entry.category || known.price !== entry.price) this.#lists = new Map();
      Object.assign(known, entry);
      return;
    }
    this.#entries.set(product._id, entry);
    this.#lists = new Map();
  }

  delete(id: string): void {
    if (!this.#entries.delete(id)) return;
    this.text.delete(id);
    this.narrowed.clear();
    this.#lists = new Map();
  }

  /** The entries of a category, or all, in an order. */
  list(category: CategoryName | null = null, sort: Sort = "new"): readonly Entry[] {
    const key = JSON.stringify([category, sort]);
    const made = this.#lists.get(key);
    if (made) return made;
    const entries = [...this.#entries.values()].filter(
      (entry) => category === null || entry.category === category,
    );
    const sorted = sortEntries(entries, sort);
    this.#lists.set(key, sorted);
    return sorted;
  }

  #entryOf(product: IndexedProduct): Omit<Entry, "id"> {
    const { name, nameBn, category, price, image1, colors, fit } = product;
    const soldOut = isSoldOut(product);
    const rows =
      product.stockByOption ?? listOptions(product).map((option) => ({ ...option, stock: soldOut ? 0 : 1 }));
    const options = rows.flatMap(({ size, color, stock }) => [
      this.sizes.idOf(size),
      this.colors.idOf(color),
      stock > 0 ? 1 : 0,
    ]);
    return {
      name,
      nameBn,
      category,
      price,
      oldPrice: oldPriceOf(product),
      image1,
      pictures:
        colors.length < 2
          ? NO_PICTURES
          : colors.map((color) => {
              const { image1: image, shownIn } = lookOf(product, color);
              return { color: this.colors.idOf(color), image, shownIn };
            }),
      named: familiesOf(name).map((family) => this.families.idOf(family)),
      isSoldOut: soldOut,
      stockNote: readStockNote(product),
      fit: this.fits.idOf(fit),
      fitLabel: fit,
      options: Uint32Array.from(options),
    };
  }

  /** A colour that no table knows is a family of its own. */
  #familiesOf(color: string): number[] {
    if (color === "") return [];
    const families = familiesOf(color);
    return (families.length > 0 ? families : [color]).map((family) => this.families.idOf(family));
  }

  /** The numbers of the families near it, the nearest first. */
  nearFamilies(family: number): number[] {
    const slug = this.families.slugAt(family);
    const near = COLOR_FAMILIES.find((known) => known.slug === slug)?.near;
    return near?.split(", ").flatMap((name) => this.families.find(name) ?? []) ?? [];
  }

  familyLabel(family: number): string {
    const slug = this.families.slugAt(family);
    return COLOR_FAMILIES.find((known) => known.slug === slug)?.label ?? this.families.labelAt(family);
  }
}
