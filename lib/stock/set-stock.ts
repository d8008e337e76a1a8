import "server-only";
import type { Types } from "mongoose";
import { isDuplicateKey } from "@/lib/db";
import { publishStock } from "@/lib/stock/publish-stock";
import { StockUnit } from "@/models/stock-unit";

interface SetStockOptions {
  productId: Types.ObjectId;
  /** Pieces that can be ordered from now on, beside those that orders hold. */
  stock: number;
  /** Which of the product's stock edits this is. */
  edit: number;
}

/**
 * Sets what can be ordered of a product; the difference is booked as received. An edit that was taken over before, or
 * is older than one that was, changes nothing.
 */
export async function setStock(options: SetStockOptions): Promise<void> {
  try {
    await writeStock(options, true);
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    // There is a unit, and either it has this edit or it was made just now.
    await writeStock(options, false);
  }
  await publishStock([options.productId]);
}

async function writeStock({ productId, stock, edit }: SetStockOptions, upsert: boolean): Promise<void> {
  await StockUnit.updateOne(
    { productId, size: "", color: "", takenEdit: { $not: { $gte: edit } } },
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
          takenEdit: edit,
        },
      },
    ],
    { upsert, updatePipeline: true, timestamps: false },
  );
}
