import "@/models/settings";
import { COURIERS } from "@/lib/delivery/couriers/registry";
import { Schema } from "mongoose";
import { BOOKING_STATES } from "@/lib/delivery/bookings/constants";
import { cashEntrySchema } from "@/models/cash-entry";
import { PARCEL_STATES } from "@/lib/orders/lifecycle";
import { part } from "@/models/part";

/** The pieces of one order line that came back, and how many of them can be sold again. */
const returnedLineSchema = part({
  lineId: { type: Schema.Types.ObjectId, required: true },
  sellable: { type: Number, required: true },
  /** All pieces that came back; missing where only the sellable ones were counted. */
  back: { type: Number },
});

/** A booking with a courier that is under way or was refused. */
const bookingSchema = part({
  id: { type: Schema.Types.ObjectId, required: true },
  /** Missing in old bookings, from when only one courier had an API. */
  courier: { type: String, enum: COURIERS },
  state: { type: String, enum: BOOKING_STATES, required: true },
  /** Whole BDT that the courier is told to collect. */
  amount: { type: Number, required: true },
  /** How often it was sent. At a second try, the first may have arrived after all. */
  tries: { type: Number, required: true },
  by: { type: Schema.Types.ObjectId, required: true },
  actorEmail: { type: String, required: true },
  /** Lease: until then, by the database's clock, a single process books it. */
  leaseUntil: { type: Date },
  /** When the sweeper tries it again. */
  retryAt: { type: Date },
  /** Why the courier refused it. */
  problem: { type: String },
});

/** The courier's last status of a parcel, in their own word, and its time by their own clock. */
const courierStatusSchema = part({ status: { type: String, required: true }, at: { type: Date } });

/** The parcel of a Confirmed order, and what became of it. */
export const parcelSchema = part({
  state: { type: String, enum: PARCEL_STATES },
  /** When it came into this state; like the other times, by the database's clock. */
  since: { type: Date },
  packedAt: { type: Date },
  handedOverAt: { type: Date },
  courier: { type: String, enum: COURIERS },
  trackingCode: { type: String },
  /** The tracking address, where it is not the courier's usual one. */
  trackingUrl: { type: String },
  /** The district and its zone in couriers' terms, where the address does not say them. */
  district: { type: String },
  area: { type: String },
  /** The courier's own number of it, where it was booked over their API. */
  consignmentId: { type: String },
  /** Consignments of cancelled bookings: late news of them does not concern this parcel. */
  formerConsignments: { type: [String], default: undefined },
  /** Whole BDT that the booking told the courier to collect. */
  bookedAmount: { type: Number },
  booking: { type: bookingSchema },
  courierStatus: { type: courierStatusSchema },
  /** When the shop next asks the courier for the status. */
  pollAt: { type: Date },
  /** Whole BDT that the courier has to collect, as the order stood at hand-over. */
  cashExpected: { type: Number },
  /** Whole BDT: the sum of its ledger; missing as long as nothing is noted. */
  cashReceived: { type: Number },
  /** Whole BDT received minus expected; missing where they are equal or nothing was received. */
  cashDifference: { type: Number },
  /** The last payout that brought some of this cash. */
  payoutId: { type: Schema.Types.ObjectId },
  cash: { type: [cashEntrySchema], default: undefined },
  /** Set where the courier need not pay for a lost parcel. */
  writtenOff: {
    type: part({
      at: { type: Date, required: true },
      by: { type: Schema.Types.ObjectId },
      reason: { type: String, required: true },
    }),
  },
  /** The pieces that came back; missing until somebody has counted them. */
  returned: { type: [returnedLineSchema], default: undefined },
});
