import "server-only";
import { Order } from "@/models/order";

/** The id of the order that people call by this number, deleted or not; null where there is none. */
export async function findOrderId(orderNumber: number): Promise<string | null> {
  const order = await Order.findOne({ orderNumber }).select("_id").lean();
  return order?._id.toString() ?? null;
}
