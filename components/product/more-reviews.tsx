"use client";

import { useLoadOpened, useWords } from "#words";
import { lazy, type ReactNode, Suspense } from "react";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { useLoadOnPress } from "@/components/ui/use-load-on-press";

const loadList = () => import("@/components/product/more-reviews-list");

const MoreReviewsList = lazy(async () => ({ default: (await loadList()).MoreReviewsList }));

interface MoreReviewsProps {
  productId: string;
  /** The review that they come after. */
  after: string;
  /** What the button says. */
  children: ReactNode;
}

/** Offers the reviews that the page has not. The code for it loads at the first touch. */
export function MoreReviews({ productId, after, children }: MoreReviewsProps) {
  const { offline } = useWords("buying");
  const loadWords = useLoadOpened();
  const { state, button } = useLoadOnPress(() => Promise.all([loadList(), loadWords()]));
  if (state === "open")
    return (
      <Suspense>
        <MoreReviewsList productId={productId} after={after} />
      </Suspense>
    );
  return (
    <>
      <Button variant="quiet" data-needs-script="" {...button}>
        {children}
      </Button>
      {state === "offline" && <Notice kind="error">{offline}</Notice>}
    </>
  );
}
