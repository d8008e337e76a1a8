import "server-only";
import { Types } from "mongoose";
import { BEST_SELLER_DAYS } from "@/lib/reports/best-sellers/constants";
import { sumCameBack } from "@/lib/orders/lines/rules";
import { Order } from "@/models/order";
import { SOLD } from "@/lib/orders/lifecycle/rules";
import { DAY_SECONDS } from "@/lib/platform/time/durations.mjs";

const AT_ONCE = 500;
/** A shop with more orders a month has its best sellers in the newest of them. */
const MOST_ORDERS = 10_000;
/** Some are sold out by the time they are shown. */
const MOST_SELLERS = 24;

interface SoldLine {
  _id: Types.ObjectId;
  productId: Types.ObjectId;
  quantity: number;
}

/**
 * The products of which the most pieces were sold in the last 30 days, the best first. What waits for a call is no sale
 * yet: else whoever orders without wanting anything would choose what the home page shows. What came back is none any
 * more. Walks an index some orders at a time: the demo's engine sums nothing itself where there are many.
 */
export async function countBestSellers(now: Date): Promise<string[]> {
  const oldest = Types.ObjectId.createFromTime(now.getTime() / 1_000 - BEST_SELLER_DAYS * DAY_SECONDS);
  const pieces = new Map<string, number>();
  for await (const { productId, sold } of listSoldLines(oldest)) {
    const id = productId.toString();
    pieces.set(id, (pieces.get(id) ?? 0) + sold);
  }
  return [...pieces]
    .filter(([, count]) => count > 0)
    .toSorted(([one, more], [other, most]) => most - more || one.localeCompare(other))
    .slice(0, MOST_SELLERS)
    .map(([productId]) => productId);
}

async function* listSoldLines(oldest: Types.ObjectId) {
  let before: Types.ObjectId | undefined;
  for (let read = 0; read < MOST_ORDERS; read += AT_ONCE) {
    const orders = await Order.find({
      ...SOLD,
      _id: { $gte: oldest, ...(before && { $lt: before }) },
    })
      .sort({ _id: -1 })
      .limit(AT_ONCE)
      .select("cartItems._id cartItems.productId cartItems.quantity parcel.state parcel.returned")
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
  return lines.map(({ _id, productId, quantity }) => ({
    productId,
    sold: quantity - (cameBack.get(_id.toString()) ?? 0),
  }));
}
