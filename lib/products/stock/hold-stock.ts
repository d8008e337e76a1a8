import "server-only";
import type { Types } from "mongoose";
import { UNJOURNALED } from "@/lib/unjournaled";
import { StockUnit } from "@/models/stock-unit";

export interface StockDemand {
  unitId: Types.ObjectId;
  /** Pieces that the whole order takes of this unit. */
  quantity: number;
}

interface HoldStockOptions {
  orderId: Types.ObjectId;
  demands: StockDemand[];
}

/**
 * Takes the pieces of an order off the stock and writes the holds beside it, in one step for each unit and in id
 * order. Returns the first unit of which there is not enough, or null when all is held. A second call for the same
 * order takes nothing again.
 */
export async function holdStock({ orderId, demands }: HoldStockOptions): Promise<Types.ObjectId | null> {
  if (demands.length === 0) return null;
  const inIdOrder = demands.toSorted((a, b) => a.unitId.toString().localeCompare(b.unitId.toString()));
  const { matchedCount } = await StockUnit.bulkWrite(
    inIdOrder.map(({ unitId, quantity }) => ({
      updateOne: {
        filter: {
          _id: unitId,
          retiredAt: null,
          stock: { $gte: quantity },
          "holds.orderId": { $ne: orderId },
        },
        update: {
          $inc: { stock: -quantity, revision: 1 },
          $push: { holds: { orderId, quantity } },
          $set: { isUnpublished: true },
        },
        timestamps: false,
      },
    })),
    { writeConcern: UNJOURNALED },
  );
  if (matchedCount === inIdOrder.length) return null;
  const holding = await StockUnit.find({ "holds.orderId": orderId }).select("_id").lean();
  const missing = inIdOrder.find(({ unitId }) => !holding.some(({ _id }) => _id.equals(unitId)));
  return missing?.unitId ?? null;
}
