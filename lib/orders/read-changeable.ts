import "server-only";
import { AppError } from "@/lib/platform/http/errors";
import { Order } from "@/models/order";
import type { ParcelState } from "@/lib/orders/lifecycle";
import { isCanceled, isPacked, PLACED, UNPACKED } from "@/lib/orders/lifecycle/rules";
import type { OrderedCoupon } from "@/lib/orders/coupons/rules";
import type { StoredEvent } from "@/lib/orders/events/schema";
import { orderGone } from "@/lib/orders/order-gone";

export interface GuardedParcel {
  state?: ParcelState | null;
  courier?: string | null;
  trackingCode?: string | null;
  consignmentId?: string | null;
  booking?: { state: string } | null;
}

interface GuardedOrder {
  status: string;
  parcel?: GuardedParcel | null;
  calls?: readonly unknown[] | null;
  calling?: { until: Date } | null;
  discount?: { amount: number; reason?: string | null } | null;
  coupon?: Pick<OrderedCoupon, "own"> | null;
  advance?: unknown;
  advanceNote?: { notFoundAt?: Date | null } | null;
  exchangeOf?: unknown;
  events?: StoredEvent[] | null;
}

/** Whether an order that is not cancelled can be changed. */
export interface ChangeGuard {
  /** Throws what it is refused with. */
  require: (order: GuardedOrder) => void;
  /** The same in a filter. */
  filter: Record<string, unknown>;
  /** In a filter, whose orders may be looked at; anybody's unless given. */
  owner?: Record<string, unknown>;
}

export const BEFORE_PACKING: ChangeGuard = {
  require: ({ parcel }) => {
    if (isPacked(parcel?.state)) throw new AppError("PARCEL_STATE");
  },
  filter: UNPACKED,
};

/**
 * An order whose contents can be changed: pending, or Confirmed and not packed, unless another guard is given. Throws
 * NOT_FOUND, ORDER_NOT_PENDING and what the guard throws: PARCEL_STATE.
 */
export async function readChangeable(orderId: string, guard = BEFORE_PACKING) {
  const order = await Order.findOne({ _id: orderId, ...PLACED, ...guard.owner }).lean();
  if (!order) throw orderGone();
  const { status } = order;
  if (isCanceled(status))
    throw new AppError("ORDER_NOT_PENDING", {
      message: "This order is cancelled and cannot be changed.",
      details: { status },
    });
  guard.require({ ...order, status });
  return { ...order, status, version: order.version ?? 0 };
}
