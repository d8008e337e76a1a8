import { useWords } from "#words";
import { useState } from "react";
import type { ChosenPictures } from "@/components/pictures/use-chosen-pictures";
import { useDraft } from "@/components/ui/use-draft";
import { RATINGS, REVIEW_FITS } from "@/lib/orders/reviews/constants";
import type { SendReviewRequest } from "@/lib/orders/reviews/schema";
import { ApiError } from "@/lib/platform/http/client";

/** What a customer says of a line, without whose order it is. */
export type WrittenReview = Omit<SendReviewRequest, "orderId" | "token">;

interface ReviewFormState {
  lineId: string;
  /** Missing where the form takes none. */
  pictures?: ChosenPictures | undefined;
  send: (review: WrittenReview) => Promise<void>;
  onSent: () => void;
}

/** The state of the form for a review, and the result of sending it. What is typed stays until it has arrived. */
export function useReviewForm({ lineId, pictures, send, onSent }: ReviewFormState) {
  const { failure, told } = useWords("reviews");
  const { draft, bind, setErrors, forget } = useDraft(
    { rating: "", fit: "", text: "" },
    { storeAs: `review ${lineId}` },
  );
  const [picturesError, setPicturesError] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [isPending, setIsPending] = useState(false);

  async function sendWritten(): Promise<void> {
    setProblem(undefined);
    setPicturesError(undefined);
    const rating = RATINGS.find((one) => String(one) === draft.rating);
    if (!rating) return setErrors({ rating: told.rating });
    if (pictures?.problem) return setProblem(pictures.problem);
    const fit = REVIEW_FITS.find((one) => one === draft.fit);
    setIsPending(true);
    await send({ lineId, rating, fit, text: draft.text, pictures: pictures?.ids }).then(arrive, tell);
    setIsPending(false);
  }

  function arrive(): void {
    forget();
    onSent();
  }

  function tell(error: unknown): void {
    const fields = error instanceof ApiError ? error.fields : {};
    const isTold = (field: string) => Object.keys(fields).some((one) => one.split(".")[0] === field);
    setErrors({
      ...(isTold("rating") && { rating: told.rating }),
      ...(isTold("text") && { text: told.text }),
    });
    setPicturesError(isTold("pictures") ? told.pictureGone : undefined);
    if (!["rating", "text", "pictures"].some(isTold)) setProblem(failure(error));
  }

  return { draft, bind, picturesError, problem, isPending, send: sendWritten };
}
