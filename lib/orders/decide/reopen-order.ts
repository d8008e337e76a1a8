import "server-only";
import { AppError } from "@/lib/platform/http/errors";
import { type EventActor, makeEvent } from "@/lib/orders/events";
import { readChangeable } from "@/lib/orders/read-changeable";
import { REOPEN_WITHIN_MS } from "@/lib/orders/rules";
import { undoCancel } from "@/lib/orders/decide/undo-cancel";
import { startLeasedSettlement } from "@/lib/orders/settle-order";
import { transitionOrder } from "@/lib/orders/transition-order";
import { isUndecided, SOLD, UNPACKED } from "@/lib/orders/lifecycle/rules";
import { ORDER_STEPS } from "@/lib/orders/lifecycle";

interface ReopenOrderOptions {
  by: EventActor;
  orderId: string;
}

/**
 * Takes back that an order was confirmed, for ten minutes and until it is packed: it is pending again, and its sold pieces
 * are held. One that was just cancelled is what it was before, if its pieces are still there. Returns the products that this
 * touched. Throws NOT_FOUND, ORDER_NOT_PENDING, PARCEL_STATE, CANNOT_REOPEN, OUT_OF_STOCK and IN_PROGRESS.
 */
export async function reopenOrder({ by, orderId }: ReopenOrderOptions): Promise<string[]> {
  const undone = await undoCancel({ by, orderId });
  if (undone) return undone;
  const { to, pieces, event: kind } = ORDER_STEPS.reopen;
  const touched = await transitionOrder({
    orderId,
    from: {
      ...SOLD,
      ...UNPACKED,
      $expr: { $gt: ["$confirmedAt", { $subtract: ["$$NOW", REOPEN_WITHIN_MS] }] },
    },
    set: {
      status: to,
      confirmedAt: "$$REMOVE",
      parcel: "$$REMOVE",
      ...startLeasedSettlement(pieces),
    },
    event: makeEvent({ by, kind }),
  });
  if (touched) return touched;
  const { status } = await readChangeable(orderId);
  const message = isUndecided(status)
    ? "This order is pending already."
    : "This order was confirmed more than ten minutes ago.";
  throw new AppError("CANNOT_REOPEN", { message, details: { status } });
}
