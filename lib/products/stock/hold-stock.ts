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
 * order: it stops at the first unit of which there is not enough, so that nobody is refused what another does not get.
 * Returns that unit, or null when all is held. A second call for the same order takes nothing again.
 */
export async function holdStock({ orderId, demands }: HoldStockOptions): Promise<Types.ObjectId | null> {
  const inIdOrder = demands.toSorted((a, b) => a.unitId.toString().localeCompare(b.unitId.toString()));
  for (const demand of inIdOrder) {
    if (await takeHold(orderId, demand)) continue;
    if (!(await StockUnit.exists({ _id: demand.unitId, "holds.orderId": orderId }))) return demand.unitId;
  }
  return null;
}

async function takeHold(orderId: Types.ObjectId, { unitId, quantity }: StockDemand): Promise<boolean> {
  const { matchedCount } = await StockUnit.updateOne(
    {
      _id: unitId,
      retiredAt: null,
      stock: { $gte: quantity },
      "holds.orderId": { $ne: orderId },
    },
    {
      $inc: { stock: -quantity, revision: 1 },
      $push: { holds: { orderId, quantity } },
      $set: { isUnpublished: true },
    },
    { timestamps: false, writeConcern: UNJOURNALED },
  );
  return matchedCount > 0;
}
