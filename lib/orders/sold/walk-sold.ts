import "server-only";
import type { Types } from "mongoose";
import { SOLD } from "@/lib/orders/lifecycle/rules";
import { sumCameBack } from "@/lib/orders/lines/rules";
import { Order } from "@/models/order";

const AT_ONCE = 500;
/** A shop with more orders a month has what sells in the newest of them. */
const MOST_ORDERS = 10_000;

interface SoldLine {
  _id: Types.ObjectId;
  productId: Types.ObjectId;
  size: string;
  color: string;
  quantity: number;
}

/** The lines that were sold since then, newest first, each with the pieces that have not come back. Walks an index, some orders at a time. */
export async function* listSoldLines(oldest: Types.ObjectId) {
  let before: Types.ObjectId | undefined;
  for (let read = 0; read < MOST_ORDERS; read += AT_ONCE) {
    const orders = await Order.find({
      ...SOLD,
      _id: { $gte: oldest, ...(before && { $lt: before }) },
    })
      .sort({ _id: -1 })
      .limit(AT_ONCE)
      .select("cartItems._id cartItems.productId cartItems.size cartItems.color cartItems.quantity")
      .select("parcel.state parcel.returned")
      .select("returns.state returns.lines")
      .lean();
    yield* orders.flatMap(listSold);
    before = orders.at(-1)?._id;
    if (orders.length < AT_ONCE) return;
  }
}

type SoldOrder = Parameters<typeof sumCameBack>[0] & { cartItems: readonly SoldLine[] };

/** The pieces of each line that have not come back. */
function listSold(order: SoldOrder) {
  const cameBack = sumCameBack(order);
  const lines: readonly SoldLine[] = order.cartItems;
  return lines.map(({ _id, productId, size, color, quantity }) => ({
    productId,
    size,
    color,
    sold: quantity - (cameBack.get(_id.toString()) ?? 0),
  }));
}
