import "server-only";
import type { Category } from "@/lib/categories";
import { withPageDeadline } from "@/lib/platform/http/page-deadline";
import { categoryPath } from "@/lib/paths";
import type { CardProduct } from "@/lib/catalogue/products/dto";
import { countPages, PRODUCTS_PER_PAGE } from "@/lib/catalogue/products/rules";
import { type Answer, answerSearch } from "@/lib/catalogue/search/answer-search";
import type { Catalogue } from "@/lib/catalogue/search/catalogue";
import { countMissedSearch } from "@/lib/catalogue/search/count-missed-search";
import type { Facets, Suggestions } from "@/lib/catalogue/search/dto";
import type { FilteredEntries } from "@/lib/catalogue/search/entry";
import { filterCategory } from "@/lib/catalogue/search/filter-entries";
import { findPriced } from "@/lib/catalogue/search/find-priced";
import { readCatalogue, readCatalogueIfReady } from "@/lib/catalogue/search/keep-catalogue";
import { readFilters, type SearchParams } from "@/lib/catalogue/search/read-filters";
import { type PricedSearch, readPriceWords } from "@/lib/catalogue/search/read-price-words";
import { type Filters, NO_FILTERS } from "@/lib/catalogue/search/rules";
import { listShown, type ShownOptions, toCard, toSuggestion } from "@/lib/catalogue/search/to-card";
import { matchCategories } from "@/lib/catalogue/search/match-categories";
import { categoriesInForce } from "@/lib/shop-categories";

export interface Listing {
  filters: Filters;
  page: number;
  pages: number;
  /** The products on all pages. */
  count: number;
  products: CardProduct[];
  facets: Facets;
}

interface SearchResult extends Listing, PricedSearch, Omit<Answer, "asked" | "found" | "missed"> {
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
  const { q, words, price, filters } = asked;
  const shown = listShown(catalogue, { ...filters, words: answer.corrected ?? words });
  return { ...toListing(catalogue, found, { ...asked, shown }), q, words, price, ...answer };
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

/** While somebody types: a few products, and the categories that are meant. A last word that is not whole yet may be left out. */
export async function suggest(q: string, limit: number): Promise<Suggestions> {
  const catalogue = await readCatalogue();
  const asked = readPriceWords(q);
  const list = (words: PricedSearch) => findPriced(catalogue, words).entries;
  const found = list(asked);
  const entries = found.length > 0 ? found : list(readPriceWords(q.replace(/\S+\s*$/, "")));
  const shown = listShown(catalogue, { size: [], color: [], words: asked.words });
  const categories = matchCategories(catalogue, asked.words, entries);
  return {
    products: entries.slice(0, limit).map((entry) => toSuggestion(catalogue, entry, shown)),
    categories: categoriesInForce()
      .filter(({ name }) => categories.includes(name))
      .map(({ name, slug }) => ({
        name,
        path: categoryPath(slug),
      })),
  };
}
