import { model, Schema } from "mongoose";
import { CATEGORY_NAMES } from "@/lib/catalog";
import { LOW_STOCK, OPTION_KINDS } from "@/lib/products/constants";

const stockRowSchema = new Schema(
  {
    size: { type: String, default: "" },
    color: { type: String, default: "" },
    /** As optionKey() makes it. */
    key: { type: String, required: true },
    stock: { type: Number, required: true },
    /** Of the stock unit that `stock` was last written from. */
    revision: { type: Number, required: true, default: 0 },
  },
  { _id: false },
);

/** A count that an admin has saved. */
const pendingCountSchema = new Schema(
  {
    size: { type: String, default: "" },
    color: { type: String, default: "" },
    stock: { type: Number, required: true },
    /** What he saw there; missing where he did not say, and the count is set whatever was there. */
    seen: { type: Number },
  },
  { _id: false },
);

const renamedOptionSchema = new Schema(
  {
    kind: { type: String, enum: OPTION_KINDS, required: true },
    from: { type: String, required: true },
    to: { type: String, required: true },
  },
  { _id: false },
);

const colorImageSchema = new Schema(
  { color: { type: String, required: true }, image: { type: String, required: true } },
  { _id: false },
);

const productSchema = new Schema(
  {
    name: { type: String, required: true },
    /** The name without regard to case: unique. */
    nameKey: { type: String, required: true },
    category: { type: String, enum: CATEGORY_NAMES, required: true },
    /** Whole BDT. */
    price: { type: Number, required: true },
    fit: { type: String, default: "" },
    fabric: { type: String },
    /** Of the cloth, with its unit: `14 oz`. */
    weight: { type: String },
    care: { type: String },
    origin: { type: String },
    fitNote: { type: String },
    sizes: { type: [String], default: [] },
    colors: { type: [String], default: [] },
    /** Text, as entered; digits follow the stock unit, see lib/products/stock. */
    stock: { type: String, default: "" },
    /** `stock` as a number to sort by: see stockRank. */
    stockRank: { type: Number, required: true },
    /** Revision of the stock unit that `stock` was last written from. */
    stockRevision: { type: Number, required: true, default: 0 },
    /** Present where the product is counted by option: its sizes and colours as spelled there, each once. */
    stockByOption: { type: [stockRowSchema], default: undefined },
    /** Counts and new names that an admin has saved and the stock units have not all taken over yet. */
    pendingCounts: { type: [pendingCountSchema], default: undefined },
    pendingRenames: { type: [renamedOptionSchema], default: undefined },
    /** Which edit these are of; present while there are any. */
    pendingEdit: { type: Number },
    /** How often an admin has saved counts. */
    stockEdits: { type: Number, required: true, default: 0 },
    image1: { type: String, required: true },
    image2: { type: String, default: "" },
    image3: { type: String, default: "" },
    colorImages: { type: [colorImageSchema], default: undefined },
    /** The row of an import that changed it last, by which one that was cut off tells what it has done. */
    importRowId: { type: Schema.Types.ObjectId },
    /** Rises with each edit by an admin. */
    version: { type: Number, required: true, default: 1 },
  },
  { timestamps: true },
);
productSchema.index({ nameKey: 1 }, { unique: true });
productSchema.index({ category: 1, _id: -1 });
productSchema.index({ stockRank: 1, _id: -1 });
productSchema.index({ category: 1, stockRank: 1, _id: -1 });
// Of those that are low in some option, and of no others.
const isLow = { "stockByOption.stock": { $lte: LOW_STOCK } };
productSchema.index({ _id: -1, category: 1 }, { partialFilterExpression: isLow });
productSchema.index({ stockRank: 1, _id: -1, category: 1 }, { partialFilterExpression: isLow });
productSchema.index({ pendingEdit: 1 }, { sparse: true });

export const Product = model("Product", productSchema, "products", { overwriteModels: true });
