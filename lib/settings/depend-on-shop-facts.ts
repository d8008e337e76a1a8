import "server-only";
import { unstable_cache } from "next/cache";
import { CACHE_TAGS } from "@/lib/platform/cache/cache-tags";
import { shopFactsRead } from "@/lib/settings/keep-shop-facts";

/** A cached read of nothing: what is rendered takes its tag. */
const takeTag = unstable_cache(async () => true, ["shop-facts"], { tags: [CACHE_TAGS.shopFacts] });

/**
 * Makes the page or document that is being rendered stale once the shop's facts change. Reads nothing from the database,
 * except before this server has read the facts for the first time: it waits for them, and throws where they cannot be read.
 */
export async function dependOnShopFacts(): Promise<void> {
  await shopFactsRead();
  await takeTag();
}
