import { useWords } from "#words";
import { CallNotices } from "@/components/desk-kit/call-notices";
import { TextButton } from "@/components/ui/text-button";
import { useShownName } from "@/components/words/use-shown-name";
import { useDecideReview } from "@/lib/orders/reviews/api";
import type { DeskReviewDto } from "@/lib/orders/reviews/dto";
import type { DecideReviewRequest } from "@/lib/orders/reviews/schema";

export interface Decided {
  review: DeskReviewDto;
  state: DecideReviewRequest["state"];
}

interface DecidedNoticeProps {
  decided: Decided | null;
  onChange: (decided: Decided) => void;
}

/** What was just decided, and the other decision: the card itself may have left the list. */
export function DecidedNotice({ decided, onChange }: DecidedNoticeProps) {
  return <output className="block">{decided && <Told decided={decided} onChange={onChange} />}</output>;
}

function Told({ decided: { review, state }, onChange }: { decided: Decided } & DecidedNoticeProps) {
  const words = useWords("deskReviews");
  const decision = useDecideReview();
  const name = useShownName(review.product);
  const other = state === "shown" ? "hidden" : "shown";
  const label = other === "shown" ? words.show : words.hide;
  const nameOfButton = other === "shown" ? words.showOf(name.text) : words.hideOf(name.text);

  return (
    <span className="mb-4 flex flex-wrap items-center gap-x-4 border-l-4 border-leaf pl-3">
      <span className="wrap-anywhere">{words.done[state](name.text)}</span>
      <TextButton
        aria-label={nameOfButton}
        disabled={decision.isPending}
        onClick={() =>
          decision.mutate(
            { id: review._id, decision: { state: other } },
            { onSuccess: () => onChange({ review, state: other }) },
          )
        }
      >
        {label}
      </TextButton>
      <CallNotices isPending={decision.isPending} error={decision.error} />
    </span>
  );
}
