import "server-only";
import type { Types } from "mongoose";
import { setStock } from "@/lib/stock/set-stock";
import { Product } from "@/models/product";

/** Longer than the request that saved a product can still be running. */
const FORGOTTEN_AFTER_MS = 60_000;

/** Gives the count that was saved with a product to its stock unit, once, whoever else does the same. */
export async function takeOverPendingStock(productId: Types.ObjectId): Promise<void> {
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
export async function takeOverForgottenStock(): Promise<void> {
  const savedBefore = new Date(Date.now() - FORGOTTEN_AFTER_MS);
  const forgotten = await Product.find({ pendingStock: { $exists: true }, updatedAt: { $lt: savedBefore } })
    .select("_id")
    .lean();
  for (const { _id } of forgotten) await takeOverPendingStock(_id);
}
