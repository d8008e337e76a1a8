import { useWords } from "#words";
import { ErrorNotice } from "@/components/desk-kit/call-notices";
import { Button } from "@/components/ui/button";
import type { AdminOrderDto } from "@/lib/orders/all-orders/dto";
import { useAnswerAdvanceNote } from "@/lib/orders/call-queue/api";

type Noted = Pick<AdminOrderDto, "_id" | "name" | "advanceNote">;

/** What the customer says to have sent: the desk looks for it, and takes it over or says that it is not there. */
export function AdvanceNote({ order: { _id: orderId, name, advanceNote: note } }: { order: Noted }) {
  const { advanceNote: words } = useWords("deskQueue");
  const { refundMethods } = useWords("deskLabels");
  const { money } = useWords("units");
  const answering = useAnswerAdvanceNote();
  // A list that is not read again yet has the note as it was.
  const isAnswered = answering.isSuccess && answering.variables.answer.noteId === note?.id;
  if (!note || isAnswered) return null;
  const answer = (isFound: boolean) => answering.mutate({ orderId, answer: { noteId: note.id, isFound } });
  const amount = money(note.amount);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm">
      <p className="border-l-4 border-marigold pl-1.5 wrap-anywhere">
        {words.says({ amount, wallet: refundMethods[note.wallet], digits: note.digits })}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="quiet"
          className="min-h-11 px-2.5! text-sm"
          aria-label={words.takeOverOf({ amount, name })}
          disabled={answering.isPending}
          onClick={() => answer(true)}
        >
          {words.takeOver}
        </Button>
        <Button
          variant="quiet"
          className="min-h-11 px-2.5! text-sm"
          aria-label={words.notFoundOf({ amount, name })}
          disabled={answering.isPending}
          onClick={() => answer(false)}
        >
          {words.notFound}
        </Button>
      </div>
      <ErrorNotice error={answering.error} />
    </div>
  );
}
