import "server-only";
import { revalidateTag } from "next/cache";
import { CACHE_TAGS } from "@/lib/cache-tags";
import type { CategoryName } from "@/lib/catalog";
import { logError } from "@/lib/log";
import { listProductsByIds } from "@/lib/products/queries";

interface ChangedProduct {
  productId: string;
  categories: CategoryName[];
}

/** After this the next visitor of the product's page and of its categories gets them fresh. Needs a request. */
export function revalidateProduct({ productId, categories }: ChangedProduct): void {
  const tags = [CACHE_TAGS.products, CACHE_TAGS.product(productId), ...categories.map(CACHE_TAGS.category)];
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
}

/** The same for products whose stock has changed. Never throws: the change itself is done, and pages expire. */
export async function revalidateProducts(productIds: string[]): Promise<void> {
  if (productIds.length === 0) return;
  try {
    for (const product of await listProductsByIds(productIds)) {
      revalidateProduct({ productId: product._id, categories: [product.category] });
    }
  } catch (error) {
    logError("pages left as they are", { error });
  }
}
