import "server-only";
import { revalidateTag } from "next/cache";
import { Batcher } from "@/lib/platform/database/batcher";
import { publishInvalidation } from "@/lib/platform/cache/publish-invalidation";
import { getServerId } from "@/lib/platform/cache/server-id";
import { logError } from "@/lib/platform/log";
import { processState } from "@/lib/platform/process-state.mjs";
import { tagsOfProduct, type ChangedProduct } from "@/lib/catalogue/products/cache-invalidation";
import { tagsOfStock } from "@/lib/catalogue/products/cache-invalidation";

/**
 * After this the next visitor of the product's page and of its categories gets them fresh, and a second later so does
 * that of every other server. Needs a request. Never throws: the change itself is done, and pages expire.
 */
export async function revalidateProduct(product: ChangedProduct): Promise<void> {
  await revalidate(tagsOfProduct(product));
}

/** The same for several. */
export async function revalidateAll(products: ChangedProduct[]): Promise<void> {
  if (products.length > 0) await revalidate([...new Set(products.flatMap(tagsOfProduct))]);
}

/** The same for products whose stock has changed, and of which nothing else is known. */
export async function revalidateProducts(productIds: string[]): Promise<void> {
  if (productIds.length === 0) return;
  try {
    await revalidate(await tagsOfStock(productIds));
  } catch (error) {
    logError("pages left as they are", { error });
  }
}

const PUBLISH_DEADLINE_MS = 2_000;

/** In a rush, many orders tell the other servers with one write. */
const publishing = new Batcher<string[], null>({
  name: "invalidations",
  deadlineMs: PUBLISH_DEADLINE_MS,
  async work(asked) {
    await publishInvalidation({ tags: [...new Set(asked.flat())], knownTo: getServerId() });
    return asked.map(() => null);
  },
});

/** Makes what has one of these tags stale, here and on every other server. Needs a request. Never throws. */
export async function revalidate(tags: string[]): Promise<void> {
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
  // Work that was late has had its answer: the framework takes no more tags for that request.
  processState.pageTags?.invalidate(tags);
  try {
    await publishing.run(tags);
  } catch (error) {
    logError("pages of other servers left as they are", { error });
  }
}
