import "@/models/settings";
import { type InferSchemaType, model, type Types } from "mongoose";
import { COLLECTION_RULES } from "@/lib/catalogue/collections/constants";
import { part, stamped } from "@/models/part";

/** A row of products with a page of its own. Which products: these, or those that meet the rule when they are read. */
const collectionSchema = stamped({
  /** In its address; it never changes. */
  slug: { type: String, required: true },
  name: { type: String, required: true },
  description: { type: String, default: "" },
  rule: {
    type: part({
      kind: { type: String, enum: COLLECTION_RULES, required: true },
      /** In the owner's order. */
      productIds: { type: [String], default: undefined },
      color: { type: String },
      word: { type: String },
    }),
    required: true,
  },
  /** Its place among the others. */
  position: { type: Number, required: true },
  /** Rises with each change by an admin. */
  version: { type: Number, required: true, default: 1 },
});
collectionSchema.index({ slug: 1 }, { unique: true });

export type StoredCollection = InferSchemaType<typeof collectionSchema> & { _id: Types.ObjectId };

export const Collection = model("Collection", collectionSchema, "collections");
