import "@/models/settings";
import { model, Schema } from "mongoose";

/**
 * A picture that a customer has made of what was delivered: of what they want to send back, or for a review. It is theirs and
 * the desk's, and lies apart from the pictures that everybody may see: others are served it with a review that is shown.
 */
const returnPictureSchema = new Schema(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    orderId: { type: Schema.Types.ObjectId, required: true },
    at: { type: Date, required: true },
    /** Until then it stays, also if nothing names it: see lib/orders/pictures/sweep-order-pictures.ts. */
    keepUntil: { type: Date, required: true },
    /** WebP, both; each at most a few hundred kilobytes. */
    small: { type: Buffer, required: true },
    large: { type: Buffer, required: true },
  },
  { versionKey: false },
);
returnPictureSchema.index({ orderId: 1 });
returnPictureSchema.index({ userId: 1 });
returnPictureSchema.index({ keepUntil: 1 });

export const ReturnPicture = model("ReturnPicture", returnPictureSchema, "returnPictures");
