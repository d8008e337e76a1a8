import "server-only";
import type { UpdateQuery } from "mongoose";
import { keptSince } from "@/lib/platform/deleted-documents/rules";
import { Order } from "@/models/order";
import { ORDER_STATUSES } from "@/lib/orders/lifecycle";
import { orderGone } from "@/lib/orders/order-gone";

/** Orders that the desk may work on: those that are shown, and those that their customers called off of late. */
export function workable() {
  return {
    status: { $in: ORDER_STATUSES },
    $or: [{ deletedAt: null }, { isCalledOff: true, deletedAt: { $gte: keptSince() } }],
  };
}

/** Changes something beside the order's status. Throws NOT_FOUND. */
export async function changeAtDesk(orderId: string, change: UpdateQuery<object>): Promise<void> {
  const { matchedCount } = await Order.updateOne({ _id: orderId, ...workable() }, change);
  if (matchedCount === 0) throw orderGone();
}

/** The phone of an order that the desk may work on: so none stands in an address or a log. Throws NOT_FOUND. */
export async function requirePhone(orderId: string): Promise<string> {
  const order = await Order.findOne({ _id: orderId, ...workable() })
    .select("phone")
    .lean();
  if (!order) throw orderGone();
  return order.phone;
}
