import "server-only";
import { AppError } from "@/lib/http/errors";
import { type EventActor, makeEvent } from "@/lib/orders/events";
import { readChangeable, UNPACKED } from "@/lib/orders/read-changeable";
import { REOPEN_WITHIN_MS } from "@/lib/orders/rules";
import { startLeasedSettlement } from "@/lib/orders/settle-order";
import { transitionOrder } from "@/lib/orders/transition-order";

interface ReopenOrderOptions {
  by: EventActor;
  orderId: string;
}

/**
 * Takes back that an order was confirmed, for ten minutes and until it is packed: it is pending again, and its sold pieces
 * are held. Returns the products that this touched. Throws NOT_FOUND, ORDER_NOT_PENDING, PARCEL_STATE, CANNOT_REOPEN and
 * IN_PROGRESS.
 */
export async function reopenOrder({ by, orderId }: ReopenOrderOptions): Promise<string[]> {
  const touched = await transitionOrder({
    orderId,
    from: {
      status: "Confirmed",
      deletedAt: null,
      ...UNPACKED,
      $expr: { $gt: ["$confirmedAt", { $subtract: ["$$NOW", REOPEN_WITHIN_MS] }] },
    },
    set: { status: "pending", confirmedAt: "$$REMOVE", parcel: "$$REMOVE", ...startLeasedSettlement("hold") },
    event: makeEvent({ by, kind: "reopened" }),
  });
  if (touched) return touched;
  const { status } = await readChangeable(orderId);
  const message =
    status === "pending"
      ? "This order is pending already."
      : "This order was confirmed more than ten minutes ago.";
  throw new AppError("CANNOT_REOPEN", { message, details: { status } });
}
