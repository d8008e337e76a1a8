import "server-only";
import { publishInvalidation } from "@/lib/cache-invalidation/publish-invalidation";
import { listStockTags } from "@/lib/products/list-stock-tags";

/** Makes the pages of products whose stock has changed stale on every server, this one too. Needs no request. */
export async function announceStock(productIds: string[]): Promise<void> {
  if (productIds.length === 0) return;
  await publishInvalidation({ tags: await listStockTags(productIds) });
}
