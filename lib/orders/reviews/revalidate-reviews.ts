import "server-only";
import type { Types } from "mongoose";
import { revalidate } from "@/lib/catalogue/products/revalidate";
import { CACHE_TAGS } from "@/lib/platform/cache/cache-tags";

/** Makes the pages of a product anew, whose reviews have changed. Needs a request. Never throws. */
export async function revalidateReviews(productId: Types.ObjectId): Promise<void> {
  await revalidate([CACHE_TAGS.product(productId.toString())]);
}
