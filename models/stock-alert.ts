import "@/models/settings";
import { type InferSchemaType, model, Schema } from "mongoose";
import { ALERT_CHANNELS, ALERT_STATES } from "@/lib/messages/stock-alerts/constants";
import { LANGUAGES } from "@/lib/words/constants";
import { onlyWith } from "@/models/only-with";
import { stamped } from "@/models/part";

/** Somebody wants to be told, once, when something that is sold out is there again. */
const stockAlertSchema = stamped({
  productId: { type: Schema.Types.ObjectId, required: true },
  /** Folded, see foldOption(). Empty where the product comes in no sizes or colours. */
  size: { type: String, default: "" },
  color: { type: String, default: "" },
  channel: { type: String, enum: ALERT_CHANNELS, required: true },
  /** An e-mail address or a mobile number. */
  contact: { type: String, required: true },
  /** A digest of the token that ends all alerts of this contact. */
  stopDigest: { type: String, required: true },
  /** Of the page where it was asked for. */
  language: { type: String, enum: LANGUAGES },
  /** The user, if they were signed in when they asked. */
  userId: { type: Schema.Types.ObjectId },
  state: { type: String, enum: ALERT_STATES, required: true },
  /** True until it is over; the same contact cannot wait twice for the same. */
  isOpen: { type: Boolean },
  /** How many messages were planned: after one that had become pointless comes another, with another id. */
  round: { type: Number, required: true, default: 0 },
  /** When the contact asked last: if they ask again after a message, they wait again. */
  askedAt: { type: Date },
  /** When the group of alerts that this one belongs to was opened. */
  toldAt: { type: Date },
  /** When the alert is deleted. */
  endsAt: { type: Date, required: true },
});
// Covers every query for those who wait.
stockAlertSchema.index({ state: 1, productId: 1, size: 1, color: 1, endsAt: 1, _id: 1 }, { name: "waiting" });
stockAlertSchema.index({ productId: 1, toldAt: 1 }, { ...onlyWith("toldAt", "date"), name: "told" });
stockAlertSchema.index(
  { contact: 1, productId: 1, size: 1, color: 1 },
  { unique: true, partialFilterExpression: { isOpen: true }, name: "open" },
);
stockAlertSchema.index({ contact: 1 });
stockAlertSchema.index({ stopDigest: 1 });
stockAlertSchema.index({ userId: 1 }, { sparse: true });
stockAlertSchema.index({ endsAt: 1 }, { expireAfterSeconds: 0 });

export type StoredAlert = InferSchemaType<typeof stockAlertSchema>;

export const StockAlert = model("StockAlert", stockAlertSchema, "stockAlerts");
