import "server-only";
import { AppError } from "@/lib/platform/http/errors";
import { type EventActor, makeEvent, SYSTEM } from "@/lib/orders/events";
import { inProgress } from "@/lib/orders/in-progress";
import type { OrderDecision } from "@/lib/orders/schema";
import { startLeasedSettlement } from "@/lib/orders/settle-order";
import { transitionOrder } from "@/lib/orders/transition-order";
import { Order } from "@/models/order";
import { ORDER_STEPS } from "@/lib/orders/lifecycle";
import { anyOf, FIRST_PARCEL_STATE, isSold, isUndecided, PLACED } from "@/lib/orders/lifecycle/rules";
import { orderGone } from "@/lib/orders/order-gone";

interface DecideOrderOptions {
  orderId: string;
  decision: OrderDecision;
  by?: EventActor;
}

/**
 * The shop confirms or cancels a pending order: its stock is sold, or can be ordered again. Returns the products
 * that this touched. Throws NOT_FOUND, ORDER_NOT_PENDING and IN_PROGRESS.
 */
export async function decideOrder({ orderId, decision, by = SYSTEM }: DecideOrderOptions): Promise<string[]> {
  const isConfirmed = isSold(decision);
  const step = isConfirmed ? ORDER_STEPS.confirm : ORDER_STEPS.cancel;
  const touched = await transitionOrder({
    orderId,
    from: { status: anyOf(step.from), deletedAt: null },
    set: {
      status: decision,
      ...startLeasedSettlement(step.pieces),
      ...(isConfirmed && { confirmedAt: "$$NOW", parcel: { state: FIRST_PARCEL_STATE, since: "$$NOW" } }),
    },
    event: makeEvent({ by, kind: step.event }),
  });
  if (touched) return touched;
  throw await whyNotPending(orderId);
}

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
