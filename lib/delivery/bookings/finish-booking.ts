import "server-only";
import type { PipelineStage, Types, UpdateQuery } from "mongoose";
import { auditAction } from "@/lib/accounts/audit-log/audit-action";
import { BOOKING_LEASE } from "@/lib/delivery/bookings/reserve-booking";
import type { FoundConsignment } from "@/lib/delivery/couriers/driver";
import { readSnapshotOfOrder } from "@/lib/delivery/order-snapshot";
import type { Courier } from "@/lib/delivery/couriers/registry";
import { bookingCourier, trackingLink } from "@/lib/delivery/couriers/rules";
import { unlessDuplicate } from "@/lib/platform/database/db";
import { backoffMs } from "@/lib/platform/jobs/backoff.mjs";
import { makeEvent, staffActor } from "@/lib/orders/events";
import { transitionOrder } from "@/lib/orders/transition-order";
import { invalidateStock } from "@/lib/catalogue/products/cache-invalidation";
import { Order } from "@/models/order";
import { MINUTE_MS } from "@/lib/platform/time/durations.mjs";

/** The sweeper asks sooner at first. */
const BACKOFF = { firstMs: 30_000, longestMs: 30 * MINUTE_MS };

interface OpenBooking {
  _id: Types.ObjectId;
  phone: string;
  booking: {
    id: Types.ObjectId;
    state: string;
    courier?: Courier | null;
    amount: number;
    tries: number;
    by: Types.ObjectId;
    actorEmail: string;
  };
}

interface Booked extends FoundConsignment {
  trackingUrl?: string;
}

/**
 * Saves what the courier calls the parcel, with an event and the audit entry of who booked it, wherever the parcel is by
 * now: the courier has it. A code that somebody has noted meanwhile stays. False where another parcel has this
 * consignment.
 */
export async function saveBooked({ _id, phone, booking }: OpenBooking, booked: Booked): Promise<boolean> {
  const { consignmentId, trackingCode, trackingUrl = "" } = booked;
  const { id, amount, by, actorEmail } = booking;
  const orderId = _id.toString();
  const courier = bookingCourier(booking);
  const usual = trackingLink({ courier, trackingCode, phone });
  const write = async () => ({
    touched: await transitionOrder({
      orderId,
      from: { "parcel.booking.id": id },
      set: {
        "parcel.courier": { $ifNull: ["$parcel.courier", courier] },
        "parcel.consignmentId": { $literal: consignmentId },
        "parcel.bookedAmount": amount,
        "parcel.booking": "$$REMOVE",
        "parcel.pollAt": "$$NOW",
        ...(trackingCode && {
          "parcel.trackingCode": { $ifNull: ["$parcel.trackingCode", { $literal: trackingCode }] },
        }),
        ...(trackingUrl && trackingUrl !== usual && { "parcel.trackingUrl": { $literal: trackingUrl } }),
      },
      event: makeEvent({
        by: staffActor({ _id: by.toString() }),
        kind: "tracked",
        details: { courier, trackingCode, consignmentId, amount },
      }),
    }),
  });
  const audited = {
    actor: { _id: by.toString(), email: actorEmail },
    action: { verb: "update", kind: "order", id: orderId, isReadAfterwards: true },
    readSnapshot: readSnapshotOfOrder,
  } as const;
  const written = await unlessDuplicate(auditAction(audited, write));
  if (written) await invalidateStock(written.touched ?? []);
  return written !== undefined;
}

/** Changes the order while this is its booking. */
async function change(
  { _id, booking }: OpenBooking,
  update: UpdateQuery<object> | PipelineStage.Set[],
): Promise<void> {
  await Order.updateOne({ _id, "parcel.booking.id": booking.id }, update, {
    updatePipeline: true,
    timestamps: false,
  });
}

/** The courier has nothing of it, and says why: it can be booked anew. */
export const saveRefused = async (open: OpenBooking, problem: string): Promise<void> =>
  await change(open, {
    $set: { "parcel.booking.state": "refused", "parcel.booking.problem": problem },
    $unset: { ...BOOKING_LEASE.released, "parcel.booking.retryAt": 1 },
  });

/** Nobody knows whether the courier has it: a user who presses again finds out at once, the sweeper by and by. */
export async function saveUnsure(open: OpenBooking): Promise<void> {
  const delayMs = backoffMs(BACKOFF, { failures: open.booking.tries });
  const retryAt = { $add: ["$$NOW", delayMs] };
  await change(open, [{ $set: { [BOOKING_LEASE.field]: "$$REMOVE", "parcel.booking.retryAt": retryAt } }]);
}

/** Drops a booking that was never sent, or that the courier does not have and whose parcel has gone another way. */
export const dropBooking = async (open: OpenBooking): Promise<void> =>
  await change(open, { $unset: { "parcel.booking": 1 } });
