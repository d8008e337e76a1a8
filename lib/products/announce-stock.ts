import "server-only";
import { announceChange } from "@/lib/changes/announce-change";
import { changeTags } from "@/lib/products/change-tags";
import { listProductsByIds } from "@/lib/products/queries";

/** Makes the pages of products whose stock has changed stale on every server, this one too. Needs no request. */
export async function announceStock(productIds: string[]): Promise<void> {
  if (productIds.length === 0) return;
  const products = await listProductsByIds(productIds);
  const tags = products.flatMap(({ _id, category }) =>
    changeTags({ productId: _id, categories: [category] }),
  );
  await announceChange({ tags: [...new Set(tags)] });
}
