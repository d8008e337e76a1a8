import { useWords } from "#words";
import { sayCategory } from "@/components/words/say-category";
import type { CategoryName } from "@/lib/categories";

/** Says what the page calls each category that something names. */
export function useCategoryNames(): (name: CategoryName) => string {
  const words = useWords("categories");
  return (name) => sayCategory(words, name);
}

/** What the page calls the category that a product names. */
export const useCategoryName = (name: CategoryName): string => useCategoryNames()(name);
