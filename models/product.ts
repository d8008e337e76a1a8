import "@/models/settings";
import { type InferSchemaType, model, Schema, type SchemaDefinitionProperty } from "mongoose";
import type { CategoryName } from "@/lib/categories";
import {
  byName,
  FIELD_NAMES,
  type FieldName,
  FIELDS,
  type FieldsAs,
  type KindOf,
  type NameOf,
  PRODUCT_FIELDS,
} from "@/lib/catalogue/products/fields";
import { LOW_STOCK, OPTION_KINDS } from "@/lib/stock/constants";
import { part } from "@/models/part";

const stockRowSchema = part({
  size: { type: String, default: "" },
  color: { type: String, default: "" },
  /** The key that optionKey() makes. */
  key: { type: String, required: true },
  stock: { type: Number, required: true },
  /** The revision of the stock unit that `stock` was last written from. */
  revision: { type: Number, required: true, default: 0 },
});

/** A count that an admin has saved. */
const pendingCountSchema = part({
  size: { type: String, default: "" },
  color: { type: String, default: "" },
  stock: { type: Number, required: true },
  /** The count that they saw; without it the new count is set whatever was there. */
  seen: { type: Number },
});

const renamedOptionSchema = part({
  kind: { type: String, enum: OPTION_KINDS, required: true },
  from: { type: String, required: true },
  to: { type: String, required: true },
});

const colorImageSchema = part({
  color: { type: String, required: true },
  image: { type: String, required: true },
  /** The other pictures of its gallery. */
  others: { type: [String], default: undefined },
});

/** The sale that has written its price. Whole BDT. */
const productSaleSchema = part({
  saleId: { type: Schema.Types.ObjectId, required: true },
  /** The price and the old price before the sale. */
  price: { type: Number, required: true },
  compareAtPrice: { type: Number },
  /** The price in the sale. */
  salePrice: { type: Number, required: true },
});

/** What a document holds beside the product's fields. */
const bookkeepingSchema = new Schema(
  {
    /** The name without regard to case: unique. */
    nameKey: { type: String, required: true },
    /** `stock` as a number to sort by: see stockRank. */
    stockRank: { type: Number, required: true },
    /** Revision of the stock unit that `stock` was last written from. */
    stockRevision: { type: Number, required: true, default: 0 },
    /** Counts and new names that an admin has saved and the stock units have not all taken over yet. */
    pendingCounts: { type: [pendingCountSchema], default: undefined },
    pendingRenames: { type: [renamedOptionSchema], default: undefined },
    /** The edit that the pending counts and names belong to; present while there are any. */
    pendingEdit: { type: Number },
    /** How often an admin has saved counts. */
    stockEdits: { type: Number, required: true, default: 0 },
    /** How often an admin has typed another cost: the average that a stock unit has of an earlier one no longer counts. */
    costEdits: { type: Number },
    /** Present where the cost is an average of its units: which of their changes it was made after. */
    averagedCost: {
      type: part({ edit: { type: Number, required: true }, revision: { type: Number, required: true } }),
    },
    /** Present from the start of a sale to its end: it tells what the product cost before. */
    sale: { type: productSaleSchema },
    /** The last import row that changed it, so that an interrupted import knows what it has done. */
    importRowId: { type: Schema.Types.ObjectId },
    /** Rises with each edit by an admin. */
    version: { type: Number, required: true, default: 1 },
  },
  { timestamps: true },
);

type StoredName = Exclude<FieldName, NameOf<{ storedIn: FieldName }>>;

interface Values {
  text: string;
  paragraphs: string;
  category: CategoryName;
  /** Whole BDT. */
  money: number;
  count: number;
  flag: boolean;
  list: string[];
  picture: string;
  /** Text, as entered; digits follow the stock unit, see lib/stock. */
  stock: string;
  /** Its sizes and colours as spelled there, each once. */
  stockByOption: InferSchemaType<typeof stockRowSchema>[];
  colorImages: InferSchemaType<typeof colorImageSchema>[];
  /** In colorImages. */
  colorGalleries: never;
}

type StoredProduct = Pick<FieldsAs<Values>, StoredName> & InferSchemaType<typeof bookkeepingSchema>;

/** How each kind of field is stored. */
const TYPES: Record<KindOf<StoredName>, { type: unknown; enum?: readonly string[] }> = {
  text: { type: String },
  paragraphs: { type: String },
  /** The name of a category; lib/catalogue/categories/schema.ts knows which there are. */
  category: { type: String },
  money: { type: Number },
  count: { type: Number },
  flag: { type: Boolean },
  list: { type: [String] },
  picture: { type: String },
  stock: { type: String },
  stockByOption: { type: [stockRowSchema] },
  colorImages: { type: [colorImageSchema] },
};

const isStored = (name: FieldName): name is StoredName => FIELDS[name].storedIn === undefined;

function storedAs(name: StoredName) {
  const { kind, presence } = PRODUCT_FIELDS[name];
  if (presence === "required") return { ...TYPES[kind], required: true };
  // Mongoose would turn a missing list into an empty one.
  return { ...TYPES[kind], default: presence === "optional" ? undefined : kind === "list" ? [] : "" };
}

const productSchema = new Schema<StoredProduct>(
  {
    ...byName<Record<StoredName, SchemaDefinitionProperty>>(FIELD_NAMES.filter(isStored), storedAs),
    ...bookkeepingSchema.obj,
  },
  { timestamps: true },
);
productSchema.index({ nameKey: 1 }, { unique: true });
productSchema.index({ category: 1, _id: -1, isDraft: 1 });
productSchema.index({ stockRank: 1, _id: -1 });
productSchema.index({ category: 1, stockRank: 1, _id: -1 });
// These indexes hold only the products that are low in some option.
const isLow = { "stockByOption.stock": { $lte: LOW_STOCK } };
productSchema.index({ _id: -1, category: 1 }, { partialFilterExpression: isLow });
productSchema.index({ stockRank: 1, _id: -1, category: 1 }, { partialFilterExpression: isLow });
// And these only the drafts.
const isDraft = { isDraft: true };
productSchema.index({ isDraft: 1, _id: -1, category: 1 }, { partialFilterExpression: isDraft });
productSchema.index({ isDraft: 1, stockRank: 1, _id: -1, category: 1 }, { partialFilterExpression: isDraft });
// Tells the demo's products from the owner's.
productSchema.index({ image1: 1 });
productSchema.index({ lowStock: 1 }, { sparse: true });
productSchema.index({ pendingEdit: 1 }, { sparse: true });
productSchema.index({ "sale.saleId": 1 }, { sparse: true });

export const Product = model<StoredProduct>("Product", productSchema, "products");
