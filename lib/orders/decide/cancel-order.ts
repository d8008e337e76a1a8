import "server-only";
import { AppError } from "@/lib/platform/http/errors";
import type { EventActor } from "@/lib/orders/events";
import { inProgress } from "@/lib/orders/in-progress";
import type { CancelOrderInput } from "@/lib/orders/schema";
import { startLeasedSettlement } from "@/lib/orders/settle-order";
import { transitionOrder } from "@/lib/orders/transition-order";
import { Order } from "@/models/order";
import { ORDER_STEPS } from "@/lib/orders/lifecycle";
import { anyOf, isCanceled, isOut, NOT_HANDED_OVER, PLACED } from "@/lib/orders/lifecycle/rules";
import { orderGone } from "@/lib/orders/order-gone";
import { cancellationStages } from "@/lib/orders/decide/cancellation-stages";
import { canceledEvent } from "@/lib/orders/decide/decide-order";

interface CancelOrderOptions {
  by: EventActor;
  orderId: string;
  words?: CancelOrderInput;
}

/**
 * The shop cancels an order that is pending, or Confirmed and still in the shop: its pieces can be ordered again. Returns the
 * products that this touched. Throws NOT_FOUND, ORDER_NOT_PENDING for a cancelled one, PARCEL_STATE once it is handed over,
 * and IN_PROGRESS.
 */
export async function cancelOrder({ by, orderId, words = {} }: CancelOrderOptions): Promise<string[]> {
  const event = canceledEvent(by, words);
  for (const step of [ORDER_STEPS.cancel, ORDER_STEPS.cancelConfirmed]) {
    const touched = await transitionOrder({
      orderId,
      from: { status: anyOf(step.from), deletedAt: null, ...("parcel" in step && NOT_HANDED_OVER) },
      set: { status: step.to, ...startLeasedSettlement(step.pieces), ...cancellationStages(step, words) },
      event,
    });
    if (touched) return touched;
  }
  throw await whyNotCancelled(orderId);
}

async function whyNotCancelled(orderId: string): Promise<AppError> {
  const order = await Order.findOne({ _id: orderId, ...PLACED })
    .select("status parcel.state")
    .lean();
  if (!order) return orderGone();
  const { status, parcel } = order;
  if (isCanceled(status))
    return new AppError("ORDER_NOT_PENDING", {
      message: "This order is cancelled already.",
      details: { status },
    });
  if (!isOut(parcel?.state)) return inProgress();
  return new AppError("PARCEL_STATE", {
    message: "The courier has this parcel. It can come back, but the order can no longer be cancelled.",
    ...(parcel?.state && { details: { state: parcel.state } }),
  });
}
