import "server-only";
import type { Types } from "mongoose";
import { connectDb } from "@/lib/platform/database/db";
import { picturesKeptUntil } from "@/lib/orders/lines/rules";
import { Order } from "@/models/order";
import { Review } from "@/models/review";
import { engineHint } from "@/lib/platform/database/engine-hint";
import { ReturnPicture } from "@/models/return-picture";
import { DAY_MS } from "@/lib/platform/time/durations.mjs";

/** When a picture of a return that is not over, or of a review, is looked at again. */
const OPEN_FOR_MS = 7 * DAY_MS;
const BATCH = 200;

/**
 * Removes the pictures that nothing names, such as of a form that was never sent, a day after they were uploaded, and those
 * of returns that ended 90 days ago. Those of a review stay with it. Any server may, at any time, also at once.
 */
export async function sweepOrderPictures(now = new Date()): Promise<void> {
  await connectDb();
  for (;;) {
    const due = await ReturnPicture.find({ keepUntil: { $lt: now } })
      .select("orderId")
      .limit(BATCH)
      .lean();
    if (due.length === 0) return;
    const orders = await readOrders(due.map(({ orderId }) => orderId));
    const reviewed = await listReviewed(due.map(({ _id }) => _id));
    const stay = due.map(({ _id, orderId }) => ({
      _id,
      until: reviewed.has(_id.toString())
        ? new Date(now.getTime() + OPEN_FOR_MS)
        : keptUntil(_id, orders.get(orderId.toString()), now),
    }));
    const kept = stay.flatMap(({ _id, until }) => (until && until > now ? [{ _id, until }] : []));
    await ReturnPicture.bulkWrite(
      kept.map(({ _id, until }) => ({ updateOne: { filter: { _id }, update: { keepUntil: until } } })),
    );
    const gone = stay.filter(({ until }) => !until || until <= now).map(({ _id }) => _id);
    // Not one that a request lays claim to just now: see keep-order-pictures.ts.
    await ReturnPicture.deleteMany({ _id: { $in: gone }, keepUntil: { $lt: now } });
  }
}

async function readOrders(orderIds: Types.ObjectId[]) {
  const orders = await Order.find({ _id: { $in: orderIds } })
    .select("returns.pictures returns.settledAt returns.voidedAt")
    .lean();
  return new Map(orders.map((order) => [order._id.toString(), order]));
}

/** Those of these pictures that a review names. */
async function listReviewed(pictureIds: Types.ObjectId[]): Promise<Set<string>> {
  const reviews = await Review.find({ pictures: { $in: pictureIds } })
    .hint(engineHint("pictures"))
    .select("-_id pictures")
    .lean();
  return new Set(reviews.flatMap(({ pictures }) => pictures.map(String)));
}

type NamingOrder = Awaited<ReturnType<typeof readOrders>> extends Map<string, infer Found> ? Found : never;

/** Null for a picture that no return names. */
function keptUntil(pictureId: Types.ObjectId, order: NamingOrder | undefined, now: Date): Date | null {
  const entry = order?.returns?.find(({ pictures }) => pictures?.some((id) => id.equals(pictureId)));
  return entry ? (picturesKeptUntil(entry) ?? new Date(now.getTime() + OPEN_FOR_MS)) : null;
}
