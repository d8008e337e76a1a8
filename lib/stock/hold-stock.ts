import "server-only";
import type { Types } from "mongoose";
import { rawCollectionOf } from "@/lib/platform/database/raw-collection";
import { UNJOURNALED } from "@/lib/platform/database/unjournaled";
import { WriteBatcher } from "@/lib/platform/database/write-batcher";
import { StockUnit } from "@/models/stock-unit";

export interface StockDemand {
  unitId: Types.ObjectId;
  /** Pieces that the whole order takes of this unit. */
  quantity: number;
}

interface HoldStockOptions {
  /** The owner of the entries: an order that is being placed, or a change of one. */
  orderId: Types.ObjectId;
  demands: StockDemand[];
  /** True where each step waits for the journal; else a later write has to. */
  isJournaled?: boolean;
}

const storedUnits = rawCollectionOf(StockUnit);
const holds = new WriteBatcher({ name: "holds", into: storedUnits, writeConcern: UNJOURNALED });
const journaledHolds = new WriteBatcher({ name: "journaled holds", into: storedUnits });

/**
 * Takes the pieces of an order off the stock and writes the holds beside it, in one step for each unit and in id
 * order: it stops at the first unit that has not enough, so that nobody is refused what another does not get.
 * Returns that unit, or null when all is held. A second call for the same order takes nothing again.
 */
export async function holdStock({
  orderId,
  demands,
  isJournaled = false,
}: HoldStockOptions): Promise<Types.ObjectId | null> {
  const inIdOrder = demands.toSorted((a, b) => a.unitId.toString().localeCompare(b.unitId.toString()));
  for (const demand of inIdOrder) {
    if (!(await takeHold(demand, { orderId, isJournaled }))) return demand.unitId;
  }
  return null;
}

async function takeHold(
  { unitId, quantity }: StockDemand,
  { orderId, isJournaled }: { orderId: Types.ObjectId; isJournaled: boolean },
): Promise<boolean> {
  const writes = isJournaled ? journaledHolds : holds;
  const outcome = await writes.run({
    operation: {
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
      },
    },
    documents: 1,
    isDone: async () => (await StockUnit.exists({ _id: unitId, "holds.orderId": orderId })) !== null,
  });
  return outcome === "done";
}
