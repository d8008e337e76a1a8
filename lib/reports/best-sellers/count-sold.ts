import "server-only";
import { BEST_SELLER_DAYS } from "@/lib/reports/best-sellers/constants";
import { listSoldLines } from "@/lib/orders/sold/keep-sold";

/** Some are sold out by the time they are shown. */
const MOST_SELLERS = 24;

/**
 * The products with the most pieces sold in the last 30 days, the best first. An order that waits for a call is no sale
 * yet: else people who order without wanting anything would choose what the home page shows. Pieces that came back do
 * not count.
 */
export async function countBestSellers(now: Date): Promise<string[]> {
  const pieces = new Map<string, number>();
  const lines = await listSoldLines({ days: BEST_SELLER_DAYS, now: now.getTime() });
  for (const { productId, sold } of lines) pieces.set(productId, (pieces.get(productId) ?? 0) + sold);
  return [...pieces]
    .filter(([, count]) => count > 0)
    .toSorted(([one, more], [other, most]) => most - more || one.localeCompare(other))
    .slice(0, MOST_SELLERS)
    .map(([productId]) => productId);
}
