"use client";

import { useWords } from "#words";
import { useState } from "react";
import { DeskList } from "@/components/desk-kit/desk-list";
import { DeskTabs } from "@/components/desk-kit/desk-tabs";
import { usePlace } from "@/components/desk-kit/use-place";
import { type Decided, DecidedNotice } from "@/components/reviews-desk/decided-notice";
import { ReviewCard } from "@/components/reviews-desk/review-card";
import { useKeptFocus } from "@/components/ui/use-kept-focus";
import { useDeskReviews } from "@/lib/orders/reviews/api";
import { REVIEW_STATES } from "@/lib/orders/reviews/constants";
import { reviewsPlaceSchema } from "@/lib/orders/reviews/schema";

/** What customers have written, by what the desk has decided of it. */
export function ReviewsView() {
  const words = useWords("deskReviews");
  const { count } = useWords("units");
  const { place, hrefOf } = usePlace(reviewsPlaceSchema);
  const { state: current = "waiting" } = place;
  const list = useDeskReviews(current);
  const [decided, setDecided] = useState<Decided | null>(null);
  const focus = useKeptFocus<HTMLDivElement>();
  const counts = list.data?.pages[0]?.counts;
  return (
    <div ref={focus} tabIndex={-1}>
      <DeskTabs
        label={words.label}
        tabs={REVIEW_STATES.map((state) => ({
          label: words.states[state],
          count: counts && count(counts[state]),
          isCurrent: state === current,
          to: { place: hrefOf({ state: state === "waiting" ? undefined : state }) },
        }))}
        className="stitch-b mb-4"
        listClass="grid grid-cols-3 sm:flex"
        tabClass="flex min-h-12 flex-wrap justify-center gap-x-1.5 px-1 sm:px-4"
      />
      <DecidedNotice decided={decided} onChange={setDecided} />
      <DeskList
        list={list}
        label={words.label}
        className="grid grid-cols-1 gap-2"
        empty={<p className="text-lg">{words.empty[current]}</p>}
        renderRow={(review) => (
          <ReviewCard review={review} onDecided={(state) => setDecided({ review, state })} />
        )}
      />
    </div>
  );
}
