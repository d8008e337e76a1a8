import "server-only";
import type { Types } from "mongoose";
import { publishStock } from "@/lib/stock/publish-stock";
import { StockUnit } from "@/models/stock-unit";

export type Settlement = "sell" | "give back";

interface SettleHoldsOptions {
  orderId: Types.ObjectId;
  settlement: Settlement;
}

/**
 * Ends the holds of an order: its pieces are sold, or can be ordered again. Each unit changes in one step, so a
 * repeat finds no hold and changes nothing. Returns the products whose stock this touched.
 */
export async function settleHolds({ orderId, settlement }: SettleHoldsOptions): Promise<Types.ObjectId[]> {
  const units = await StockUnit.find({ "holds.orderId": orderId }).select("productId").lean();
  const held = {
    $sum: {
      $map: {
        input: { $filter: { input: "$holds", cond: { $eq: ["$$this.orderId", orderId] } } },
        in: "$$this.quantity",
      },
    },
  };
  const counter = settlement === "sell" ? "sold" : "stock";
  for (const { _id } of units) {
    await StockUnit.updateOne(
      { _id, "holds.orderId": orderId },
      [
        {
          $set: {
            [counter]: { $add: [`$${counter}`, held] },
            holds: { $filter: { input: "$holds", cond: { $ne: ["$$this.orderId", orderId] } } },
            revision: { $add: ["$revision", 1] },
            isUnpublished: true,
          },
        },
      ],
      { updatePipeline: true },
    );
  }
  const productIds = units.map((unit) => unit.productId);
  await publishStock(productIds);
  return productIds;
}
