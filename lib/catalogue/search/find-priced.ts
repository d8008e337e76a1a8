import type { Catalogue } from "@/lib/catalogue/search/catalogue";
import type { Entry } from "@/lib/catalogue/search/entry";
import { type Found, findProducts } from "@/lib/catalogue/search/find-products";
import { orderAsWished } from "@/lib/catalogue/search/match-categories";
import type { PricedSearch } from "@/lib/catalogue/search/read-price-words";
import { NO_FILTERS, type Said } from "@/lib/catalogue/search/rules";

interface AskedWords {
  words: string;
  /** True where a price or a filter narrows the search. */
  isNarrowed: boolean;
}

/** Finds products by words, at any price. Without words: every product if a price or filter narrows, else none. */
export function findAsked(catalogue: Catalogue, { words, isNarrowed }: AskedWords): Found {
  if (words !== "") return findProducts(catalogue, words);
  return { entries: isNarrowed ? listInStockFirst(catalogue) : [], corrected: null, lacked: [] };
}

/** The products that a search finds in the price range that it names, and as its words wish. */
export function findPriced(catalogue: Catalogue, asked: PricedSearch & Partial<Said>): Found {
  const { words, price, isReduced = false, sort = null } = asked;
  const isNarrowed = price !== null || isReduced || sort !== null;
  const { entries, ...told } = findAsked(catalogue, { words, isNarrowed });
  const { min, max } = price ?? NO_FILTERS;
  const isPriced = (entry: Entry) =>
    (min === null || entry.price >= min) &&
    (max === null || entry.price <= max) &&
    (!isReduced || entry.oldPrice !== null);
  const priced = entries.filter(isPriced);
  return { entries: sort === null ? priced : orderAsWished(catalogue, priced, { words, sort }), ...told };
}

function listInStockFirst(catalogue: Catalogue): Entry[] {
  const all = catalogue.list();
  return [...all.filter(({ isSoldOut }) => !isSoldOut), ...all.filter(({ isSoldOut }) => isSoldOut)];
}
