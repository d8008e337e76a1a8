import { useChosenPictures } from "@/components/pictures/use-chosen-pictures";
import { OrderReviews } from "@/components/reviews/order-reviews";
import { type OpenedForm, ReviewForm } from "@/components/reviews/review-form";
import type { OrderDto } from "@/lib/orders/dto";
import { useSendReview } from "@/lib/orders/reviews/api";
import { MAX_REVIEW_PICTURES } from "@/lib/orders/reviews/constants";
import { uploadReturnPicture } from "@/lib/returns/api";

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
      renderForm={(form) => <OwnReviewForm orderId={order._id} {...form} />}
    />
  );
}

function OwnReviewForm({ orderId, ...form }: OpenedForm & { orderId: string }) {
  const sending = useSendReview();
  const pictures = useChosenPictures({
    most: MAX_REVIEW_PICTURES,
    upload: (picture) => uploadReturnPicture({ orderId, ...picture }),
  });
  return (
    <ReviewForm
      {...form}
      pictures={pictures}
      send={(review) => sending.mutateAsync({ ...review, orderId })}
    />
  );
}
