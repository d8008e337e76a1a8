import "@/models/settings";
import { Schema } from "mongoose";
import { CALL_OUTCOMES } from "@/lib/orders/constants";

export const callSchema = new Schema(
  {
    at: { type: Date, required: true },
    by: { type: Schema.Types.ObjectId, required: true },
    outcome: { type: String, enum: CALL_OUTCOMES, required: true },
    /** When to call again. */
    nextAt: { type: Date },
    note: { type: String },
  },
  { _id: false },
);

export const noteSchema = new Schema(
  {
    at: { type: Date, required: true },
    by: { type: Schema.Types.ObjectId, required: true },
    text: { type: String, required: true },
  },
  { _id: false },
);

/** Who has the dialler open, and until when that is believed. */
export const callingSchema = new Schema(
  { by: { type: Schema.Types.ObjectId, required: true }, until: { type: Date, required: true } },
  { _id: false },
);
