import "@/models/settings";
import { model, Schema } from "mongoose";

/** A phone from which no order is taken online, until then. The number itself is not kept. */
const blockedPhoneSchema = new Schema({
  /** A keyed digest of the phone. */
  _id: { type: String, required: true },
  reason: { type: String, required: true },
  until: { type: Date, required: true },
  by: { type: Schema.Types.ObjectId, required: true },
  at: { type: Date, required: true },
});
blockedPhoneSchema.index({ until: 1 }, { expireAfterSeconds: 0 });

export const BlockedPhone = model("BlockedPhone", blockedPhoneSchema, "blockedPhones");
