import "server-only";
import type { Types } from "mongoose";
import type { Holding } from "@/lib/orders/find-exceeded-limit";
import { Order } from "@/models/order";

export interface OrderHolding extends Holding {
  orderId: Types.ObjectId;
  /** It may still be refused. */
  isPlacing: boolean;
}

/** What the pending orders of an account hold, and those that are being placed will. */
export async function listHoldings(userId: string): Promise<OrderHolding[]> {
  // By an index without the status: an order that is committed meanwhile is seen, as one or the other.
  const orders = await Order.find({ userId, deletedAt: null, status: { $in: ["placing", "pending"] } })
    .hint({ userId: 1, deletedAt: 1, _id: -1 })
    .select("status amount reservation cartItems.productId cartItems.quantity")
    .lean();
  return orders.flatMap(({ _id, status, amount, reservation, cartItems }) => {
    const isPlacing = status === "placing";
    const holding = isPlacing ? reservation : { amount, lines: cartItems };
    if (!holding) return [];
    const lines = holding.lines.map(({ productId, quantity }) => ({
      productId: productId.toString(),
      quantity,
    }));
    return [{ orderId: _id, isPlacing, amount: holding.amount, lines }];
  });
}
