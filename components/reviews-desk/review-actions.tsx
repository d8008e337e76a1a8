"use client";

import { useWords } from "#words";
import { useState } from "react";
import { CallNotices } from "@/components/desk-kit/call-notices";
import { FormButtons } from "@/components/desk-kit/form-buttons";
import { SmallButton } from "@/components/desk-kit/small-button";
import { Form } from "@/components/ui/form";
import { TextArea } from "@/components/ui/text-area";
import { useDraft } from "@/components/ui/use-draft";
import { useKeptFocus } from "@/components/ui/use-kept-focus";
import { useShownName } from "@/components/words/use-shown-name";
import { useDecideReview } from "@/lib/orders/reviews/api";
import { MAX_REVIEW_REPLY } from "@/lib/orders/reviews/constants";
import type { DeskReviewDto } from "@/lib/orders/reviews/dto";
import type { DecideReviewRequest } from "@/lib/orders/reviews/schema";

interface ReviewActionsProps {
  review: DeskReviewDto;
  onDecided: (state: DecideReviewRequest["state"]) => void;
}

/** Shows or hides a review, and answers it. */
export function ReviewActions({ review, onDecided }: ReviewActionsProps) {
  const words = useWords("deskReviews");
  const name = useShownName(review.product).text;
  const [isAnswering, setIsAnswering] = useState(false);
  const focus = useKeptFocus<HTMLDivElement>();
  const decision = useDecideReview();
  const { isPending, error } = decision;

  const decide = async (decided: DecideReviewRequest): Promise<void> => {
    const answered = await decision.mutateAsync({ id: review._id, decision: decided }).catch(() => null);
    // It is told below.
    if (!answered) return;
    setIsAnswering(false);
    onDecided(decided.state);
  };

  return (
    <div ref={focus} tabIndex={-1} className="grid grid-cols-1 content-start gap-2">
      {isAnswering ? (
        <AnswerForm
          review={review}
          isBusy={isPending}
          onSend={(reply) => decide({ state: "shown", reply })}
          onClose={() => setIsAnswering(false)}
        />
      ) : (
        <div className="flex flex-wrap gap-1.5 lg:justify-end">
          {review.state !== "shown" && (
            <SmallButton
              variant="primary"
              className="flex-auto lg:flex-none"
              aria-label={words.showOf(name)}
              disabled={isPending}
              onClick={() => void decide({ state: "shown" })}
            >
              {words.show}
            </SmallButton>
          )}
          <SmallButton
            aria-label={words.reply.openOf(name)}
            disabled={isPending}
            onClick={() => setIsAnswering(true)}
          >
            {review.reply ? words.reply.change : words.reply.open}
          </SmallButton>
          {review.state !== "hidden" && (
            <SmallButton
              aria-label={words.hideOf(name)}
              disabled={isPending}
              onClick={() => void decide({ state: "hidden" })}
            >
              {words.hide}
            </SmallButton>
          )}
        </div>
      )}
      <CallNotices isPending={isPending} error={error} />
    </div>
  );
}

interface AnswerFormProps {
  review: DeskReviewDto;
  isBusy: boolean;
  onSend: (reply: string) => Promise<void>;
  onClose: () => void;
}

/** The shop's answer, which is shown with the review. */
function AnswerForm({ review, isBusy, onSend, onClose }: AnswerFormProps) {
  const { reply: words } = useWords("deskReviews");
  const { save } = useWords("deskKit");
  const { draft, bind } = useDraft({ reply: review.reply });
  return (
    <Form onSubmit={() => onSend(draft.reply)} className="grid grid-cols-1 gap-2">
      <TextArea
        label={words.label}
        hint={words.hint}
        autoComplete="off"
        rows={3}
        maxLength={MAX_REVIEW_REPLY}
        {...bind("reply")}
      />
      <FormButtons
        label={review.state === "shown" ? save : words.saveAndShow}
        isBusy={isBusy}
        onClose={onClose}
      />
    </Form>
  );
}
