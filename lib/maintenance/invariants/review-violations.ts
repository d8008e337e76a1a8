import type { Types } from "mongoose";
import { readInBatches } from "@/lib/platform/database/read-in-batches";
import { violationUnless } from "@/lib/maintenance/invariants/invariant-checks";
import { Order } from "@/models/order";
import { Review } from "@/models/review";

const BATCH = 500;

/** Each review that is not hidden is of a line that its order has, of the product of that line. */
export async function violationsOfReviews(): Promise<string[]> {
  const found: string[] = [];
  const read = (last?: Awaited<ReturnType<typeof readReviews>>[number]) => readReviews(last?._id);
  for await (const reviews of readInBatches(read)) {
    const orders = await Order.find({ _id: { $in: reviews.map(({ orderId }) => orderId) } })
      .select("cartItems._id cartItems.productId")
      .lean();
    const lineOf = new Map(
      orders.flatMap(({ _id: orderId, cartItems }) =>
        cartItems.map(
          ({ _id, productId }) => [`${orderId.toString()} ${_id.toString()}`, productId] as const,
        ),
      ),
    );
    for (const { _id, orderId, lineId, productId } of reviews) {
      const reviewed = lineOf.get(`${orderId.toString()} ${lineId.toString()}`);
      found.push(
        ...violationUnless(
          reviewed?.equals(productId) === true,
          `review ${_id.toString()}: of a line that its order does not have`,
        ),
      );
    }
  }
  return found;
}

const readReviews = async (last: Types.ObjectId | undefined) =>
  await Review.find({ state: { $ne: "hidden" }, ...(last && { _id: { $gt: last } }) })
    .sort({ _id: 1 })
    .limit(BATCH)
    .select("orderId lineId productId")
    .lean();
