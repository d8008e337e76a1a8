import { ORDERS_KEY } from "@/lib/orders/api";
import type { ReviewState } from "@/lib/orders/reviews/constants";
import type { DecideReviewRequest } from "@/lib/orders/reviews/schema";
import { sendReview } from "@/lib/orders/reviews/visitors/api";
import { callProtected } from "@/lib/platform/http/client";
import { useListPages } from "@/lib/platform/http/list-pages";
import { useChange } from "@/lib/platform/http/use-change";

const REVIEWS_KEY = ["reviews"] as const;

export const useSendReview = () => useChange([ORDERS_KEY], sendReview);

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
