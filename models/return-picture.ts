import "@/models/settings";
import { model, Schema } from "mongoose";

/**
 * A picture that a customer has made of what they want to send back. It is theirs and the desk's: it is served to nobody else,
 * and lies apart from the pictures that everybody may see.
 */
const returnPictureSchema = new Schema(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    orderId: { type: Schema.Types.ObjectId, required: true },
    at: { type: Date, required: true },
    /** Until then it stays, also if no return names it: see lib/returns/pictures/sweep-return-pictures.ts. */
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
