import { useOpenedWords, useWords } from "#words";
import { Stars } from "@/components/ui/stars";
import type { ReviewSummary } from "@/lib/orders/reviews/dto";

/** Where the section of the reviews stands on the page of a product. */
export const REVIEWS_ID = "reviews";

/** The average beside the price, which leads to the reviews. */
export function AverageLink({ summary: { average, count } }: { summary: ReviewSummary }) {
  const words = useWords("product").reviews;
  const { outOf } = useOpenedWords().reviews;
  return (
    <a
      href={`#${REVIEWS_ID}`}
      aria-label={`${outOf(average)}, ${words.count(count)}`}
      className="tap-link gap-2"
    >
      <Stars value={average} className="h-5" />
      {words.average(average)} · {words.count(count)}
    </a>
  );
}
