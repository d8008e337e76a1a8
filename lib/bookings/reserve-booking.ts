import "server-only";
import { Types } from "mongoose";
import type { Actor } from "@/lib/audit-log/audit-action";
import { CASH_TO_COLLECT } from "@/lib/parcels/parcel-stages";
import { CONSIGNMENT_SELECT } from "@/lib/parcels/to-consignment";
import { Order } from "@/models/order";

/** Longer than a courier is waited for. */
const LEASE_MS = 30_000;
/** After it, what a process left behind is the sweeper's. */
const ABANDONED_MS = 45_000;

const IN_LEASE = { $gt: ["$parcel.booking.leaseUntil", "$$NOW"] };
const IS_SENT = { $eq: ["$parcel.booking.state", "sent"] };

const leased = (booking: object) => ({
  $set: {
    "parcel.booking": {
      ...booking,
      state: "sent",
      leaseUntil: { $add: ["$$NOW", LEASE_MS] },
      retryAt: { $add: ["$$NOW", ABANDONED_MS] },
    },
  },
});

const again = {
  id: "$parcel.booking.id",
  amount: "$parcel.booking.amount",
  tries: { $add: ["$parcel.booking.tries", 1] },
  by: "$parcel.booking.by",
  actorEmail: "$parcel.booking.actorEmail",
};

/**
 * Writes down that a packed parcel is about to be sent to a courier's API, for this process alone; null where it is not
 * packed, is booked, or another process is at it. Of one that was sent before, the booking stays the same.
 */
export async function reserveBooking(orderId: string, actor: Actor) {
  const first = {
    id: { $literal: new Types.ObjectId() },
    amount: CASH_TO_COLLECT,
    tries: 1,
    by: { $literal: new Types.ObjectId(actor._id ?? undefined) },
    actorEmail: { $literal: actor.email },
  };
  return await Order.findOneAndUpdate(
    {
      _id: orderId,
      status: "Confirmed",
      deletedAt: null,
      "parcel.state": "packed",
      "parcel.courier": { $in: [null, "steadfast"] },
      "parcel.trackingCode": { $exists: false },
      "parcel.consignmentId": { $exists: false },
      $expr: { $not: [{ $and: [IS_SENT, IN_LEASE] }] },
    },
    [
      {
        $set: {
          "parcel.booking": {
            $cond: [IS_SENT, leased(again).$set["parcel.booking"], leased(first).$set["parcel.booking"]],
          },
        },
      },
    ],
    { updatePipeline: true, timestamps: false, returnDocument: "after" },
  )
    .select(CONSIGNMENT_SELECT)
    .lean();
}

/** The same for a booking that broke off, whatever has become of its parcel meanwhile; null where another is at it. */
export async function takeOverBooking(orderId: Types.ObjectId) {
  return await Order.findOneAndUpdate(
    {
      _id: orderId,
      "parcel.booking.retryAt": { $type: "date" },
      $expr: { $and: [IS_SENT, { $not: [IN_LEASE] }] },
    },
    [leased(again)],
    { updatePipeline: true, timestamps: false, returnDocument: "after" },
  )
    .select(`${CONSIGNMENT_SELECT} status deletedAt`)
    .lean();
}

export type ReservedOrder = NonNullable<Awaited<ReturnType<typeof reserveBooking>>>;
