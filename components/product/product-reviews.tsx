import { useOpenedWords, useWords } from "#words";
import { REVIEWS_ID } from "@/components/product/average-link";
import { MoreReviews } from "@/components/product/more-reviews";
import { ReviewItem } from "@/components/product/review-item";
import { Stars } from "@/components/ui/stars";
import type { ReviewSummary, ShownReviews } from "@/lib/orders/reviews/dto";
import { mostSaidFit } from "@/lib/orders/reviews/rules";

interface ProductReviewsProps {
  productId: string;
  summary: ReviewSummary;
  /** The newest ones. */
  first: ShownReviews;
}

/** What customers say of a product. */
export function ProductReviews({ productId, summary, first }: ProductReviewsProps) {
  const words = useWords("product").reviews;
  const { more, outOf } = useOpenedWords().reviews;
  const fit = mostSaidFit(summary.fits);
  return (
    <section aria-labelledby={REVIEWS_ID} className="mt-16 lg:mt-24">
      <h2 id={REVIEWS_ID} className="mb-6 text-2xl">
        {words.title}
      </h2>
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-[auto_minmax(0,1fr)] lg:gap-12">
        <div>
          <p className="flex items-center gap-2">
            <Stars value={summary.average} className="h-5" />
            <span className="font-semibold">{outOf(summary.average)}</span>
          </p>
          <p>{words.count(summary.count)}</p>
          {fit && <p>{words.fits[fit.fit](fit.said, fit.all)}</p>}
        </div>
        <div>
          <ul>
            {first.reviews.map((review) => (
              <ReviewItem key={review._id} review={review} />
            ))}
          </ul>
          {first.next !== null && (
            <MoreReviews productId={productId} after={first.next}>
              {more}
            </MoreReviews>
          )}
        </div>
      </div>
    </section>
  );
}
