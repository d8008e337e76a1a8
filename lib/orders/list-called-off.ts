import "server-only";
import { type CalledOffOrder, toOrderDto } from "@/lib/orders/dto";
import { anyOf, CANCELED_STATUSES } from "@/lib/orders/lifecycle/rules";
import { TRACKING_DAYS_AFTER_END } from "@/lib/orders/tracking/rules";
import { trackingPathOf } from "@/lib/orders/tracking/tracking-link";
import { toDhakaIso } from "@/lib/platform/time/dhaka";
import { DAY_MS } from "@/lib/platform/time/durations.mjs";
import { Order } from "@/models/order";

const MOST = 10;

/** The orders that somebody has cancelled themselves, last first, while their links show them; `GET /orders` has none of them. */
export async function listCalledOff(userId: string): Promise<CalledOffOrder[]> {
  const orders = await Order.find({
    userId,
    status: anyOf(CANCELED_STATUSES),
    isCalledOff: true,
    deletedAt: { $gt: new Date(Date.now() - TRACKING_DAYS_AFTER_END * DAY_MS) },
  })
    .sort({ deletedAt: -1, _id: -1 })
    .limit(MOST)
    .lean();
  return await Promise.all(
    orders.map(async (order) => {
      const { _id, orderNumber, cartItems } = toOrderDto(order);
      const calledOffAt = toDhakaIso(order.deletedAt ?? order.updatedAt);
      return { _id, orderNumber, cartItems, calledOffAt, path: await trackingPathOf(order) };
    }),
  );
}
