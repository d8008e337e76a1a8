import "server-only";
import type { Types } from "mongoose";
import { claimedBy } from "@/lib/orders/cart/claimed-lines";
import { publishStock } from "@/lib/stock/publish-stock";
import { releaseHolds } from "@/lib/stock/release-holds";
import { CartLine } from "@/models/cart-line";
import { Order } from "@/models/order";
import { ABANDONED, PLACING } from "@/lib/orders/lifecycle/rules";

/**
 * Undoes an order that is not committed: its stock can be ordered again, its lines are back in the cart, its key is
 * free. Does nothing to a committed one. Every step can be repeated; the sweeper does until the record is removed.
 * Returns the products whose stock this touched.
 */
export async function abandonOrder(orderId: Types.ObjectId): Promise<string[]> {
  await Order.updateOne(
    { _id: orderId, status: PLACING },
    { $set: { status: ABANDONED, key: `abandoned ${orderId.toString()}` } },
  );
  if (await Order.exists({ _id: orderId, status: { $ne: ABANDONED } })) return [];
  const productIds = await releaseHolds(orderId);
  await publishStock(productIds);
  await CartLine.updateMany(claimedBy([orderId]), { orderId: null });
  return productIds.map(String);
}
