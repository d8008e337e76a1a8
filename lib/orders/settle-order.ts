import "server-only";
import type { Types } from "mongoose";
import { settleHolds } from "@/lib/stock/settle-holds";
import { Order } from "@/models/order";

/** Does with the stock of an order what its last change of state says; returns the products that this touched. */
export async function settleOrder(orderId: Types.ObjectId): Promise<string[]> {
  const order = await Order.findById(orderId).select("settlement").lean();
  if (!order?.settlement) return [];
  const productIds = await settleHolds({ orderId, settlement: order.settlement });
  await Order.updateOne({ _id: orderId }, { $unset: { settlement: 1 } });
  return productIds.map(String);
}
