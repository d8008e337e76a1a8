import { model, Schema } from "mongoose";

/** What orders that are not settled yet hold of a unit. */
const holdSchema = new Schema(
  {
    orderId: { type: Schema.Types.ObjectId, required: true },
    quantity: { type: Number, required: true },
  },
  { _id: false },
);

/** A count of pieces. Always: received = stock + Σ holds + sold, and stock ≥ 0. */
const stockUnitSchema = new Schema(
  {
    productId: { type: Schema.Types.ObjectId, required: true },
    /** Empty, like colour, where the product is not tracked by variant. */
    size: { type: String, default: "" },
    color: { type: String, default: "" },
    /** Pieces that can be ordered now. */
    stock: { type: Number, required: true },
    holds: { type: [holdSchema], default: [] },
    sold: { type: Number, required: true, default: 0 },
    /** All that ever came in: the first count and every later adjustment. */
    received: { type: Number, required: true },
    /** The last of the product's stock edits that this took over. */
    takenEdit: { type: Number },
    /** Rises with each change. */
    revision: { type: Number, required: true, default: 1 },
    /** Present while the product's stock text may lag behind. */
    isUnpublished: { type: Boolean },
  },
  { timestamps: true },
);
stockUnitSchema.index({ productId: 1, size: 1, color: 1 }, { unique: true });
stockUnitSchema.index({ "holds.orderId": 1 });
stockUnitSchema.index({ isUnpublished: 1 }, { sparse: true });

export const StockUnit = model("StockUnit", stockUnitSchema, "stockUnits", { overwriteModels: true });
