import { model, Schema } from "mongoose";
import { CATEGORY_NAMES } from "@/lib/catalog";

const productSchema = new Schema(
  {
    name: { type: String, required: true },
    /** The name without regard to case: unique. */
    nameKey: { type: String, required: true },
    category: { type: String, enum: CATEGORY_NAMES, required: true },
    /** Whole BDT. */
    price: { type: Number, required: true },
    fit: { type: String, default: "" },
    sizes: { type: [String], default: [] },
    colors: { type: [String], default: [] },
    /** Text, as entered; digits follow the stock unit, see lib/stock. */
    stock: { type: String, default: "" },
    /** `stock` as a number to sort by: see stockRank. */
    stockRank: { type: Number, required: true },
    /** Revision of the stock unit that `stock` was last written from. */
    stockRevision: { type: Number, required: true, default: 0 },
    /** A count that an admin has saved and the stock unit has not taken over yet. */
    pendingStock: { type: Number },
    /** How often an admin has saved a count: says which one `pendingStock` is. */
    stockEdits: { type: Number, required: true, default: 0 },
    image1: { type: String, required: true },
    image2: { type: String, default: "" },
    image3: { type: String, default: "" },
    /** Rises with each edit by an admin. */
    version: { type: Number, required: true, default: 1 },
  },
  { timestamps: true },
);
productSchema.index({ nameKey: 1 }, { unique: true });
productSchema.index({ category: 1, _id: -1 });
productSchema.index({ stockRank: 1, _id: -1 });
productSchema.index({ category: 1, stockRank: 1, _id: -1 });
productSchema.index({ pendingStock: 1 }, { sparse: true });

export const Product = model("Product", productSchema, "products", { overwriteModels: true });
