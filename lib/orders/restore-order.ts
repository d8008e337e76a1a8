import "server-only";
import { KEPT_DAYS } from "@/lib/deleted/constants";
import { keptSince } from "@/lib/deleted/rules";
import { AppError } from "@/lib/http/errors";
import { type OrderDto, toOrderDto } from "@/lib/orders/dto";
import { ORDER_STATUSES } from "@/lib/orders/constants";
import { Order } from "@/models/order";

/**
 * Brings a deleted order back as it was left: one that was pending when it was deleted is Canceled, and its stock was
 * given back then. Throws NOT_FOUND.
 */
export async function restoreOrder(orderId: string): Promise<OrderDto> {
  const order = await Order.findOneAndUpdate(
    { _id: orderId, status: { $in: ORDER_STATUSES }, deletedAt: { $gte: keptSince() } },
    { deletedAt: null, $inc: { version: 1 } },
  ).lean();
  if (order) return toOrderDto(order);
  throw new AppError("NOT_FOUND", {
    message: `No order of this id was deleted in the last ${KEPT_DAYS} days.`,
  });
}
