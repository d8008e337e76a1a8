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
  for (const { _id, productId, stock, revision } of units) {
    await Product.updateOne(
      { _id: productId, stock: /^[0-9০-৯]+$/, stockRevision: { $lt: revision } },
      { stock: String(stock), stockRank: stock, stockRevision: revision },
      { timestamps: false },
    );
    await StockUnit.updateOne({ _id, revision }, { $unset: { isUnpublished: 1 } }, { timestamps: false });
  }
}
