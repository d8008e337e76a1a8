import "@/models/settings";
import { model, Schema } from "mongoose";
import { COURIERS } from "@/lib/delivery/couriers/registry";
import { PAYOUT_OUTCOMES, PAYOUT_ROW_STATES, PAYOUT_STATES } from "@/lib/cash/payouts/constants";
import { part, stamped } from "@/models/part";
import { onlyWith } from "@/models/only-with";

const payoutRowSchema = part({
  /** In the file, from 1. */
  row: { type: Number, required: true },
  /** What the file calls the parcel. */
  label: { type: String, default: "" },
  /** Whole BDT; missing where it was not read. */
  amount: { type: Number },
  outcome: { type: String, enum: PAYOUT_OUTCOMES, required: true },
  orderId: { type: Schema.Types.ObjectId },
  orderNumber: { type: Number },
  /** What was to come and what had come, before this. */
  due: { type: Number },
  received: { type: Number },
  state: { type: String, enum: PAYOUT_ROW_STATES, required: true },
});

/** What a courier paid out at a time, row by row. */
const payoutSchema = stamped({
  courier: { type: String, enum: COURIERS, required: true },
  /** The courier's own. */
  reference: { type: String, required: true },
  /** Compared without regard to case; missing once it is taken back, so that it can be recorded anew. */
  referenceKey: { type: String },
  /** In Dhaka, `YYYY-MM-DD`. */
  day: { type: String, required: true },
  /** Whole BDT that was paid, and that the courier kept. */
  total: { type: Number, required: true },
  charges: { type: Number, default: 0 },
  /** What its rows come to beyond that; there once it is recorded, where it is more than 0. */
  missing: { type: Number },
  /** Of all that was sent, so that another payout of the same reference is noticed. */
  digest: { type: String, required: true },
  rows: { type: [payoutRowSchema], required: true },
  state: { type: String, enum: PAYOUT_STATES, required: true },
  actorEmail: { type: String, required: true },
  /** Missing where it was recorded before this was kept, as in the next one where nobody has taken it back. */
  actorId: { type: String },
  undoActor: { type: new Schema({ _id: String, email: { type: String, required: true } }) },
  /** Of the rows that are to be recorded or taken back, how many were gone through. */
  done: { type: Number, default: 0 },
  /** Until when it is believed that somebody is at it; after that the sweeper goes on. */
  leaseUntil: { type: Date },
  recordedAt: { type: Date },
  undoneAt: { type: Date },
  /** Its entries in the audit log. */
  recordEntryId: { type: Schema.Types.ObjectId, required: true },
  undoEntryId: { type: Schema.Types.ObjectId, required: true },
});
payoutSchema.index({ courier: 1, referenceKey: 1 }, { unique: true, ...onlyWith("referenceKey", "string") });
payoutSchema.index({ state: 1 });
payoutSchema.index({ recordedAt: 1 });
payoutSchema.index({ undoneAt: 1 });
payoutSchema.index({ missing: 1 }, onlyWith("missing", "number"));

export const Payout = model("Payout", payoutSchema, "payouts");
