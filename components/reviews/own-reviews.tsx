import { lazy, Suspense } from "react";
import { OrderReviews } from "@/components/reviews/order-reviews";
import type { OrderDto } from "@/lib/orders/dto";

const OwnReviewForm = lazy(async () => ({
  default: (await import("@/components/reviews/own-review-form")).OwnReviewForm,
}));

interface OwnReviewsProps {
  order: OrderDto;
  isTarget: boolean;
}

/** The reviews that a signed-in customer can write of an own order. */
export function OwnReviews({ order, isTarget }: OwnReviewsProps) {
  const { reviewable = [] } = order;
  const lines = order.cartItems.filter(({ _id }) => reviewable.includes(_id));
  return (
    <OrderReviews
      {...{ lines, isTarget }}
      orderNumber={order.orderNumber}
      renderForm={(form) => (
        <Suspense>
          <OwnReviewForm orderId={order._id} {...form} />
        </Suspense>
      )}
    />
  );
}
