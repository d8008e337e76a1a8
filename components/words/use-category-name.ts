import { useWords } from "#words";
import { type CategoryName, getCategoryByName } from "@/lib/categories";
import { allCategories } from "@/lib/shop-categories";

/** What the page calls the category that a product names. */
export function useCategoryName(name: CategoryName): string {
  const words = useWords("categories");
  const category = getCategoryByName(allCategories(), name);
  return category ? words.name(category) : name;
}
