import "@/models/settings";
import { model, Schema } from "mongoose";
import { COURIERS } from "@/lib/delivery/couriers/registry";
import { PAYOUT_OUTCOMES, PAYOUT_ROW_STATES, PAYOUT_STATES } from "@/lib/cash/payouts/constants";
import { part, stamped } from "@/models/part";
import { onlyWith } from "@/models/only-with";

const payoutRowSchema = part({
  /** The row's number in the file, from 1. */
  row: { type: Number, required: true },
  /** The file's name for the parcel. */
  label: { type: String, default: "" },
  /** Whole BDT; missing where it could not be read. */
  amount: { type: Number },
  outcome: { type: String, enum: PAYOUT_OUTCOMES, required: true },
  orderId: { type: Schema.Types.ObjectId },
  orderNumber: { type: Number },
  /** The cash that was due and the cash that had come, before this payout. */
  due: { type: Number },
  received: { type: Number },
  state: { type: String, enum: PAYOUT_ROW_STATES, required: true },
});

/** One payout of a courier, row by row. */
const payoutSchema = stamped({
  courier: { type: String, enum: COURIERS, required: true },
  /** The courier's own reference. */
  reference: { type: String, required: true },
  /** The reference without regard to case; missing once the payout is undone, so that it can be recorded again. */
  referenceKey: { type: String },
  /** The day in Dhaka, `YYYY-MM-DD`. */
  day: { type: String, required: true },
  /** Whole BDT that the courier paid, and whole BDT that they kept. */
  total: { type: Number, required: true },
  charges: { type: Number, default: 0 },
  /** Whole BDT that the rows' sum exceeds both by; present once recorded, where it is more than 0. */
  missing: { type: Number },
  /** A digest of the whole request, so that another payout of the same reference is noticed. */
  digest: { type: String, required: true },
  rows: { type: [payoutRowSchema], required: true },
  state: { type: String, enum: PAYOUT_STATES, required: true },
  actorEmail: { type: String, required: true },
  /** Missing in payouts from before the shop kept this. `undoActor` is missing where nobody has undone the payout. */
  actorId: { type: String },
  undoActor: { type: new Schema({ _id: String, email: { type: String, required: true } }) },
  /** How many of the rows to record or undo are done. */
  done: { type: Number, default: 0 },
  /** Lease: until then somebody works on it; after that the sweeper goes on. */
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
