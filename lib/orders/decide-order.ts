import "server-only";
import { AppError } from "@/lib/http/errors";
import { type EventActor, makeEvent, SYSTEM } from "@/lib/orders/events";
import { inProgress } from "@/lib/orders/in-progress";
import { ORDER_STATUSES } from "@/lib/orders/constants";
import type { OrderDecision } from "@/lib/orders/schema";
import { startLeasedSettlement } from "@/lib/orders/settle-order";
import { transitionOrder } from "@/lib/orders/transition-order";
import { Order } from "@/models/order";

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
  const isConfirmed = decision === "Confirmed";
  const touched = await transitionOrder({
    orderId,
    from: { status: "pending", deletedAt: null },
    set: {
      status: decision,
      ...startLeasedSettlement(isConfirmed ? "sell" : "give back"),
      ...(isConfirmed && { confirmedAt: "$$NOW", parcel: { state: "toPack", since: "$$NOW" } }),
    },
    event: makeEvent({ by, kind: isConfirmed ? "confirmed" : "canceled" }),
  });
  if (touched) return touched;
  throw await whyNotPending(orderId);
}

async function whyNotPending(orderId: string): Promise<AppError> {
  const order = await Order.findOne({ _id: orderId, status: { $in: ORDER_STATUSES }, deletedAt: null })
    .select("status")
    .lean();
  if (!order) return new AppError("NOT_FOUND", { message: "This order no longer exists." });
  const { status } = order;
  // Somebody has just taken the decision back.
  if (status === "pending") return inProgress();
  return new AppError("ORDER_NOT_PENDING", {
    message: `This order is already ${status}.`,
    details: { status },
  });
}
