import "server-only";
import type { UpdateQuery } from "mongoose";
import { keptSince } from "@/lib/platform/deleted-documents/rules";
import { AppError } from "@/lib/platform/http/errors";
import { Order } from "@/models/order";
import { ORDER_STATUSES } from "@/lib/orders/lifecycle";

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
  if (matchedCount === 0) throw new AppError("NOT_FOUND", { message: "This order no longer exists." });
}
