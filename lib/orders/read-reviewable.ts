import "server-only";
import type { Types } from "mongoose";
import type { OrderDto } from "@/lib/orders/dto";
import { isArrived } from "@/lib/orders/is-arrived";
import { listDeliveredLines } from "@/lib/orders/lines/rules";
import { engineHint } from "@/lib/platform/database/engine-hint";
import { Review } from "@/models/review";

type Reviewed = Parameters<typeof isArrived>[0] &
  Parameters<typeof listDeliveredLines>[0] & { _id: Types.ObjectId };

/** Tells of each of these orders which lines its customer can review: those that they were given, and have not reviewed yet. */
export async function readReviewable(
  orders: readonly Reviewed[],
): Promise<(order: Reviewed) => Pick<OrderDto, "reviewable">> {
  const arrived = orders.filter(isArrived).map(({ _id }) => _id);
  const reviewed = await listReviewedLines(arrived);
  return (order) => {
    const lines = isArrived(order) ? listDeliveredLines(order).filter((id) => !reviewed.has(id)) : [];
    return lines.length === 0 ? {} : { reviewable: lines };
  };
}

async function listReviewedLines(orderIds: Types.ObjectId[]): Promise<Set<string>> {
  if (orderIds.length === 0) return new Set();
  const reviews = await Review.find({ orderId: { $in: orderIds } })
    .hint(engineHint({ orderId: 1, lineId: 1 }))
    .select("-_id lineId")
    .lean();
  return new Set(reviews.map(({ lineId }) => lineId.toString()));
}
