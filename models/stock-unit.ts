import "@/models/settings";
import { model, Schema } from "mongoose";
import { part, stamped } from "@/models/part";

/** What an order that is being placed, or was just now, holds of a unit. */
const holdSchema = part({
  orderId: { type: Schema.Types.ObjectId, required: true },
  quantity: { type: Number, required: true },
});

/** What a piece of the option costs on average: see lib/stock/average-cost.ts. */
const unitCostSchema = part({
  /** In paisa, not rounded. */
  paisa: { type: Number, required: true },
  /** The `costEdits` of its product by then: it counts until an admin types another cost. */
  edit: { type: Number, required: true },
});

/** Pieces that came in by a row of a stock-in. */
const stockInSchema = part({
  /** The row's. */
  id: { type: Schema.Types.ObjectId, required: true },
  /** The `edit` of the cost that it left. */
  edit: { type: Number, required: true },
  /** The cost before it. */
  before: { type: unitCostSchema },
  isUndone: { type: Boolean },
});

/**
 * A count of pieces. Always: received = stock + Σ holds + held + sold, and stock ≥ 0. It stays small whatever waits on it:
 * an order's own entry is folded into `held` once the order is committed.
 */
const stockUnitSchema = stamped({
  productId: { type: Schema.Types.ObjectId, required: true },
  /** Folded, see foldOption(); empty, like colour, where the product is counted as one or comes in none. */
  size: { type: String, default: "" },
  color: { type: String, default: "" },
  /** Since when the product is no longer made, or counted, in this option: kept for what is held and sold of it. */
  retiredAt: { type: Date, default: null },
  /** Pieces that can be ordered now. */
  stock: { type: Number, required: true },
  holds: { type: [holdSchema], default: [] },
  /** Pieces of the pending orders whose entries were folded. */
  held: { type: Number, required: true, default: 0 },
  /** Changes that were made here and that whoever makes them may repeat, until they have noted that they are done. */
  applied: { type: [String], default: [] },
  sold: { type: Number, required: true, default: 0 },
  /** What `sold` has beside the lines of Confirmed orders that name this unit: from before lines did. */
  soldEarlier: { type: Number },
  /** All that ever came in: the first count and every later adjustment. */
  received: { type: Number, required: true },
  /** The last of the product's stock edits that this took over. */
  takenEdit: { type: Number },
  /** Idempotency-Keys of the last pieces that were added. */
  addKeys: { type: [String], default: undefined },
  /** Missing where no stock-in was entered: then the product's cost counts. */
  cost: { type: unitCostSchema },
  /** The last ones, so that a repeat adds nothing further. */
  stockIns: { type: [stockInSchema], default: undefined },
  /** How many there were, and undos of them. */
  costRevision: { type: Number },
  /** Present while the product's cost may lag behind. */
  isCostUnpublished: { type: Boolean },
  /** Rises with each change. */
  revision: { type: Number, required: true, default: 1 },
  /** Present while the product's stock text may lag behind. */
  isUnpublished: { type: Boolean },
});
stockUnitSchema.index({ productId: 1, size: 1, color: 1, retiredAt: 1 }, { unique: true });
stockUnitSchema.index({ "holds.orderId": 1 });
stockUnitSchema.index({ applied: 1 });
stockUnitSchema.index({ isUnpublished: 1 }, { sparse: true });

export const StockUnit = model("StockUnit", stockUnitSchema, "stockUnits");
