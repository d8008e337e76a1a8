import "server-only";
import { CATEGORY_NAMES, type CategoryName, categoryOfName } from "@/lib/categories";
import { tagsOfProduct } from "@/lib/catalogue/products/cache-invalidation";
import { publishInvalidation } from "@/lib/platform/cache/publish-invalidation";
import { readStoredCategories } from "@/lib/settings/categories/stored-categories";
import { Product } from "@/models/product";

const TWELVE: ReadonlySet<string> = new Set(CATEGORY_NAMES);

/** The category that has what a name stands for, straight from the database. The twelve are never renamed or deleted. */
export async function categoryInForce(name: CategoryName): Promise<CategoryName> {
  if (TWELVE.has(name)) return name;
  const { categories } = await readStoredCategories();
  return categoryOfName(categories, name)?.name ?? name;
}

/**
 * After a product was written into a category: if that was deleted or renamed in the same moment, the product goes to the
 * one in its place. Whoever deletes looks for products afterwards, so one of the two sees the other. Returns its category.
 */
export async function settleCategory(productId: string, category: CategoryName): Promise<CategoryName> {
  const now = await categoryInForce(category);
  if (now === category) return category;
  await Product.updateOne({ _id: productId, category }, { $set: { category: now } });
  await publishInvalidation({ tags: tagsOfProduct({ productId, categories: [category, now] }) });
  return now;
}
