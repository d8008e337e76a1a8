import "server-only";
import { nextOrderNumber } from "@/lib/orders/place/next-order-number";
import { Order } from "@/models/order";
import { ORDER_STATUSES } from "@/lib/orders/lifecycle";

/**
 * Gives a number to the orders that were placed without one, oldest first: before orders had numbers, or by a server of
 * that time beside this one. Can be repeated.
 */
export async function numberOrders(): Promise<void> {
  const orders = await Order.find({ orderNumber: null, status: { $in: ORDER_STATUSES } })
    .select("_id")
    .sort({ _id: 1 })
    .lean();
  for (const { _id } of orders) {
    await Order.updateOne(
      { _id, orderNumber: { $exists: false } },
      { orderNumber: await nextOrderNumber() },
      { timestamps: false },
    );
  }
}
