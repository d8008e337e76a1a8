import "server-only";
import type { Types } from "mongoose";
import { publishStock } from "@/lib/stock/publish-stock";
import { StockUnit } from "@/models/stock-unit";

interface SetStockOptions {
  productId: Types.ObjectId;
  /** Pieces that can be ordered from now on, beside those that orders hold. */
  stock: number;
}

/** Sets what can be ordered of a product; the difference is booked as received. */
export async function setStock({ productId, stock }: SetStockOptions): Promise<void> {
  await StockUnit.updateOne(
    { productId, size: "", color: "" },
    [
      {
        $set: {
          received: {
            $add: [{ $ifNull: ["$received", 0] }, { $subtract: [stock, { $ifNull: ["$stock", 0] }] }],
          },
          stock,
          holds: { $ifNull: ["$holds", []] },
          sold: { $ifNull: ["$sold", 0] },
          revision: { $add: [{ $ifNull: ["$revision", 0] }, 1] },
          isUnpublished: true,
        },
      },
    ],
    { upsert: true, updatePipeline: true, timestamps: false },
  );
  await publishStock([productId]);
}
