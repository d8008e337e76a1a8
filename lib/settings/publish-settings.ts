import "server-only";
import { revalidateTag } from "next/cache";
import { CACHE_TAGS } from "@/lib/platform/cache/cache-tags";
import { publishInvalidation } from "@/lib/platform/cache/publish-invalidation";
import { getServerId } from "@/lib/platform/cache/server-id";
import { logError } from "@/lib/platform/log";
import { readShopFacts } from "@/lib/settings/keep-shop-facts";

/**
 * Puts changed settings in force: on this server at once, on every other one within about a second. Needs a request.
 * Never throws: the change itself is stored, and each server reads the settings again by itself.
 */
export async function publishSettings(): Promise<void> {
  try {
    await readShopFacts();
    revalidateTag(CACHE_TAGS.shopFacts, { expire: 0 });
    revalidateTag(CACHE_TAGS.shopPages, { expire: 0 });
    revalidateTag(CACHE_TAGS.homeLayout, { expire: 0 });
    await publishInvalidation({ tags: [CACHE_TAGS.settings], knownTo: getServerId() });
  } catch (error) {
    logError("settings not published", { error });
  }
}
