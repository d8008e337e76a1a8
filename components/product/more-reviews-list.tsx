import { useOpenedWords } from "#words";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { ReviewItem } from "@/components/product/review-item";
import { Button } from "@/components/ui/button";
import { ErrorNotice } from "@/components/ui/call-notices";
import { useAction } from "@/components/ui/use-action";
import { readMoreReviews } from "@/lib/orders/reviews/visitors/api";
import type { ReviewDto } from "@/lib/orders/reviews/dto";

interface MoreReviewsListProps {
  productId: string;
  after: string;
}

/** The reviews that come after those on the page, a part at a time. */
export function MoreReviewsList({ productId, after }: MoreReviewsListProps) {
  const words = useOpenedWords().reviews;
  const [reviews, setReviews] = useState<ReviewDto[]>([]);
  const [next, setNext] = useState<string | null>(after);
  const list = useRef<HTMLUListElement>(null);
  const { run, isPending, failure } = useAction(load, () => words.failed);
  const loadFirst = useEffectEvent(run);

  async function load(): Promise<void> {
    if (next === null) return;
    const more = await readMoreReviews(productId, next);
    setReviews((before) => [...before, ...more.reviews]);
    setNext(more.next);
  }

  useEffect(() => void loadFirst(), []);

  // The pressed button is gone.
  const count = reviews.length;
  useEffect(() => {
    if (count > 0) list.current?.focus({ preventScroll: true });
  }, [count]);

  return (
    <>
      <ul ref={list} tabIndex={-1} className="stitch-t pt-5 empty:hidden">
        {reviews.map((review) => (
          <ReviewItem key={review._id} review={review} />
        ))}
      </ul>
      <ErrorNotice error={failure} />
      {next !== null && (
        <Button variant="quiet" disabled={isPending} onClick={() => void run()}>
          {isPending ? words.loading : words.more}
        </Button>
      )}
    </>
  );
}
