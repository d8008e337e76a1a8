import "@/models/settings";
import { Schema } from "mongoose";
import { CALL_OUTCOMES } from "@/lib/orders/constants";
import { part } from "@/models/part";

export const callSchema = part({
  at: { type: Date, required: true },
  by: { type: Schema.Types.ObjectId, required: true },
  outcome: { type: String, enum: CALL_OUTCOMES, required: true },
  /** When to call again. */
  nextAt: { type: Date },
  note: { type: String },
  /** Of its event, and when a call was to be made before it: for whoever takes it back. */
  eventId: { type: Schema.Types.ObjectId },
  before: { type: Date },
});

export const noteSchema = part({
  at: { type: Date, required: true },
  by: { type: Schema.Types.ObjectId, required: true },
  text: { type: String, required: true },
});

/** Who has the dialler open, and until when that is believed. */
export const callingSchema = part({
  by: { type: Schema.Types.ObjectId, required: true },
  until: { type: Date, required: true },
});
