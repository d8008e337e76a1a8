import "server-only";
import type { AggregateRating, Product, ProductGroup, Review } from "schema-dts";
import { MAX_RATING } from "@/lib/orders/reviews/constants";
import type { ReviewDto, ReviewSummary } from "@/lib/orders/reviews/dto";
import { dayOf } from "@/lib/platform/time/dhaka";

/** What customers say of a product, as its page shows it; there is at least one review. */
export interface Reviewed {
  summary: Pick<ReviewSummary, "count" | "average">;
  /** The newest ones. */
  first: { reviews: readonly ReviewDto[] };
}

/** Search engines show a few, and the page has the others. */
const MOST_TOLD = 5;

/** The product with its rating and some of its reviews. */
export function withReviews<Thing extends Product | ProductGroup>(
  thing: Thing,
  { summary: { count, average }, first: { reviews } }: Reviewed,
): Thing {
  const aggregateRating: AggregateRating = {
    "@type": "AggregateRating",
    ratingValue: average,
    reviewCount: count,
    bestRating: MAX_RATING,
  };
  // A review has an author: nobody is left of one that was erased.
  const review = reviews
    .filter(({ name }) => name !== "")
    .slice(0, MOST_TOLD)
    .map(toReview);
  return { ...thing, aggregateRating, ...(review.length > 0 && { review }) };
}

const toReview = ({ name, rating, text, at }: ReviewDto): Review => ({
  "@type": "Review",
  author: { "@type": "Person", name },
  reviewRating: { "@type": "Rating", ratingValue: rating, bestRating: MAX_RATING },
  datePublished: dayOf(at),
  ...(text && { reviewBody: text }),
});
