import { useWords } from "#words";
import { COURIER_FACTS, findCourier } from "@/lib/delivery/couriers/registry";
import { SmallButton } from "@/components/desk-kit/small-button";
import { CallNotices } from "@/components/desk-kit/call-notices";
import { TextButton } from "@/components/ui/text-button";
import { useIsBefore } from "@/components/ui/use-is-before";
import { useNoteReason, useReopenOrder } from "@/lib/orders/all-orders/api";
import type { AdminOrderDto } from "@/lib/orders/all-orders/dto";
import { CANCELLATION_REASONS } from "@/lib/orders/constants";
import { isCanceled } from "@/lib/orders/lifecycle/rules";
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
  const { cancelled: words } = useWords("deskOrders");
  const { cancellations } = useWords("deskLabels");
  const { undo } = useWords("deskKit");
  const { number } = useWords("orders");
  const sayBooked = useWithdraw();
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
      aria-label={words.label(number(orderNumber))}
      className="grid w-full grid-cols-1 gap-1.5 border-l-4 border-marigold pl-2 text-sm"
    >
      {booked && <p className="font-semibold">{sayBooked(booked)}</p>}
      {reason && (
        <p className="wrap-anywhere">
          <span className="text-muted">{words.why}</span> {words.reason(cancellations[reason], note)}
        </p>
      )}
      {exchangeOf && isRecent && <p>{words.noUndo}</p>}
      <div className="flex flex-wrap items-center gap-1.5 empty:hidden">
        {isAsked && (
          <fieldset className="flex flex-wrap gap-1.5">
            <legend className="mb-1 font-semibold">{words.ask}</legend>
            {CANCELLATION_REASONS.map((one) => (
              <SmallButton
                key={one}
                disabled={isBusy}
                onClick={() => noting.mutate({ id, reason: one }, { onSuccess: onChange })}
              >
                {cancellations[one]}
              </SmallButton>
            ))}
          </fieldset>
        )}
        {canUndo && !exchangeOf && (
          <TextButton
            aria-label={words.undo(number(orderNumber))}
            disabled={isBusy}
            onClick={() => undoing.mutate(id, { onSuccess: onChange })}
          >
            {undo}
          </TextButton>
        )}
      </div>
      <CallNotices isPending={isBusy} error={undoing.error ?? noting.error} />
    </section>
  );
}

/** Says at which courier a parcel may still be booked. */
function useWithdraw(): (booked: NonNullable<AdminOrderDto["booked"]>) => string {
  const { cancelled: words } = useWords("deskOrders");
  const { courierName } = useWords("orders").parcel;
  return ({ courier, code }) => {
    const known = findCourier(courier);
    const name = known ? courierName(known, COURIER_FACTS[known].labelInWords) : words.theCourier;
    return words.booked(name, code);
  };
}
