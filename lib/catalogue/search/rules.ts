import { type CategorySlug } from "@/lib/categories";
import { categoryPath, collectionPath, PATHS } from "@/lib/paths";
import type { SORTS } from "@/lib/catalogue/search/constants";

export type Sort = (typeof SORTS)[number];

/** In whole BDT, both ends included; null is no limit. */
export interface PriceRange {
  min: number | null;
  max: number | null;
}

/** What a list of products is narrowed and ordered by. Values are slugs, in alphabetical order. */
export interface Filters extends PriceRange {
  size: string[];
  color: string[];
  fit: string[];
  isReduced: boolean;
  isInStock: boolean;
  /** Null: a category is newest first, a search has what fits best first. */
  sort: Sort | null;
}

export const NO_FILTERS: Filters = {
  size: [],
  color: [],
  fit: [],
  min: null,
  max: null,
  isReduced: false,
  isInStock: false,
  sort: null,
};

/** True where some products are left out. An order leaves out none. */
export function isNarrowed({ size, color, fit, min, max, isReduced, isInStock }: Filters): boolean {
  const isPriced = min !== null || max !== null || isReduced;
  return size.length + color.length + fit.length > 0 || isPriced || isInStock;
}

/** What the words of a search say of its filters and its order. */
export interface Said {
  price: PriceRange | null;
  isReduced: boolean;
  sort: Sort | null;
}

/** Whether the filters have all that the words say. */
export function isAsSaid(filters: Filters, { price, isReduced, sort }: Said): boolean {
  const isPrice = price === null || (filters.min === price.min && filters.max === price.max);
  return isPrice && (!isReduced || filters.isReduced) && (sort === null || filters.sort === sort);
}

/** The filters that somebody has set beside the words. */
export function withoutSaid(filters: Filters, { price, isReduced, sort }: Said): Filters {
  return {
    ...filters,
    ...(price !== null && { min: null, max: null }),
    ...(isReduced && { isReduced: false }),
    ...(sort !== null && { sort: null }),
  };
}

interface Place {
  q?: string | undefined;
  page?: number;
}

/** What stands behind the path, in the one order that it has: empty, or with its question mark. */
export function formatFilters(filters: Filters, { q, page = 1 }: Place = {}): string {
  const { size, color, fit, min, max, isReduced, isInStock, sort } = filters;
  const pairs: [string, string][] = [
    ["q", q ?? ""],
    ["size", size.join(",")],
    ["color", color.join(",")],
    ["fit", fit.join(",")],
    ["min", min === null ? "" : String(min)],
    ["max", max === null ? "" : String(max)],
    ["sale", isReduced ? "1" : ""],
    ["stock", isInStock ? "in" : ""],
    ["sort", sort ?? ""],
    ["page", page > 1 ? String(page) : ""],
  ];
  const written = pairs.filter(([, value]) => value !== "").map(([key, value]) => `${key}=${encode(value)}`);
  return written.length === 0 ? "" : `?${written.join("&")}`;
}

const encode = (value: string): string =>
  encodeURIComponent(value).replaceAll("%2C", ",").replaceAll("%20", "+");

/** A category narrowed and ordered; as it is without either, the plain page. */
export const filteredCategoryPath = (slug: CategorySlug, filters: Filters, page = 1): string =>
  narrowedPath((number) => categoryPath(slug, number), filters, page);

/** A collection narrowed and ordered; as it is without either, the plain page. */
export const filteredCollectionPath = (slug: string, filters: Filters, page = 1): string =>
  narrowedPath((number) => collectionPath(slug, number), filters, page);

function narrowedPath(pathOf: (page?: number) => string, filters: Filters, page: number): string {
  return formatFilters(filters) === "" ? pathOf(page) : pathOf() + formatFilters(filters, { page });
}

export function searchPath(q: string, filters: Filters = NO_FILTERS, page = 1): string {
  return PATHS.search + formatFilters(filters, { q, page });
}

interface WishedSearchPlace extends Place, Said {
  q: string;
  words: string;
}

/** The path of a search whose words say something of filters: they keep it while it counts, else the filters have theirs. */
export function wishedSearchPath({ q, words, page, ...said }: WishedSearchPlace, filters: Filters): string {
  if (!isAsSaid(filters, said)) return searchPath(words, filters, page);
  const others = withoutSaid(filters, said);
  const isAlone = formatFilters(others) === "";
  // Beside other filters an address says that only what is reduced is meant: a form has no word for a box that is not ticked.
  return searchPath(q, isAlone ? others : { ...others, isReduced: filters.isReduced }, page);
}

/** Letter sizes as they grow, then numbers, then the rest by name. */
export function compareSizes(one: string, other: string): number {
  return sizeRank(one) - sizeRank(other) || one.localeCompare(other);
}

const LETTER_SIZES = ["xs", "s", "m", "l", "xl", "xxl", "2xl", "xxxl", "3xl", "4xl", "5xl"];
const AFTER_LETTERS = 100;
const AFTER_NUMBERS = 1_000_000;

function sizeRank(slug: string): number {
  const letter = LETTER_SIZES.indexOf(slug);
  if (letter >= 0) return letter;
  const number = Number.parseFloat(slug);
  return Number.isNaN(number) ? AFTER_NUMBERS : AFTER_LETTERS + number;
}
