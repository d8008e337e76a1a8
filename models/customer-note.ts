import "@/models/settings";
import { model, Schema } from "mongoose";

/** A note of the desk about a customer, who is known by their phone; customers never see it. */
const customerNoteSchema = new Schema({
  phone: { type: String, required: true },
  at: { type: Date, required: true },
  by: { type: Schema.Types.ObjectId, required: true },
  text: { type: String, required: true },
});
customerNoteSchema.index({ phone: 1, _id: -1 });

export const CustomerNote = model("CustomerNote", customerNoteSchema, "customerNotes");
