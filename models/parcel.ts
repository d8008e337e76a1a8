import "@/models/settings";
import { COURIERS } from "@/lib/delivery/couriers/registry";
import { Schema } from "mongoose";
import { BOOKING_STATES } from "@/lib/delivery/bookings/constants";
import { cashEntrySchema } from "@/models/cash-entry";
import { PARCEL_STATES } from "@/lib/orders/lifecycle";
import { part } from "@/models/part";

/** Of a line, the pieces that came back, and those of them that can be sold again. */
const returnedLineSchema = part({
  lineId: { type: Schema.Types.ObjectId, required: true },
  sellable: { type: Number, required: true },
  /** With those that cannot be sold again; missing where only the others were counted. */
  back: { type: Number },
});

/** A booking at a courier's that is under way, or that was refused. */
const bookingSchema = part({
  id: { type: Schema.Types.ObjectId, required: true },
  /** Missing in bookings of the time when only one courier had an API. */
  courier: { type: String, enum: COURIERS },
  state: { type: String, enum: BOOKING_STATES, required: true },
  /** Whole BDT that the courier is told to collect. */
  amount: { type: Number, required: true },
  /** How often it was sent: of a second time, the first may have arrived. */
  tries: { type: Number, required: true },
  by: { type: Schema.Types.ObjectId, required: true },
  actorEmail: { type: String, required: true },
  /** Until when, by the database's clock, it is one process alone that books it. */
  leaseUntil: { type: Date },
  /** When the sweeper goes on with it. */
  retryAt: { type: Date },
  /** Why the courier refused it. */
  problem: { type: String },
});

/** What the courier said last of a parcel, in their own word, and when by their own clock. */
const courierStatusSchema = part({ status: { type: String, required: true }, at: { type: Date } });

/** What is packed of a Confirmed order, and what became of it. */
export const parcelSchema = part({
  state: { type: String, enum: PARCEL_STATES },
  /** When it came into this state; by the database's clock, like the others. */
  since: { type: Date },
  packedAt: { type: Date },
  handedOverAt: { type: Date },
  courier: { type: String, enum: COURIERS },
  trackingCode: { type: String },
  /** Where it is not the courier's usual one. */
  trackingUrl: { type: String },
  /** Where its address does not say them: the district, and the zone within it, as couriers call them. */
  district: { type: String },
  area: { type: String },
  /** The courier's own number of it, where it was booked over their API. */
  consignmentId: { type: String },
  /** Those of bookings that were taken away: a late word of them is not of this parcel. */
  formerConsignments: { type: [String], default: undefined },
  /** Whole BDT that they were told to collect when it was booked. */
  bookedAmount: { type: Number },
  booking: { type: bookingSchema },
  courierStatus: { type: courierStatusSchema },
  /** When the courier is asked next. */
  pollAt: { type: Date },
  /** Whole BDT that the courier was told to collect, as the order was at hand-over. */
  cashExpected: { type: Number },
  /** Whole BDT: the sum of its ledger; missing as long as nothing is noted. */
  cashReceived: { type: Number },
  /** Received less expected; missing where they are equal, or nothing was received. */
  cashDifference: { type: Number },
  /** The last payout that brought some of it. */
  payoutId: { type: Schema.Types.ObjectId },
  cash: { type: [cashEntrySchema], default: undefined },
  /** Of a lost one, that its courier need not pay for it. */
  writtenOff: {
    type: part({
      at: { type: Date, required: true },
      by: { type: Schema.Types.ObjectId },
      reason: { type: String, required: true },
    }),
  },
  /** What came back of it; missing until somebody has looked. */
  returned: { type: [returnedLineSchema], default: undefined },
});
