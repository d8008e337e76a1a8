import "server-only";
import type { CategoryName } from "@/lib/categories";
import { categoryInForce } from "@/lib/catalogue/categories/in-force";
import { tagsOfProduct } from "@/lib/catalogue/products/cache-invalidation";
import { publishInvalidation } from "@/lib/platform/cache/publish-invalidation";
import { Product } from "@/models/product";

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
