import type { CategoryName } from "@/lib/categories";
import type { Catalogue } from "@/lib/catalogue/search/catalogue";
import type { Entry } from "@/lib/catalogue/search/entry";
import { toTerms, wordsOf } from "@/lib/catalogue/search/find-products";
import { splitWords } from "@/lib/catalogue/search/words";
import { categoriesInForce } from "@/lib/shop-categories";

const MAX_CATEGORIES = 3;

/** The categories that the words name, else those that most of what was found is in. */
export function matchCategories(catalogue: Catalogue, q: string, entries: readonly Entry[]): CategoryName[] {
  const { concepts } = catalogue;
  const terms = toTerms(
    catalogue,
    wordsOf(q).map(({ stem }) => stem),
  );
  const named = categoriesInForce()
    .filter(({ name, plural, nameBn = "" }) => {
      const words = splitWords(`${name} ${plural} ${nameBn}`);
      const meanings = concepts.listIn(words);
      return terms.every(
        (term) =>
          term.concepts.some((concept) => meanings.includes(concept)) ||
          term.words.every((word) => words.some((own) => own.startsWith(word))),
      );
    })
    .map(({ name }) => name);
  if (terms.length > 0 && named.length > 0) return named.slice(0, MAX_CATEGORIES);
  const counts = new Map<CategoryName, number>();
  for (const { category } of entries) counts.set(category, (counts.get(category) ?? 0) + 1);
  const most = [...counts].toSorted(([, one], [, other]) => other - one);
  return most.slice(0, MAX_CATEGORIES).map(([name]) => name);
}
