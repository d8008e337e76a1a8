import "server-only";
import type { Types } from "mongoose";
import type { OrderDto } from "@/lib/orders/dto";
import { isArrived } from "@/lib/orders/is-arrived";
import { listDeliveredLines } from "@/lib/orders/lines/rules";
import { listReviewedLines } from "@/lib/orders/reviews/list-reviewed-lines";

type Reviewed = Parameters<typeof isArrived>[0] &
  Parameters<typeof listDeliveredLines>[0] & { _id: Types.ObjectId };

/** Tells of each of these orders which lines its customer can review: those that they were given, and have not reviewed yet. */
export async function readReviewable(
  orders: readonly Reviewed[],
): Promise<(order: Reviewed) => Pick<OrderDto, "reviewable">> {
  const reviewed = await listReviewedLines(orders.filter(isArrived));
  return (order) => {
    const lines = isArrived(order) ? listDeliveredLines(order).filter((id) => !reviewed.has(id)) : [];
    return lines.length === 0 ? {} : { reviewable: lines };
  };
}
