import "server-only";
import { AppError } from "@/lib/platform/http/errors";
import { Order } from "@/models/order";
import { isCanceled, isPacked, PLACED } from "@/lib/orders/lifecycle/rules";
import { orderGone } from "@/lib/orders/order-gone";

/**
 * An order whose contents can be changed: pending, or Confirmed and not packed. Throws NOT_FOUND, ORDER_NOT_PENDING and
 * PARCEL_STATE.
 */
export async function readChangeable(orderId: string) {
  const order = await Order.findOne({
    _id: orderId,
    ...PLACED,
  }).lean();
  if (!order) throw orderGone();
  const { status, parcel } = order;
  if (isCanceled(status))
    throw new AppError("ORDER_NOT_PENDING", {
      message: "This order is cancelled and cannot be changed.",
      details: { status },
    });
  if (isPacked(parcel?.state)) throw new AppError("PARCEL_STATE");
  return { ...order, status, version: order.version ?? 0 };
}
