import type { CategoryName } from "@/lib/categories";
import type { Catalogue } from "@/lib/catalogue/search/catalogue";
import { type Entry, sortEntries } from "@/lib/catalogue/search/entry";
import { readQuery } from "@/lib/catalogue/search/read-query";
import type { Sort } from "@/lib/catalogue/search/rules";
import { toTerms } from "@/lib/catalogue/search/terms";
import { splitWords } from "@/lib/catalogue/search/words";
import { categoriesInForce } from "@/lib/shop-categories";

const MAX_CATEGORIES = 3;

/** The categories that the words name, else those that most of what was found is in. */
export function matchCategories(catalogue: Catalogue, q: string, entries: readonly Entry[]): CategoryName[] {
  const named = listNamed(catalogue, q);
  if (named.length > 0) return named.slice(0, MAX_CATEGORIES);
  const counts = new Map<CategoryName, number>();
  for (const { category } of entries) counts.set(category, (counts.get(category) ?? 0) + 1);
  const most = [...counts].toSorted(([, one], [, other]) => other - one);
  return most.slice(0, MAX_CATEGORIES).map(([name]) => name);
}

/** The categories with products that all the words name. */
function listNamed(catalogue: Catalogue, q: string): CategoryName[] {
  const stems = readQuery(catalogue, q).map(({ stem }) => stem);
  const terms = toTerms(catalogue, stems);
  if (terms.length === 0) return [];
  return categoriesInForce()
    .filter(({ name, plural, nameBn = "" }) => {
      if (catalogue.list(name).length === 0) return false;
      const words = splitWords(`${name} ${plural} ${nameBn}`);
      const meanings = catalogue.concepts.listIn(words);
      return terms.every(
        (term) =>
          term.concepts.some((concept) => meanings.includes(concept)) ||
          term.words.every((word) => words.some((own) => own.startsWith(word))),
      );
    })
    .map(({ name }) => name);
}

/** What was found in the order that its words wish: "cheap jeans" are jeans first, and then the belt for them. */
export function orderAsWished(
  catalogue: Catalogue,
  entries: readonly Entry[],
  { words, sort }: { words: string; sort: Sort },
): Entry[] {
  const named = new Set(listNamed(catalogue, words));
  const rankOf = ({ category }: Entry) => (named.size === 0 || named.has(category) ? 0 : 1);
  return sortEntries(entries, sort).toSorted((one, other) => rankOf(one) - rankOf(other));
}
