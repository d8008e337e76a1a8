import "server-only";
import type { Types } from "mongoose";
import { listReturnable } from "@/lib/orders/lines/rules";
import { Review } from "@/models/review";

type Ordered = Parameters<typeof listReturnable>[0] & { _id: Types.ObjectId };

/** Those of these orders that have a line which its customer has kept and not reviewed. */
export async function listUnreviewed<Order extends Ordered>(orders: readonly Order[]): Promise<Order[]> {
  const reviews = await Review.find({ orderId: { $in: orders.map(({ _id }) => _id) } })
    .select("-_id lineId")
    .lean();
  const reviewed = new Set(reviews.map(({ lineId }) => lineId.toString()));
  return orders.filter((order) => listReturnable(order).some(({ lineId }) => !reviewed.has(lineId)));
}
