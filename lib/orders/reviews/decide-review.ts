import "server-only";
import type { DecideReviewInput } from "@/lib/orders/reviews/schema";
import { AppError } from "@/lib/platform/http/errors";
import { Review } from "@/models/review";

interface DecideReviewOptions {
  reviewId: string;
  decision: DecideReviewInput;
}

/** Shows or hides a review, with the shop's reply. Returns the id of its product, whose pages change. Throws NOT_FOUND. */
export async function decideReview({ reviewId, decision }: DecideReviewOptions): Promise<string> {
  const { state, reply } = decision;
  const review = await Review.findOneAndUpdate(
    { _id: reviewId },
    { $set: { state, ...(reply !== undefined && { reply }) } },
  )
    .select("productId")
    .lean();
  if (!review) throw new AppError("NOT_FOUND");
  return review.productId.toString();
}
