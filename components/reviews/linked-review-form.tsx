import { useWords } from "#words";
import { type OpenedForm, ReviewForm } from "@/components/reviews/review-form";
import { PageLink } from "@/components/ui/page-link";
import { sendReview } from "@/lib/orders/reviews/visitors/api";
import { ownReviewAnchor, PATHS } from "@/lib/paths";

interface LinkedReviewFormProps extends OpenedForm {
  orderNumber: number;
  /** Of the order's link. */
  token: string;
}

/** The form of whoever has an order's link. Pictures are taken of those alone who have signed in. */
export function LinkedReviewForm({ token, orderNumber, ...form }: LinkedReviewFormProps) {
  const { byLogin } = useWords("reviews").form;
  return (
    <ReviewForm {...form} send={(review) => sendReview({ ...review, token })}>
      <p className="text-sm text-muted">
        {byLogin.before}
        <PageLink href={`${PATHS.orders}#${ownReviewAnchor(orderNumber)}`} className="link">
          {byLogin.link}
        </PageLink>
        {byLogin.after}
      </p>
    </ReviewForm>
  );
}
