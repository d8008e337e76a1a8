import { useWords } from "#words";
import { type CategoryName, getCategoryByName } from "@/lib/categories";
import { allCategories } from "@/lib/shop-categories";

/** Says what the page calls each category that something names. */
export function useCategoryNames(): (name: CategoryName) => string {
  const words = useWords("categories");
  const all = allCategories();
  return (name) => {
    const category = getCategoryByName(all, name);
    return category ? words.name(category) : name;
  };
}

/** What the page calls the category that a product names. */
export const useCategoryName = (name: CategoryName): string => useCategoryNames()(name);
