import "server-only";
import type { Types } from "mongoose";
import { isDuplicateKey } from "@/lib/db";
import { runPostCommit } from "@/lib/run-post-commit";
import { requirePictures } from "@/lib/images/keep-pictures";
import { nameTaken } from "@/lib/products/name-taken";
import { parseStock, stockRank } from "@/lib/products/rules";
import type { CreateProductInput } from "@/lib/products/schema";
import { applyPendingStock } from "@/lib/stock/pending-stock";
import { foldCase } from "@/lib/text";
import { Product } from "@/models/product";

/** Adds a product and its stock; returns its id. Throws NAME_TAKEN, without regard to case, and INVALID_FIELDS. */
export async function createProduct(input: CreateProductInput): Promise<string> {
  await requirePictures(input);
  const productId = await insertProduct(input);
  await runPostCommit(() => applyPendingStock(productId), undefined);
  return productId.toString();
}

async function insertProduct(input: CreateProductInput): Promise<Types.ObjectId> {
  const stock = parseStock(input.stock);
  try {
    const product = await Product.create({
      ...input,
      nameKey: foldCase(input.name),
      stockRank: stockRank(input.stock),
      ...(stock !== null && { pendingStock: stock, stockEdits: 1 }),
    });
    return product._id;
  } catch (error) {
    throw isDuplicateKey(error) ? nameTaken() : error;
  }
}
