import "@/models/settings";
import { type InferSchemaType, model, Schema, type Types } from "mongoose";
import { ITEM_STATUSES, ROUNDING_STEPS, SALE_STATES } from "@/lib/catalogue/sales/constants";
import { part, stamped } from "@/models/part";

/** A time in which some products cost less. The shop writes their prices at its start, and puts them back at its end. */
const saleSchema = stamped({
  name: { type: String, required: true },
  percent: { type: Number, required: true },
  roundTo: { type: Number, enum: ROUNDING_STEPS, required: true },
  /** Which products: these, or those of these categories; all where neither is there. */
  productIds: { type: [Schema.Types.ObjectId], default: undefined },
  categories: { type: [String], default: undefined },
  startsAt: { type: Date, required: true },
  endsAt: { type: Date, required: true },
  state: { type: String, enum: SALE_STATES, required: true },
  /** When the shop has something to do next; missing where it is over. */
  dueAt: { type: Date },
  /** Rises with each change by an admin. */
  version: { type: Number, required: true, default: 1 },
  /** How many products there are of each status. */
  counts: { type: Schema.Types.Mixed },
  actorEmail: { type: String, required: true },
  endedAt: { type: Date },
  /** Its entries in the audit log. */
  startEntryId: { type: Schema.Types.ObjectId, required: true },
  endEntryId: { type: Schema.Types.ObjectId, required: true },
  /** Lease: the server that starts or ends it, and until when the lease holds. */
  runner: { type: String },
  runnerUntil: { type: Date },
});
saleSchema.index({ dueAt: 1 }, { sparse: true });
saleSchema.index({ state: 1, endsAt: 1 });

export type StoredSale = InferSchemaType<typeof saleSchema> & { _id: Types.ObjectId };

export const Sale = model("Sale", saleSchema, "sales");

/** What a sale has done with one product. */
const saleItemSchema = stamped({
  saleId: { type: Schema.Types.ObjectId, required: true },
  productId: { type: Schema.Types.ObjectId, required: true },
  name: { type: String, default: "" },
  status: { type: String, enum: ITEM_STATUSES, required: true },
  /** Whole BDT, before the sale and in it; missing where the product was not there. */
  was: { type: part({ price: { type: Number, required: true }, compareAtPrice: { type: Number } }) },
  price: { type: Number },
  /** Why it was skipped, or kept. */
  reason: { type: String },
});
saleItemSchema.index({ saleId: 1, productId: 1 }, { unique: true });
saleItemSchema.index({ saleId: 1, status: 1, _id: 1 });

export type StoredSaleItem = InferSchemaType<typeof saleItemSchema> & { _id: Types.ObjectId };

export const SaleItem = model("SaleItem", saleItemSchema, "saleItems");

/** Lease: who is saving a sale, so that no two are saved that would hold the same product. */
const saleLockSchema = new Schema({
  _id: { type: String, required: true },
  lockedUntil: { type: Date, required: true },
});

export const SaleLock = model("SaleLock", saleLockSchema, "saleLocks");
