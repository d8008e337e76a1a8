import { COURIER_FACTS, findCourier } from "@/lib/delivery/couriers/registry";
import { SmallButton } from "@/components/desk-kit/small-button";
import { CallNotices } from "@/components/ui/call-notices";
import { TextButton } from "@/components/ui/text-button";
import { useIsBefore } from "@/components/ui/use-is-before";
import { useNoteReason, useReopenOrder } from "@/lib/orders/all-orders/api";
import type { AdminOrderDto } from "@/lib/orders/all-orders/dto";
import { CANCELLATION_REASONS } from "@/lib/orders/constants";
import { isCanceled } from "@/lib/orders/lifecycle/rules";
import { CANCELLATION_LABELS, EXCHANGE_IS_OVER } from "@/lib/orders/lifecycle/words";
import { MINUTE_MS, SECOND_MS } from "@/lib/platform/time/durations.mjs";

/** How long Undo is shown; the server accepts it a little longer. */
const UNDO_MS = 30 * SECOND_MS;
/** How long after a cancel the desk asks for its reason, and tells why it cannot be undone. */
const ASK_MS = 10 * MINUTE_MS;

interface CancelledBarProps {
  order: Pick<AdminOrderDto, "_id" | "orderNumber" | "status"> &
    Partial<Pick<AdminOrderDto, "cancellation" | "booked" | "exchangeOf">>;
  /** Called with the order as it is now. */
  onChange?: (order: AdminOrderDto) => void;
}

/** What follows a cancel: the way back, its reason in one tap, and what somebody still has to do at a courier's. */
export function CancelledBar({ order, onChange }: CancelledBarProps) {
  const { _id: id, orderNumber, status, cancellation, booked, exchangeOf } = order;
  const at = cancellation ? Date.parse(cancellation.at) : 0;
  const canUndo = useIsBefore(at + UNDO_MS);
  const isRecent = useIsBefore(at + ASK_MS);
  const undoing = useReopenOrder();
  const noting = useNoteReason();
  if (!isCanceled(status) || !cancellation) return null;
  const { reason, note } = cancellation;
  const isAsked = isRecent && !reason;
  const isBusy = undoing.isPending || noting.isPending;
  if (!reason && !isAsked && !booked) return null;
  return (
    <section
      aria-label={`Cancelled order ${orderNumber}`}
      className="grid w-full grid-cols-1 gap-1.5 border-l-4 border-marigold pl-2 text-sm"
    >
      {booked && <p className="font-semibold">{withdrawInWords(booked)}</p>}
      {reason && (
        <p className="wrap-anywhere">
          <span className="text-muted">Why:</span> {CANCELLATION_LABELS[reason]}
          {note && `. ${note}`}
        </p>
      )}
      {exchangeOf && isRecent && <p>This cannot be undone. {EXCHANGE_IS_OVER}</p>}
      <div className="flex flex-wrap items-center gap-1.5 empty:hidden">
        {isAsked && (
          <fieldset className="flex flex-wrap gap-1.5">
            <legend className="mb-1 font-semibold">Why was it cancelled?</legend>
            {CANCELLATION_REASONS.map((one) => (
              <SmallButton
                key={one}
                disabled={isBusy}
                onClick={() => noting.mutate({ id, reason: one }, { onSuccess: onChange })}
              >
                {CANCELLATION_LABELS[one]}
              </SmallButton>
            ))}
          </fieldset>
        )}
        {canUndo && !exchangeOf && (
          <TextButton
            aria-label={`Undo: bring order ${orderNumber} back`}
            disabled={isBusy}
            onClick={() => undoing.mutate(id, { onSuccess: onChange })}
          >
            Undo
          </TextButton>
        )}
      </div>
      <CallNotices isPending={isBusy} error={undoing.error ?? noting.error} />
    </section>
  );
}

function withdrawInWords({ courier, code }: NonNullable<AdminOrderDto["booked"]>): string {
  const known = findCourier(courier);
  const name = known ? COURIER_FACTS[known].labelInWords : "the courier";
  return code
    ? `Still booked with ${name} as ${code}. Please cancel it there.`
    : `It may be booked with ${name}. Please look there, and cancel it.`;
}
