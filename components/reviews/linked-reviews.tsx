"use client";

import { lazy, Suspense } from "react";
import { OrderReviews } from "@/components/reviews/order-reviews";
import type { ReviewedLine } from "@/components/reviews/review-form";
import { REVIEW_ANCHOR } from "@/lib/paths";

const LinkedReviewForm = lazy(async () => ({
  default: (await import("@/components/reviews/linked-review-form")).LinkedReviewForm,
}));

interface LinkedReviewsProps {
  orderNumber: number;
  lines: readonly ReviewedLine[];
  /** Of the order's link. */
  token: string;
}

/** The reviews that whoever has an order's link can write of it. */
export function LinkedReviews({ token, ...order }: LinkedReviewsProps) {
  return (
    <OrderReviews
      {...order}
      anchor={REVIEW_ANCHOR}
      renderForm={(form) => (
        <Suspense>
          <LinkedReviewForm {...{ token, orderNumber: order.orderNumber }} {...form} />
        </Suspense>
      )}
    />
  );
}
