import "server-only";
import { PLACED } from "@/lib/orders/lifecycle/rules";
import { Order } from "@/models/order";

/** The ids of the products of somebody's last order; none where they have ordered nothing. */
export async function listLastProducts(userId: string): Promise<string[]> {
  const order = await Order.findOne({ userId, ...PLACED })
    .sort({ _id: -1 })
    .select("cartItems.productId")
    .lean();
  return order?.cartItems.map(({ productId }) => productId.toString()) ?? [];
}
