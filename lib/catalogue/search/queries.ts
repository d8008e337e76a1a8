import "server-only";
import type { Category } from "@/lib/categories";
import { withPageDeadline } from "@/lib/platform/http/page-deadline";
import type { CardProduct } from "@/lib/catalogue/products/dto";
import { countPages, PRODUCTS_PER_PAGE } from "@/lib/catalogue/products/rules";
import { type Answer, answerSearch } from "@/lib/catalogue/search/answer-search";
import type { Catalogue } from "@/lib/catalogue/search/catalogue";
import { countMissedSearch } from "@/lib/catalogue/search/count-missed-search";
import type { Facets, Suggestions } from "@/lib/catalogue/search/dto";
import type { FilteredEntries } from "@/lib/catalogue/search/entry";
import { filterCategory } from "@/lib/catalogue/search/filter-entries";
import { readCatalogue, readCatalogueIfReady } from "@/lib/catalogue/search/keep-catalogue";
import { readFilters, type SearchParams } from "@/lib/catalogue/search/read-filters";
import type { WishedSearch } from "@/lib/catalogue/search/read-wishes";
import { type Filters, NO_FILTERS } from "@/lib/catalogue/search/rules";
import { suggestFor } from "@/lib/catalogue/search/suggest-for";
import { listShown, type ShownOptions, toCard } from "@/lib/catalogue/search/to-card";

export interface Listing {
  filters: Filters;
  page: number;
  pages: number;
  /** The products on all pages. */
  count: number;
  products: CardProduct[];
  facets: Facets;
}

interface SearchResult extends Listing, WishedSearch, Omit<Answer, "asked" | "found" | "missed"> {
  q: string;
}

/** What a category can be narrowed by, with true counts; null at the very start of a large shop, whose plain pages wait for nothing. */
export async function getCategoryFacets({ name }: Category): Promise<Facets | null> {
  const catalogue = await readCatalogueIfReady();
  return catalogue && filterCategory(catalogue, name, NO_FILTERS).facets;
}

/** A category narrowed and ordered as an address says. */
export async function listFilteredCategory({ name }: Category, params: SearchParams): Promise<Listing> {
  const catalogue = await withPageDeadline(readCatalogue);
  // A category is not searched: a price in words is none of its filters.
  const asked = readFilters({ ...params, q: undefined }, catalogue);
  return toListing(catalogue, filterCategory(catalogue, name, asked.filters), asked);
}

/** What a search finds, narrowed and ordered as an address says. One that finds nothing is counted. */
export async function searchProducts(params: SearchParams): Promise<SearchResult> {
  const catalogue = await withPageDeadline(readCatalogue);
  const { asked, found, missed, ...answer } = answerSearch(catalogue, params);
  if (missed !== null) countMissedSearch(missed);
  const shown = listShown(catalogue, { ...asked.filters, words: answer.corrected ?? asked.words });
  return { ...asked, ...toListing(catalogue, found, { ...asked, shown }), ...answer };
}

interface AskedList {
  filters: Filters;
  page: number;
  /** Beside the filters' own: what the words of a search name. */
  shown?: ShownOptions;
}

/** The page that is asked for. */
export function toListing(
  catalogue: Catalogue,
  { entries, facets }: FilteredEntries,
  { filters, page, shown: options = filters }: AskedList,
): Listing {
  const pages = countPages(entries.length);
  const shownPage = page > pages ? 1 : page;
  const shown = entries.slice((shownPage - 1) * PRODUCTS_PER_PAGE, shownPage * PRODUCTS_PER_PAGE);
  return {
    filters,
    page: shownPage,
    pages,
    count: entries.length,
    products: shown.map((entry) => toCard(catalogue, entry, options)),
    facets,
  };
}

/** While somebody types: a few products, and the categories that are meant. */
export async function suggest(q: string, limit: number): Promise<Suggestions> {
  return suggestFor(await readCatalogue(), { q, limit });
}
