import "server-only";
import { AppError } from "@/lib/platform/http/errors";
import { type EventActor, makeEvent, SYSTEM } from "@/lib/orders/events";
import { inProgress } from "@/lib/orders/in-progress";
import { holdAfterCall } from "@/lib/orders/limits/hold-after-call";
import type { CancelOrderInput, OrderDecision } from "@/lib/orders/schema";
import { startLeasedSettlement } from "@/lib/orders/settle-order";
import { transitionOrder } from "@/lib/orders/transition-order";
import { Order } from "@/models/order";
import { ORDER_STEPS } from "@/lib/orders/lifecycle";
import { anyOf, FIRST_PARCEL_STATE, isSold, isUndecided, PLACED } from "@/lib/orders/lifecycle/rules";
import { orderGone } from "@/lib/orders/order-gone";
import { cancellationStages } from "@/lib/orders/decide/cancellation-stages";

interface DecideOrderOptions {
  orderId: string;
  decision: OrderDecision;
  by?: EventActor;
  /** Why it is cancelled. */
  words?: CancelOrderInput;
}

/**
 * The shop confirms or cancels a pending order: its stock is sold, or can be ordered again. Returns the products that
 * this touched. Throws NOT_FOUND, ORDER_NOT_PENDING and IN_PROGRESS, and OUT_OF_STOCK where the pieces are gone of one
 * that waited for a call.
 */
export async function decideOrder({
  orderId,
  decision,
  by = SYSTEM,
  words = {},
}: DecideOrderOptions): Promise<string[]> {
  const isConfirmed = isSold(decision);
  const step = isConfirmed ? ORDER_STEPS.confirm : ORDER_STEPS.cancel;
  if (isConfirmed) await holdAfterCall({ orderId, by });
  const touched = await transitionOrder({
    orderId,
    // An order that holds no pieces cannot be sold.
    from: { status: anyOf(step.from), deletedAt: null, ...(isConfirmed && { callFirst: { $ne: true } }) },
    set: {
      status: decision,
      ...startLeasedSettlement(step.pieces),
      ...(isConfirmed
        ? { confirmedAt: "$$NOW", parcel: { state: FIRST_PARCEL_STATE, since: "$$NOW" } }
        : cancellationStages(ORDER_STEPS.cancel, words)),
    },
    event: isConfirmed ? makeEvent({ by, kind: ORDER_STEPS.confirm.event }) : canceledEvent(by, words),
  });
  if (touched) return touched;
  throw await whyNotPending(orderId);
}

/** The event leaves the note out: people's own words are erased with the order. */
export const canceledEvent = (by: EventActor, { reason }: CancelOrderInput) =>
  makeEvent({ by, kind: ORDER_STEPS.cancel.event, details: { ...(reason && { reason }) } });

async function whyNotPending(orderId: string): Promise<AppError> {
  const order = await Order.findOne({ _id: orderId, ...PLACED })
    .select("status")
    .lean();
  if (!order) return orderGone();
  const { status } = order;
  // Somebody has just taken the decision back.
  if (isUndecided(status)) return inProgress();
  return new AppError("ORDER_NOT_PENDING", {
    message: `This order is already ${status}.`,
    details: { status },
  });
}
