import "server-only";
import type { Types } from "mongoose";
import { SOLD } from "@/lib/orders/lifecycle/rules";
import { sumCameBack } from "@/lib/orders/lines/rules";
import { optionKey } from "@/lib/stock/options";
import { Order } from "@/models/order";

/** An option of a product that was sold, with the pieces that have not come back. */
export interface SoldLine {
  productId: string;
  /** Its key, by optionKey(). */
  option: string;
  sold: number;
}

const AT_ONCE = 500;
/** A shop that sells more within the days that are asked for has what sells in the newest of them. */
const MOST_ORDERS = 50_000;

/** What `linesOf` reads of an order. */
export const SOLD_FIELDS =
  "cartItems._id cartItems.productId cartItems.size cartItems.color cartItems.quantity parcel.state parcel.returned returns.state returns.lines";

/** The orders that were sold since then, newest first. Walks an index, some orders at a time. */
export async function* walkSold(oldest: Types.ObjectId) {
  let before: Types.ObjectId | undefined;
  for (let read = 0; read < MOST_ORDERS; read += AT_ONCE) {
    const orders = await Order.find({ ...SOLD, _id: { $gte: oldest, ...(before && { $lt: before }) } })
      .sort({ _id: -1 })
      .limit(AT_ONCE)
      .select(SOLD_FIELDS)
      .lean();
    yield* orders;
    before = orders.at(-1)?._id;
    if (orders.length < AT_ONCE) return;
  }
}

interface StoredLine {
  _id: Types.ObjectId;
  productId: Types.ObjectId;
  size: string;
  color: string;
  quantity: number;
}

type SoldOrder = Parameters<typeof sumCameBack>[0] & { cartItems: readonly StoredLine[] };

/** The lines of a sold order. */
export function linesOf(order: SoldOrder): SoldLine[] {
  const cameBack = sumCameBack(order);
  const lines: readonly StoredLine[] = order.cartItems;
  return lines.map(({ _id, productId, quantity, ...option }) => ({
    productId: productId.toString(),
    option: optionKey(option),
    sold: quantity - (cameBack.get(_id.toString()) ?? 0),
  }));
}
