import "server-only";
import type { Types } from "mongoose";
import { Product } from "@/models/product";
import { StockUnit } from "@/models/stock-unit";

/**
 * Brings the stock text of tracked products up to their units. The revision keeps a slow writer from overwriting a
 * newer count; a product whose text an admin has made untracked keeps its text.
 */
export async function publishStock(productIds: Types.ObjectId[]): Promise<void> {
  const units = await StockUnit.find({ productId: { $in: productIds }, isUnpublished: true })
    .select("productId stock revision")
    .lean();
  if (units.length === 0) return;
  await Product.bulkWrite(
    units.map(({ productId, stock, revision }) => ({
      updateOne: {
        filter: { _id: productId, stock: /^[0-9০-৯]+$/, stockRevision: { $lt: revision } },
        update: { stock: String(stock), stockRank: stock, stockRevision: revision },
        timestamps: false,
      },
    })),
  );
  // Only now: whoever dies in between leaves the mark for the sweeper.
  await StockUnit.bulkWrite(
    units.map(({ _id, revision }) => ({
      updateOne: {
        filter: { _id, revision },
        update: { $unset: { isUnpublished: 1 } },
        timestamps: false,
      },
    })),
  );
}
