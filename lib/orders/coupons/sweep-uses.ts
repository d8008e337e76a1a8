import "server-only";
import type { Types } from "mongoose";
import { ABANDONED, isCanceled, isPlacing } from "@/lib/orders/lifecycle/rules";
import { SECOND_MS } from "@/lib/platform/time/durations.mjs";
import { CouponUse } from "@/models/coupon";
import { Order } from "@/models/order";

/** Longer than a request that takes a use again can still be running. */
const REQUEST_MS = 90 * SECOND_MS;
/** So many at once; the next run goes on. */
const MOST_USES = 1_000;

/**
 * Looks once at each use that was taken: it stays where its order is placed with it, and is given back where a crash, a
 * refusal or a cancel came between. With an id it looks at the uses of that code alone. Can be repeated, by any instance.
 */
export async function sweepCouponUses(couponId?: Types.ObjectId): Promise<void> {
  const unchecked = { uncheckedAt: { $type: "date" as const }, ...(couponId && { couponId }) };
  const uses = await CouponUse.find(unchecked)
    .sort({ uncheckedAt: 1 })
    .limit(MOST_USES)
    .select("orderId uncheckedAt")
    .lean();
  if (uses.length === 0) return;
  const orders = await Order.find({ _id: { $in: uses.map(({ orderId }) => orderId) } })
    .select("status coupon.useId")
    .lean();
  const orderOf = new Map(orders.map((order) => [order._id.toString(), order]));
  const kept: Types.ObjectId[] = [];
  const left: Types.ObjectId[] = [];
  for (const { _id, orderId, uncheckedAt } of uses) {
    const order = orderOf.get(orderId.toString());
    if (order && isPlacing(order.status)) continue;
    const isDead = !order || order.status === ABANDONED;
    if (!isDead && !isCanceled(order.status) && order.coupon?.useId.equals(_id)) kept.push(_id);
    // Somebody may be bringing a cancelled order back.
    else if (isDead || Date.now() - (uncheckedAt?.getTime() ?? 0) > REQUEST_MS) left.push(_id);
  }
  await CouponUse.updateMany({ _id: { $in: kept } }, { $unset: { uncheckedAt: 1 } });
  await CouponUse.deleteMany({ _id: { $in: left } });
}
