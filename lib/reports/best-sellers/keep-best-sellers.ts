import "server-only";
import { countBestSellers } from "@/lib/reports/best-sellers/count-sold";
import { CACHE_TAGS } from "@/lib/platform/cache/cache-tags";
import { publishInvalidation } from "@/lib/platform/cache/publish-invalidation";
import { connectDb } from "@/lib/platform/database/db";
import { processState } from "@/lib/platform/process-state.mjs";
import { runPeriodically } from "@/lib/platform/jobs/run-periodically";
import { MINUTE_MS } from "@/lib/platform/time/durations.mjs";

const COUNT_INTERVAL_MS = 15 * MINUTE_MS;
const LONGEST_COUNT_MS = 60_000;

/** Counts anew; where the order has changed, the pages that show it are stale. */
export async function refreshBestSellers(now: Date): Promise<void> {
  await connectDb();
  const counted = await countBestSellers(now);
  const isSame = counted.join() === (processState.bestSellers ?? []).join();
  processState.bestSellers = counted;
  if (!isSame) await publishInvalidation({ tags: [CACHE_TAGS.bestSellers] });
}

/** Counts now and then every 15 minutes, so that no visitor waits for it, for as long as the process lives. */
export function startBestSellers(): void {
  runPeriodically({
    name: "best sellers",
    intervalMs: COUNT_INTERVAL_MS,
    deadlineMs: LONGEST_COUNT_MS,
    work: () => refreshBestSellers(new Date()),
  });
}
