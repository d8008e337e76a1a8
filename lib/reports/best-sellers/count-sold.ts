import "server-only";
import { firstIdSince } from "@/lib/platform/database/first-id-since";
import { BEST_SELLER_DAYS } from "@/lib/reports/best-sellers/constants";
import { listSoldLines } from "@/lib/orders/sold-lines";
import { DAY_MS } from "@/lib/platform/time/durations.mjs";

/** Some are sold out by the time they are shown. */
const MOST_SELLERS = 24;

/**
 * The products with the most pieces sold in the last 30 days, the best first. An order that waits for a call is no sale
 * yet: else people who order without wanting anything would choose what the home page shows. Pieces that came back do
 * not count. Walks an index some orders at a time: the demo's engine sums nothing itself where there are many.
 */
export async function countBestSellers(now: Date): Promise<string[]> {
  const oldest = firstIdSince(now.getTime() - BEST_SELLER_DAYS * DAY_MS);
  const pieces = new Map<string, number>();
  for await (const { productId, sold } of listSoldLines(oldest)) {
    const id = productId.toString();
    pieces.set(id, (pieces.get(id) ?? 0) + sold);
  }
  return [...pieces]
    .filter(([, count]) => count > 0)
    .toSorted(([one, more], [other, most]) => most - more || one.localeCompare(other))
    .slice(0, MOST_SELLERS)
    .map(([productId]) => productId);
}
