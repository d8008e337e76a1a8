import "@/models/settings";
import { type InferSchemaType, model, Schema } from "mongoose";
import { ALERT_CHANNELS, ALERT_STATES } from "@/lib/messages/stock-alerts/constants";
import { onlyWith } from "@/models/only-with";
import { stamped } from "@/models/part";

/** Somebody wants to be told, once, when something that is sold out is there again. */
const stockAlertSchema = stamped({
  productId: { type: Schema.Types.ObjectId, required: true },
  /** Folded, see foldOption(). Empty where the product comes in none. */
  size: { type: String, default: "" },
  color: { type: String, default: "" },
  channel: { type: String, enum: ALERT_CHANNELS, required: true },
  /** An e-mail address or a mobile number. */
  contact: { type: String, required: true },
  /** Of the token that ends all that this contact has asked for. */
  stopDigest: { type: String, required: true },
  /** Who asked while they were signed in. */
  userId: { type: Schema.Types.ObjectId },
  state: { type: String, enum: ALERT_STATES, required: true },
  /** True until it is over; the same contact cannot wait twice for the same. */
  isOpen: { type: Boolean },
  /** How often a message was planned: one that had become pointless is followed by another, of another id. */
  round: { type: Number, required: true, default: 0 },
  /** When it was asked for last: who does so again after they were told waits on. */
  askedAt: { type: Date },
  /** When the group opened that it is in. */
  toldAt: { type: Date },
  /** It is forgotten then. */
  endsAt: { type: Date, required: true },
});
// All that is read of those who wait.
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
