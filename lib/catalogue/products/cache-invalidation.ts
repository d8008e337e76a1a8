import "server-only";
import { CACHE_TAGS } from "@/lib/platform/cache/cache-tags";
import type { CategoryName } from "@/lib/categories";
import { listProductsByIds } from "@/lib/catalogue/products/queries";
import { publishInvalidation } from "@/lib/platform/cache/publish-invalidation";

export interface ChangedProduct {
  productId: string;
  categories: CategoryName[];
}

/** What a changed product makes stale. */
export function tagsOfProduct({ productId, categories }: ChangedProduct): string[] {
  const ofCategories = new Set(categories.map(CACHE_TAGS.category));
  return [CACHE_TAGS.products, CACHE_TAGS.product(productId), ...ofCategories];
}

/** What products whose stock has changed make stale. */
export async function tagsOfStock(productIds: string[]): Promise<string[]> {
  const products = await listProductsByIds(productIds);
  const tags = products.flatMap(({ _id, category }) =>
    tagsOfProduct({ productId: _id, categories: [category] }),
  );
  return [...new Set(tags)];
}

/** Makes the pages of products whose stock has changed stale on every server, this one too. Needs no request. */
export async function invalidateStock(productIds: string[]): Promise<void> {
  if (productIds.length === 0) return;
  await publishInvalidation({ tags: await tagsOfStock(productIds) });
}
