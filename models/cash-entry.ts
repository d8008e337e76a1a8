import "@/models/settings";
import { Schema } from "mongoose";
import { part } from "@/models/part";

/** An entry of a parcel's cash ledger, which is only ever added to. */
export const cashEntrySchema = part({
  at: { type: Date, required: true },
  by: { type: Schema.Types.ObjectId },
  /** Whole BDT; less than 0 where it takes something back. */
  amount: { type: Number, required: true },
  /** Missing where it was noted by hand. */
  payoutId: { type: Schema.Types.ObjectId },
  /** True where it takes back what the payout brought. */
  isReversal: { type: Boolean },
  reason: { type: String },
});
