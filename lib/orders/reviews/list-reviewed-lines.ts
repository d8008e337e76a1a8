import "server-only";
import type { Types } from "mongoose";
import { engineHint } from "@/lib/platform/database/engine-hint";
import { Review } from "@/models/review";

/** The ids of the lines of these orders that have a review. */
export async function listReviewedLines(
  orders: readonly { _id: Types.ObjectId }[],
): Promise<ReadonlySet<string>> {
  if (orders.length === 0) return new Set();
  const reviews = await Review.find({ orderId: { $in: orders.map(({ _id }) => _id) } })
    .hint(engineHint({ orderId: 1, lineId: 1 }))
    .select("-_id lineId")
    .lean();
  return new Set(reviews.map(({ lineId }) => lineId.toString()));
}
