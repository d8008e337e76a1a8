import "server-only";
import type { Types } from "mongoose";
import { StockUnit } from "@/models/stock-unit";

/**
 * Gives back the pieces of an order that was never committed. Pieces of an option that is no longer made, or no longer
 * counted so, are written off. Each unit changes in one step, so a repeat finds no hold and changes nothing. Returns
 * the products whose stock this touched; it is still to be published.
 */
export async function releaseHolds(orderId: Types.ObjectId): Promise<Types.ObjectId[]> {
  const units = await StockUnit.find({ "holds.orderId": orderId }).select("productId").lean();
  for (const { _id } of units) {
    await StockUnit.updateOne(
      { _id, "holds.orderId": orderId },
      [
        {
          $set: {
            stock: { $cond: [isRetired, "$stock", { $add: ["$stock", heldBy(orderId)] }] },
            received: { $cond: [isRetired, { $subtract: ["$received", heldBy(orderId)] }, "$received"] },
            holds: withoutHold(orderId),
            revision: { $add: ["$revision", 1] },
            isUnpublished: true,
          },
        },
      ],
      { updatePipeline: true, timestamps: false },
    );
  }
  return units.map(({ productId }) => productId);
}

/** In a pipeline. */
const isRetired = { $ne: [{ $ifNull: ["$retiredAt", null] }, null] };

/** In a pipeline: the pieces of an order's own entry. */
export function heldBy(orderId: Types.ObjectId) {
  return {
    $sum: {
      $map: {
        input: { $filter: { input: "$holds", cond: { $eq: ["$$this.orderId", orderId] } } },
        in: "$$this.quantity",
      },
    },
  };
}

/** In a pipeline: the entries of all other orders. */
export function withoutHold(orderId: Types.ObjectId) {
  return { $filter: { input: "$holds", cond: { $ne: ["$$this.orderId", orderId] } } };
}
