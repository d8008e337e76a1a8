import { useChosenPictures } from "@/components/pictures/use-chosen-pictures";
import { type OpenedForm, ReviewForm } from "@/components/reviews/review-form";
import { useSendReview } from "@/lib/orders/reviews/api";
import { MAX_REVIEW_PICTURES } from "@/lib/orders/reviews/constants";
import { uploadOrderPicture } from "@/lib/orders/pictures/api";

/** The form of a signed-in customer, with pictures. */
export function OwnReviewForm({ orderId, ...form }: OpenedForm & { orderId: string }) {
  const sending = useSendReview();
  const pictures = useChosenPictures({
    most: MAX_REVIEW_PICTURES,
    upload: (picture) => uploadOrderPicture({ orderId, ...picture }),
  });
  return (
    <ReviewForm
      {...form}
      pictures={pictures}
      send={(review) => sending.mutateAsync({ ...review, orderId })}
    />
  );
}
