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
  const reviews = await Review.find({ userId }).select("productId").lean();
  await eraseEntries({ kind: "review", objectIds: reviews.map(({ _id }) => _id.toString()), label: "" });
  await Review.updateMany({ userId }, { $set: { name: "", text: "", reply: "", pictures: [] } });
  // The desk may show or hide one meanwhile, so all of them count.
  const tags = new Set(reviews.map(({ productId }) => CACHE_TAGS.product(productId.toString())));
  if (tags.size > 0) await publishInvalidation({ tags: [...tags] });
  // Last: after a crash they are found again until the pages know.
  await Review.updateMany({ _id: { $in: reviews.map(({ _id }) => _id) } }, { $unset: { userId: 1 } });
}
