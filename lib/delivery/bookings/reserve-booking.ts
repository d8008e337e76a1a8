import "server-only";
import { Types } from "mongoose";
import type { Actor } from "@/lib/accounts/audit-log/audit-action";
import { CASH_TO_COLLECT } from "@/lib/orders/payment";
import { type Courier, FIRST_BOOKABLE } from "@/lib/delivery/couriers/registry";
import { CONSIGNMENT_SELECT } from "@/lib/delivery/parcels/to-consignment";
import { Lease } from "@/lib/platform/jobs/lease";
import { Order } from "@/models/order";
import { parcelIn, SOLD } from "@/lib/orders/lifecycle/rules";
import { PARCEL_STEPS } from "@/lib/orders/lifecycle";

/** Longer than a courier is waited for. */
export const BOOKING_LEASE = new Lease({ field: "parcel.booking.leaseUntil", ms: 30_000 });
/** After it, the sweeper takes over the booking that a process left behind. */
const ABANDONED_MS = 45_000;

const IS_SENT = { $eq: ["$parcel.booking.state", "sent"] };

const leased = (booking: object) => ({
  ...booking,
  state: "sent",
  leaseUntil: BOOKING_LEASE.end,
  retryAt: { $add: ["$$NOW", ABANDONED_MS] },
});

const again = {
  id: "$parcel.booking.id",
  courier: "$parcel.booking.courier",
  amount: "$parcel.booking.amount",
  tries: { $add: ["$parcel.booking.tries", 1] },
  by: "$parcel.booking.by",
  actorEmail: "$parcel.booking.actorEmail",
};

/** The courier may have it, and another one must not get it, too. */
const isWith = (courier: Courier) => ({
  $eq: [{ $ifNull: ["$parcel.booking.courier", FIRST_BOOKABLE] }, courier],
});

interface ReserveOptions {
  orderId: string;
  actor: Actor;
  courier: Courier;
}

/**
 * Writes down that a packed parcel is about to be sent to a courier's API, for this process alone; null where it is not
 * packed, is booked, or another process is at it. A parcel that was sent before keeps its booking.
 */
export async function reserveBooking({ orderId, actor, courier }: ReserveOptions) {
  const first = {
    id: { $literal: new Types.ObjectId() },
    courier,
    amount: CASH_TO_COLLECT,
    tries: 1,
    by: { $literal: new Types.ObjectId(actor._id ?? undefined) },
    actorEmail: { $literal: actor.email },
  };
  return await Order.findOneAndUpdate(
    {
      _id: orderId,
      ...SOLD,
      ...parcelIn(PARCEL_STEPS.handOver.from),
      "parcel.courier": { $in: [null, courier] },
      "parcel.trackingCode": { $exists: false },
      "parcel.consignmentId": { $exists: false },
      $expr: { $or: [{ $not: [IS_SENT] }, { $and: [BOOKING_LEASE.isFree(), isWith(courier)] }] },
    },
    [{ $set: { "parcel.booking": { $cond: [IS_SENT, leased(again), leased(first)] } } }],
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
      $expr: { $and: [IS_SENT, BOOKING_LEASE.isFree()] },
    },
    [{ $set: { "parcel.booking": leased(again) } }],
    { updatePipeline: true, timestamps: false, returnDocument: "after" },
  )
    .select(`${CONSIGNMENT_SELECT} status deletedAt`)
    .lean();
}

export type ReservedOrder = NonNullable<Awaited<ReturnType<typeof reserveBooking>>>;
