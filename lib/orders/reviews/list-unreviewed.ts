import "server-only";
import type { Types } from "mongoose";
import { listReturnable } from "@/lib/orders/lines/rules";
import { listReviewedLines } from "@/lib/orders/reviews/list-reviewed-lines";

type Ordered = Parameters<typeof listReturnable>[0] & { _id: Types.ObjectId };

/** Those of these orders that have a line which its customer has kept and not reviewed. */
export async function listUnreviewed<Order extends Ordered>(orders: readonly Order[]): Promise<Order[]> {
  const reviewed = await listReviewedLines(orders);
  return orders.filter((order) => listReturnable(order).some(({ lineId }) => !reviewed.has(lineId)));
}
