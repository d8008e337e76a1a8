import { lazy, Suspense } from "react";
import { OrderReviews } from "@/components/reviews/order-reviews";
import type { OrderDto } from "@/lib/orders/dto";
import { ownReviewAnchor } from "@/lib/paths";

const OwnReviewForm = lazy(async () => ({
  default: (await import("@/components/reviews/own-review-form")).OwnReviewForm,
}));

/** The reviews that a signed-in customer can write of an own order. */
export function OwnReviews({ order }: { order: OrderDto }) {
  const { orderNumber, reviewable = [] } = order;
  const lines = order.cartItems.filter(({ _id }) => reviewable.includes(_id));
  return (
    <OrderReviews
      {...{ orderNumber, lines }}
      anchor={ownReviewAnchor(orderNumber)}
      renderForm={(form) => (
        <Suspense>
          <OwnReviewForm orderId={order._id} {...form} />
        </Suspense>
      )}
    />
  );
}
