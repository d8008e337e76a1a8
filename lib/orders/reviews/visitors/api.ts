import type { ShownReviews } from "@/lib/orders/reviews/dto";
import type { SendReviewRequest } from "@/lib/orders/reviews/schema";
import { ApiError, callProtected, callPublic } from "@/lib/platform/http/client";

/** Sends a review of a line: with a token, without a login. Sent again after a lost answer, it is the same review. */
export async function sendReview(body: SendReviewRequest): Promise<void> {
  const request = { body, retry: "idempotent" } as const;
  try {
    await (body.token === undefined
      ? callProtected("POST /reviews", request)
      : callPublic("POST /reviews", request));
  } catch (error) {
    // An earlier try of this very call has done it.
    const isDone = error instanceof ApiError && error.isRetry && error.code === "REVIEWED_ALREADY";
    if (!isDone) throw error;
  }
}

/** The reviews of a product that come after one that is shown. Throws ApiError. */
export const readMoreReviews = async (productId: string, after: string): Promise<ShownReviews> =>
  await callPublic("GET /products/{id}/reviews", { params: { id: productId }, query: { after } });
