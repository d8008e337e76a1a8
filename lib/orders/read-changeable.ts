import "server-only";
import { AppError } from "@/lib/http/errors";
import { ORDER_STATUSES } from "@/lib/orders/constants";
import { Order } from "@/models/order";

/** In a filter: nothing of the order is in a parcel yet. */
export const UNPACKED = { "parcel.state": { $in: [null, "toPack"] } } as const;

/**
 * An order whose contents can be changed: pending, or Confirmed and not packed. Throws NOT_FOUND, ORDER_NOT_PENDING and
 * PARCEL_STATE.
 */
export async function readChangeable(orderId: string) {
  const order = await Order.findOne({
    _id: orderId,
    status: { $in: ORDER_STATUSES },
    deletedAt: null,
  }).lean();
  if (!order) throw new AppError("NOT_FOUND", { message: "This order no longer exists." });
  const { status, parcel } = order;
  if (status === "Canceled")
    throw new AppError("ORDER_NOT_PENDING", {
      message: "This order is cancelled and cannot be changed.",
      details: { status },
    });
  if (parcel?.state && parcel.state !== "toPack") throw new AppError("PARCEL_STATE");
  return { ...order, status, version: order.version ?? 0 };
}
