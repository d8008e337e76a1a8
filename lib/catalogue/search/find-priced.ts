import type { Catalogue } from "@/lib/catalogue/search/catalogue";
import type { Entry } from "@/lib/catalogue/search/entry";
import { type Found, findProducts } from "@/lib/catalogue/search/find-products";
import type { PricedSearch } from "@/lib/catalogue/search/read-price-words";
import { NO_FILTERS } from "@/lib/catalogue/search/rules";

interface AskedWords {
  words: string;
  /** True where a price or a filter narrows the search. */
  isNarrowed: boolean;
}

/** Finds products by words, at any price. Without words: every product if a price or filter narrows, else none. */
export function findAsked(catalogue: Catalogue, { words, isNarrowed }: AskedWords): Found {
  if (words !== "") return findProducts(catalogue, words);
  return { entries: isNarrowed ? listInStockFirst(catalogue) : [], corrected: null };
}

/** The products that a search finds in the price range that it names. */
export function findPriced(catalogue: Catalogue, asked: PricedSearch): Found {
  const { words, price } = asked;
  const { entries, corrected } = findAsked(catalogue, { words, isNarrowed: price !== null });
  const { min, max } = price ?? NO_FILTERS;
  const isPriced = (entry: Entry) =>
    (min === null || entry.price >= min) && (max === null || entry.price <= max);
  return { entries: entries.filter(isPriced), corrected };
}

function listInStockFirst(catalogue: Catalogue): Entry[] {
  const all = catalogue.list();
  return [...all.filter(({ isSoldOut }) => !isSoldOut), ...all.filter(({ isSoldOut }) => isSoldOut)];
}
