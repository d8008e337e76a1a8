import { type CategoryName, getCategoryByName } from "@/lib/categories";
import { allCategories } from "@/lib/shop-categories";
import type { Words } from "@/lib/words/words";

/** What a language calls the category that something names; the name itself where there is no such category. */
export function sayCategory({ name: nameOf }: Pick<Words["categories"], "name">, name: CategoryName): string {
  const category = getCategoryByName(allCategories(), name);
  return category ? nameOf(category) : name;
}
