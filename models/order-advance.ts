import "@/models/settings";
import { Schema } from "mongoose";
import { ADVANCE_WALLETS } from "@/lib/settings/constants";
import { part } from "@/models/part";

/** Paid before delivery: whole BDT, and the number that bKash or Nagad gave it. */
export const advanceSchema = part({ amount: { type: Number, required: true }, reference: String });

/** A change of it, in whole BDT. */
export const advanceChangeSchema = part({
  at: { type: Date, required: true },
  amount: { type: Number, required: true },
});

/** What its customer says to have sent; it counts for nothing until the desk has taken it over as an advance. */
export const advanceNoteSchema = part({
  id: { type: Schema.Types.ObjectId, required: true },
  at: { type: Date, required: true },
  wallet: { type: String, enum: ADVANCE_WALLETS, required: true },
  /** Whole BDT. */
  amount: { type: Number, required: true },
  /** The last three or four characters of the number or the transaction that it was sent by. */
  digits: { type: String, required: true },
  /** When the desk found nothing like it. */
  notFoundAt: { type: Date },
});
