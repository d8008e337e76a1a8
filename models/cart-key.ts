import "@/models/settings";
import { model, Schema } from "mongoose";

/** The Idempotency-Key of an Add to Cart, kept while a client may repeat it: the line itself may be gone by then. */
const cartKeySchema = new Schema({
  userId: { type: Schema.Types.ObjectId, required: true },
  key: { type: String, required: true },
  /** A digest of the request body that came with the key. */
  digest: { type: String, required: true },
  lineId: { type: Schema.Types.ObjectId, required: true },
  /** True once the line was in the cart, wherever it is now. */
  isDone: { type: Boolean, required: true, default: false },
  expiresAt: { type: Date, required: true },
});
cartKeySchema.index({ userId: 1, key: 1 }, { unique: true });
cartKeySchema.index({ lineId: 1 });
cartKeySchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

export const CartKey = model("CartKey", cartKeySchema, "cartKeys");
