import "server-only";
import type { Types } from "mongoose";
import { applyPendingStock } from "@/lib/stock/pending-stock";
import { StockUnit } from "@/models/stock-unit";

interface StockDemand {
  productId: Types.ObjectId;
  /** Pieces that the whole order takes of this product. */
  quantity: number;
  /** What can be ordered according to the product's stock text; null if it is not tracked. */
  stock: number | null;
}

interface HoldStockOptions {
  orderId: Types.ObjectId;
  demands: StockDemand[];
}

/**
 * Takes the pieces of an order off the stock and writes the holds beside it, in one step for each unit and in id
 * order. Returns the first product of which there is not enough, or null when all is held. A second call for the
 * same order takes nothing again.
 */
export async function holdStock({ orderId, demands }: HoldStockOptions): Promise<Types.ObjectId | null> {
  const inIdOrder = demands.toSorted((a, b) => a.productId.toString().localeCompare(b.productId.toString()));
  for (const { productId, quantity, stock } of inIdOrder) {
    if (stock === null) continue;
    const hold = { orderId, productId, quantity };
    if (await takeHold(hold)) continue;
    if (await StockUnit.exists({ productId, "holds.orderId": orderId })) continue;
    await applyPendingStock(productId);
    await createMissingUnit(productId, stock);
    if (!(await takeHold(hold))) return productId;
  }
  return null;
}

interface Hold {
  orderId: Types.ObjectId;
  productId: Types.ObjectId;
  quantity: number;
}

async function takeHold({ orderId, productId, quantity }: Hold): Promise<boolean> {
  const { matchedCount } = await StockUnit.updateOne(
    { productId, size: "", color: "", stock: { $gte: quantity }, "holds.orderId": { $ne: orderId } },
    {
      $inc: { stock: -quantity, revision: 1 },
      $push: { holds: { orderId, quantity } },
      $set: { isUnpublished: true },
    },
  );
  return matchedCount > 0;
}

/** Makes the unit of a product that has a count and, against all order, no unit. */
async function createMissingUnit(productId: Types.ObjectId, stock: number): Promise<void> {
  await StockUnit.updateOne(
    { productId, size: "", color: "" },
    { $setOnInsert: { stock, received: stock } },
    { upsert: true },
  );
}
