import "server-only";
import { changeTags } from "@/lib/products/change-tags";
import { listProductsByIds } from "@/lib/products/queries";

/** What products whose stock has changed make stale. */
export async function listStockTags(productIds: string[]): Promise<string[]> {
  const products = await listProductsByIds(productIds);
  const tags = products.flatMap(({ _id, category }) =>
    changeTags({ productId: _id, categories: [category] }),
  );
  return [...new Set(tags)];
}
