import type { CategoryName } from "@/lib/categories";
import type { StockNote } from "@/lib/stock/availability";
import type { Facets } from "@/lib/catalogue/search/dto";
import type { Sort } from "@/lib/catalogue/search/rules";

/** A product as it lies in memory, with the facts to find, filter, order, suggest and show it by. */
export interface Entry {
  readonly id: string;
  name: string;
  nameBn: string | undefined;
  category: CategoryName;
  price: number;
  /** Whole BDT; null where the price is not reduced. */
  oldPrice: number | null;
  image1: string;
  /** In the order of its colours, where there is a choice. */
  pictures: ColorPicture[];
  /** The families of the colours that its name says. */
  named: number[];
  isSoldOut: boolean;
  stockNote: StockNote;
  fit: number;
  /** As the product spells it. */
  fitLabel: string;
  /** Three numbers for each option that it is made in: size, colour, and 1 where it can be had. */
  options: Uint32Array;
}

interface ColorPicture {
  color: number;
  image: string;
  /** The colour that it shows, where that is another. */
  shownIn: string | undefined;
}

/** What is left of a list. */
export interface FilteredEntries {
  /** In the order in which they came. */
  entries: Entry[];
  facets: Facets;
}

/** The numbers of one option in `Entry.options`. */
export const NUMBERS_PER_OPTION = 3;

/** In a new list. Among equal prices the newest is first. */
export function sortEntries(entries: readonly Entry[], sort: Sort): Entry[] {
  const newest = (one: Entry, other: Entry) => (one.id < other.id ? 1 : -1);
  if (sort === "new") return entries.toSorted(newest);
  const sign = sort === "low" ? 1 : -1;
  return entries.toSorted((one, other) => sign * (one.price - other.price) || newest(one, other));
}
