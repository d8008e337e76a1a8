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
  /** The id of its event, and the call time before it: undoing the call needs both. */
  eventId: { type: Schema.Types.ObjectId },
  before: { type: Date },
});

export const noteSchema = part({
  at: { type: Date, required: true },
  by: { type: Schema.Types.ObjectId, required: true },
  text: { type: String, required: true },
});

/** The admin who has the dialler open, and until when the shop believes so. */
export const callingSchema = part({
  by: { type: Schema.Types.ObjectId, required: true },
  until: { type: Date, required: true },
});
