import "server-only";
import { workable } from "@/lib/orders/call-queue/change-at-desk";
import { AppError } from "@/lib/platform/http/errors";
import { Order } from "@/models/order";

/** The phone of an order that the desk may work on: so none stands in an address or a log. Throws NOT_FOUND. */
export async function requirePhone(orderId: string): Promise<string> {
  const order = await Order.findOne({ _id: orderId, ...workable() })
    .select("phone")
    .lean();
  if (!order) throw new AppError("NOT_FOUND", { message: "This order no longer exists." });
  return order.phone;
}
