import "server-only";
import { CATEGORY_NAMES, type CategoryName, categoryOfName } from "@/lib/categories";
import { readStoredCategories } from "@/lib/settings/categories/stored-categories";

const TWELVE: ReadonlySet<string> = new Set(CATEGORY_NAMES);

/** The category that has what a name stands for, straight from the database. The twelve are never renamed or deleted. */
export async function categoryInForce(name: CategoryName): Promise<CategoryName> {
  if (TWELVE.has(name)) return name;
  const { categories } = await readStoredCategories();
  return categoryOfName(categories, name)?.name ?? name;
}
