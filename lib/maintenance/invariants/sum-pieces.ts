import "server-only";
import { sumSellable } from "@/lib/orders/lines/rules";
import { Order } from "@/models/order";
import type { OrderStatus } from "@/lib/orders/lifecycle";
import { anyOf } from "@/lib/orders/lifecycle/rules";

/**
 * The pieces of all orders of these statuses, by the id of their stock unit, less those that came back into the stock. Lines
 * that name none are left out.
 */
export async function sumPieces(statuses: readonly OrderStatus[]): Promise<Map<string, number>> {
  const sums = new Map<string, number>();
  const orders = Order.find({ status: anyOf(statuses) })
    .select("cartItems._id cartItems.unitId cartItems.quantity parcel.returned")
    .select("returns.state returns.lines")
    .lean()
    .cursor();
  for await (const order of orders) {
    const cameBack = sumSellable(order);
    for (const { _id, unitId, quantity } of order.cartItems) {
      const id = unitId?.toString();
      if (id) sums.set(id, (sums.get(id) ?? 0) + quantity - (cameBack.get(_id.toString()) ?? 0));
    }
  }
  return sums;
}
