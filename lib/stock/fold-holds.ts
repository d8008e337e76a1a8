import "server-only";
import type { Types } from "mongoose";
import { UNJOURNALED } from "@/lib/platform/database/unjournaled";
import { StockUnit } from "@/models/stock-unit";

/**
 * Counts the entries of orders that are committed into their units' `held`, so that a unit stays small. Each unit changes
 * in one step; an entry that is gone is not counted again.
 */
export async function foldHolds(orderIds: Types.ObjectId[], unitIds: Types.ObjectId[]): Promise<void> {
  if (unitIds.length === 0) return;
  const isCommitted = { $in: ["$$this.orderId", orderIds] };
  const folded = { $filter: { input: "$holds", cond: isCommitted } };
  await StockUnit.updateMany(
    { _id: { $in: unitIds }, "holds.orderId": { $in: orderIds } },
    [
      {
        $set: {
          held: { $add: ["$held", { $sum: { $map: { input: folded, in: "$$this.quantity" } } }] },
          holds: { $filter: { input: "$holds", cond: { $not: [isCommitted] } } },
        },
      },
    ],
    { updatePipeline: true, timestamps: false, writeConcern: UNJOURNALED },
  );
}
