import "server-only";
import { planAllPieces } from "@/lib/orders/contents/plan-all-pieces";
import { withCouponUse } from "@/lib/orders/coupons/take-again";
import type { NewEvent } from "@/lib/orders/events";
import { holdAndTransition } from "@/lib/orders/hold-and-transition";
import type { ORDER_STEPS } from "@/lib/orders/lifecycle";
import { FIRST_PARCEL_STATE } from "@/lib/orders/lifecycle/rules";
import { atVersion } from "@/lib/platform/database/compare-and-set";
import { Order } from "@/models/order";

const findOne = (orderId: string) =>
  Order.findById(orderId).select("version userId phone cartItems coupon").lean();

interface BringBackOptions {
  orderId: string;
  /** The state that the order has to be in. */
  from: Record<string, unknown>;
  step: (typeof ORDER_STEPS)["undoCancel" | "undoCancelConfirmed" | "restorePending" | "restoreConfirmed"];
  /** For the stage of a pipeline, beside the status. */
  set: Record<string, unknown>;
  event: NewEvent;
}

/**
 * Makes a cancelled order what it was, if its pieces are still there: they are held first, as for a new order. Returns the
 * products that this touched; null where it is in another state. Throws OUT_OF_STOCK, COUPON_USED_UP and IN_PROGRESS.
 */
export async function bringBack({
  orderId,
  from,
  step,
  set,
  event,
}: BringBackOptions): Promise<string[] | null> {
  const order = await findOne(orderId);
  if (!order) return null;
  const plan = await planAllPieces(order.cartItems);
  return await withCouponUse(order, (useId) =>
    holdAndTransition({
      orderId,
      plan,
      from: { ...from, ...atVersion(order.version) },
      set: {
        ...set,
        status: step.to,
        cancellation: "$$REMOVE",
        // The user who brings it back has decided that it is to have its pieces.
        callFirst: "$$REMOVE",
        cartItems: { $literal: plan.lines },
        ...(useId && { "coupon.useId": useId }),
      },
      event,
    }),
  );
}

const IS_BOOKED = { $eq: [{ $type: "$parcel.consignmentId" }, "string"] };

/** In a pipeline: the parcel as it was before the order was cancelled, with its booking. */
export const PARCEL_AS_IT_WAS = {
  "parcel.state": { $ifNull: ["$cancellation.parcelState", FIRST_PARCEL_STATE] },
  "parcel.since": "$$NOW",
  "parcel.pollAt": { $cond: [IS_BOOKED, "$$NOW", "$$REMOVE"] },
};

const IS_SENT = { $eq: ["$parcel.booking.state", "sent"] };

/**
 * In a pipeline: a parcel that begins anew. A late word of a booking from before is not of it. One whose answer is still out
 * stays in its box, for its courier may have it, and the sweeper asks.
 */
export const PARCEL_ANEW = {
  parcel: {
    $cond: [
      IS_SENT,
      { $mergeObjects: ["$parcel", { state: "$cancellation.parcelState", since: "$$NOW" }] },
      {
        state: FIRST_PARCEL_STATE,
        since: "$$NOW",
        formerConsignments: {
          $setUnion: [
            { $ifNull: ["$parcel.formerConsignments", []] },
            { $cond: [IS_BOOKED, ["$parcel.consignmentId"], []] },
          ],
        },
      },
    ],
  },
};
