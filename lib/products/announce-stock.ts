import "server-only";
import { announceChange } from "@/lib/changes/announce-change";
import { listStockTags } from "@/lib/products/list-stock-tags";

/** Makes the pages of products whose stock has changed stale on every server, this one too. Needs no request. */
export async function announceStock(productIds: string[]): Promise<void> {
  if (productIds.length === 0) return;
  await announceChange({ tags: await listStockTags(productIds) });
}
