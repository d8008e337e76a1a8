import type { Catalogue } from "@/lib/catalogue/search/catalogue";
import type { Suggestions } from "@/lib/catalogue/search/dto";
import { findPriced } from "@/lib/catalogue/search/find-priced";
import { matchCategories } from "@/lib/catalogue/search/match-categories";
import { readWishes } from "@/lib/catalogue/search/read-wishes";
import { listShown, toSuggestion } from "@/lib/catalogue/search/to-card";
import { categoryPath } from "@/lib/paths";
import { categoriesInForce } from "@/lib/shop-categories";

const LAST_WORD = /\S+\s*$/;

/** The products and categories that a text may mean. A last word that is not whole yet may be left out. */
export function suggestFor(catalogue: Catalogue, { q, limit }: { q: string; limit: number }): Suggestions {
  const asked = readWishes(q);
  const found = findPriced(catalogue, asked).entries;
  const entries =
    found.length > 0 ? found : findPriced(catalogue, readWishes(q.replace(LAST_WORD, ""))).entries;
  const shown = listShown(catalogue, { size: [], color: [], words: asked.words });
  const categories = matchCategories(catalogue, asked.words, entries);
  return {
    products: entries.slice(0, limit).map((entry) => toSuggestion(catalogue, entry, shown)),
    categories: categoriesInForce()
      .filter(({ name }) => categories.includes(name))
      .map(({ name, slug }) => ({ name, path: categoryPath(slug) })),
  };
}
