import "server-only";
import { revalidateReviews } from "@/lib/orders/reviews/revalidate-reviews";
import type { DecideReviewInput } from "@/lib/orders/reviews/schema";
import { AppError } from "@/lib/platform/http/errors";
import { Review } from "@/models/review";

interface DecideReviewOptions {
  reviewId: string;
  decision: DecideReviewInput;
}

/** Shows or hides a review, with the shop's reply, and makes the pages of its product anew. Throws NOT_FOUND. */
export async function decideReview({ reviewId, decision }: DecideReviewOptions): Promise<void> {
  const { state, reply } = decision;
  const review = await Review.findOneAndUpdate(
    { _id: reviewId },
    { $set: { state, ...(reply !== undefined && { reply }) } },
  )
    .select("productId")
    .lean();
  if (!review) throw new AppError("NOT_FOUND");
  await revalidateReviews(review.productId);
}
