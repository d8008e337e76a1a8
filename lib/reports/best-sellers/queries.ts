import "server-only";
import { BEST_SELLERS, FEWEST_BEST_SELLERS } from "@/lib/reports/best-sellers/constants";
import { CACHE_TAGS } from "@/lib/platform/cache/cache-tags";
import { processState } from "@/lib/platform/process-state.mjs";
import { cachedRead } from "@/lib/platform/cache/cached-read";
import { isListed } from "@/lib/catalogue/products/drafts";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { listProductsByIds } from "@/lib/catalogue/products/queries";
import { isSoldOut } from "@/lib/stock/stock-text";

/** What sold best in the last 30 days and can still be had, the best first; nothing where that is less than a row. */
export function listBestSellers(): Promise<ProductDto[]> {
  return cachedRead({
    key: ["best-sellers"],
    tags: [CACHE_TAGS.bestSellers, CACHE_TAGS.products],
    read: () => readBestSellers(processState.bestSellers ?? []),
  });
}

export async function readBestSellers(productIds: string[]): Promise<ProductDto[]> {
  const products = await listProductsByIds(productIds);
  const rank = new Map(productIds.map((productId, index) => [productId, index]));
  const sellers = products
    .filter((product) => isListed(product) && !isSoldOut(product))
    .toSorted((one, other) => (rank.get(one._id) ?? 0) - (rank.get(other._id) ?? 0));
  // Whole rows of the grid.
  const shown = sellers.length < BEST_SELLERS ? FEWEST_BEST_SELLERS : BEST_SELLERS;
  return sellers.length < FEWEST_BEST_SELLERS ? [] : sellers.slice(0, shown);
}
