import "server-only";
import { countBestSellers } from "@/lib/reports/best-sellers/count-sold";
import { CACHE_TAGS } from "@/lib/platform/cache/cache-tags";
import { publishInvalidation } from "@/lib/platform/cache/publish-invalidation";
import { connectDb } from "@/lib/platform/database/db";
import { processState } from "@/lib/platform/process-state.mjs";

/** Counts anew; where the order has changed, the pages that show it are stale. */
export async function refreshBestSellers(now: Date): Promise<void> {
  await connectDb();
  const counted = await countBestSellers(now);
  const isSame = counted.join() === (processState.bestSellers ?? []).join();
  processState.bestSellers = counted;
  if (!isSame) await publishInvalidation({ tags: [CACHE_TAGS.bestSellers] });
}
