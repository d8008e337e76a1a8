import { ORDERS_KEY } from "@/lib/orders/api";
import type { ReviewState } from "@/lib/orders/reviews/constants";
import type { ShownReviews } from "@/lib/orders/reviews/dto";
import type { DecideReviewRequest, SendReviewRequest } from "@/lib/orders/reviews/schema";
import { ApiError, callProtected, callPublic } from "@/lib/platform/http/client";
import { useListPages } from "@/lib/platform/http/list-pages";
import { useChange } from "@/lib/platform/http/use-change";

const REVIEWS_KEY = ["reviews"] as const;

/** Sends a review of a line: with a token, without a login. Sent again after a lost answer, it is the same review. */
export const useSendReview = () =>
  useChange([ORDERS_KEY], async (body: SendReviewRequest): Promise<void> => {
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
  });

/** The reviews of a product that come after one that is shown. Throws ApiError. */
export const readMoreReviews = async (productId: string, after: string): Promise<ShownReviews> =>
  await callPublic("GET /products/{id}/reviews", { params: { id: productId }, query: { after } });

/** The reviews in this state, newest first, and how many there are in each. */
export function useDeskReviews(state: ReviewState) {
  return useListPages({
    key: [...REVIEWS_KEY, state],
    read: (cursor) => callProtected("GET /reviews", { query: { state, cursor } }),
  });
}

interface DecideReviewCall {
  id: string;
  decision: DecideReviewRequest;
}

/** Shows or hides a review, and replies to it. */
export const useDecideReview = () =>
  useChange([REVIEWS_KEY], ({ id, decision }: DecideReviewCall) =>
    callProtected("PATCH /reviews/{id}", { params: { id }, body: decision, retry: "idempotent" }),
  );
