import "@/models/settings";
import { type InferSchemaType, model, Schema, type Types } from "mongoose";
import { onlyWith } from "@/models/only-with";
import { MAX_RATING, REVIEW_FITS, REVIEW_STATES } from "@/lib/orders/reviews/constants";

/** What a customer says of a line of their order, once it was delivered. */
const reviewSchema = new Schema(
  {
    orderId: { type: Schema.Types.ObjectId, required: true },
    lineId: { type: Schema.Types.ObjectId, required: true },
    productId: { type: Schema.Types.ObjectId, required: true },
    /** Missing where the shop wrote the order down. */
    userId: { type: Schema.Types.ObjectId },
    /** Their first name; empty once their data are erased. */
    name: { type: String, default: "" },
    rating: { type: Number, min: 1, max: MAX_RATING, required: true },
    fit: { type: String, enum: REVIEW_FITS, required: true },
    /** As they were taken. */
    size: { type: String, default: "" },
    color: { type: String, default: "" },
    text: { type: String, default: "" },
    /** In `returnPictures`, where all that customers upload of an order lies. */
    pictures: { type: [Schema.Types.ObjectId], default: [] },
    at: { type: Date, required: true },
    state: { type: String, enum: REVIEW_STATES, required: true },
    /** The shop's. */
    reply: { type: String, default: "" },
  },
  { versionKey: false },
);
// A line is reviewed once.
reviewSchema.index({ orderId: 1, lineId: 1 }, { unique: true });
// With what the summary of a product is made of.
reviewSchema.index({ productId: 1, state: 1, _id: -1, rating: 1, fit: 1 });
reviewSchema.index({ state: 1, _id: -1 });
reviewSchema.index({ userId: 1 }, { sparse: true });
// A picture is used once.
reviewSchema.index({ pictures: 1 }, { unique: true, ...onlyWith("pictures", "objectId"), name: "pictures" });

export const Review = model("Review", reviewSchema, "reviews");
export type StoredReview = InferSchemaType<typeof reviewSchema> & { _id: Types.ObjectId };
