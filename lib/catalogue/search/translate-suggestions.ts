import "server-only";
import { getCategoryByName } from "@/lib/categories";
import type { Suggestions } from "@/lib/catalogue/search/dto";
import { categoriesInForce } from "@/lib/shop-categories";
import type { Language } from "@/lib/words/constants";
import { wordsOf } from "@/lib/words/of-request";

/** Suggestions with their categories and colors as a language calls them. */
export function translateSuggestions({ products, categories }: Suggestions, language: Language): Suggestions {
  const { name: nameOf } = wordsOf("categories", language);
  const { color } = wordsOf("values", language);
  return {
    products: products.map(({ shownIn, ...product }) => ({
      ...product,
      ...(shownIn && { shownIn: color(shownIn) }),
    })),
    categories: categories.map(({ name, path }) => {
      const category = getCategoryByName(categoriesInForce(), name);
      return { name: category ? nameOf(category) : name, path };
    }),
  };
}
