import "server-only";
import type { Types } from "mongoose";
import { eraseEntries } from "@/lib/accounts/audit-log/erase-entries";
import { CACHE_TAGS } from "@/lib/platform/cache/cache-tags";
import { publishInvalidation } from "@/lib/platform/cache/publish-invalidation";
import { Review } from "@/models/review";

/**
 * Takes a person off their reviews: name, words and pictures go, and the shop's answer to them. How they rated and how it
 * fits stays, which is nobody's any more. Can be repeated.
 */
export async function forgetReviewer(userId: Types.ObjectId): Promise<void> {
  const reviews = await Review.find({ userId }).select("productId state").lean();
  await eraseEntries({ kind: "review", objectIds: reviews.map(({ _id }) => _id.toString()), label: "" });
  await Review.updateMany(
    { userId },
    { $set: { name: "", text: "", reply: "", pictures: [] }, $unset: { userId: 1 } },
  );
  const shown = reviews.filter(({ state }) => state === "shown");
  const tags = new Set(shown.map(({ productId }) => CACHE_TAGS.product(productId.toString())));
  if (tags.size > 0) await publishInvalidation({ tags: [...tags] });
}
