import "server-only";
import { MOST_EARLIER_ORDERS } from "@/lib/orders/all-orders/rules";
import type { HistoryOrder } from "@/lib/orders/all-orders/flags";
import { Order } from "@/models/order";
import { ORDER_STATUSES } from "@/lib/orders/lifecycle";
import { engineHint } from "@/lib/platform/database/engine-hint";

/** The last orders of each phone, those that were deleted too, newest first. */
export async function readHistory(phones: readonly string[]): Promise<Map<string, HistoryOrder[]>> {
  const read = async (phone: string) => [phone, await readPhone(phone)] as const;
  return new Map(await Promise.all([...new Set(phones)].map(read)));
}

async function readPhone(phone: string): Promise<HistoryOrder[]> {
  const orders = await Order.find({ phone, status: { $in: ORDER_STATUSES } })
    // Named: among several indexes another one may look at many more.
    .hint(engineHint({ phone: 1, status: 1, _id: 1 }))
    .sort({ _id: -1 })
    .limit(MOST_EARLIER_ORDERS)
    .select(
      "orderNumber name status amount orderTime parcel.state cartItems.productId cartItems.size cartItems.color cartItems.quantity",
    )
    .lean();
  return orders.map(({ _id, orderNumber, name, status, amount, orderTime, cartItems, parcel }) => ({
    _id: _id.toString(),
    orderNumber: orderNumber ?? 0,
    name,
    status,
    amount,
    time: orderTime.getTime(),
    parcel: parcel?.state ?? undefined,
    lines: cartItems.map(({ productId, size, color, quantity }) => ({
      productId: productId.toString(),
      size,
      color,
      quantity,
    })),
  }));
}
