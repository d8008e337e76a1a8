import "server-only";
import type { Types } from "mongoose";
import { isDuplicateKey } from "@/lib/db";
import { publishStock } from "@/lib/stock/publish-stock";
import { Product } from "@/models/product";
import { StockUnit } from "@/models/stock-unit";

/** Longer than the request that saved a product can still be running. */
const OVERDUE_AFTER_MS = 60_000;

/** Gives the count that was saved with a product to its stock unit, once, whoever else does the same. */
export async function applyPendingStock(productId: Types.ObjectId): Promise<void> {
  const product = await Product.findById(productId).select("pendingStock stockEdits").lean();
  if (!product) return;
  const { pendingStock: stock, stockEdits } = product;
  if (stock === undefined || stock === null) return;
  await setStock({ productId, stock, edit: stockEdits });
  await Product.updateOne(
    { _id: productId, pendingStock: stock, stockEdits },
    { $unset: { pendingStock: 1 } },
    { timestamps: false },
  );
}

/** The same for products that were saved by a request that did not live to do it. */
export async function applyOverduePendingStock(): Promise<void> {
  const savedBefore = new Date(Date.now() - OVERDUE_AFTER_MS);
  const forgotten = await Product.find({ pendingStock: { $exists: true }, updatedAt: { $lt: savedBefore } })
    .select("_id")
    .lean();
  for (const { _id } of forgotten) await applyPendingStock(_id);
}

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
