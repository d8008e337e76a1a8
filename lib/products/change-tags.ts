import { CACHE_TAGS } from "@/lib/cache-tags";
import type { CategoryName } from "@/lib/catalog";

export interface ChangedProduct {
  productId: string;
  categories: CategoryName[];
}

/** What a changed product makes stale. */
export function changeTags({ productId, categories }: ChangedProduct): string[] {
  const ofCategories = new Set(categories.map(CACHE_TAGS.category));
  return [CACHE_TAGS.products, CACHE_TAGS.product(productId), ...ofCategories];
}
