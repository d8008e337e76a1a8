import "server-only";
import type { CategoryName } from "@/lib/catalog";
import { isDuplicateKey } from "@/lib/db";
import { AppError } from "@/lib/http/errors";
import { nameTaken } from "@/lib/products/name-taken";
import { parseStock } from "@/lib/products/rules";
import type { UpdateProductInput } from "@/lib/products/schema";
import { takeOverPendingStock } from "@/lib/stock/pending-stock";
import { foldCase } from "@/lib/text";
import { Product } from "@/models/product";

interface UpdateProductOptions {
  productId: string;
  fields: UpdateProductInput;
  /** The version that the editor saw; an edit since then is STALE_VERSION. */
  expectedVersion?: number | undefined;
}

/**
 * Sets the fields that are given and returns the categories whose lists this changes. Throws NOT_FOUND, NAME_TAKEN
 * and STALE_VERSION.
 */
export async function updateProduct({
  productId,
  fields,
  expectedVersion,
}: UpdateProductOptions): Promise<CategoryName[]> {
  const before = await writeFields({ productId, fields, expectedVersion });
  if (!before) {
    const exists = await Product.exists({ _id: productId });
    throw new AppError(exists ? "STALE_VERSION" : "NOT_FOUND");
  }
  await takeOverPendingStock(before._id);
  return [...new Set([before.category, fields.category ?? before.category])];
}

async function writeFields({ productId, fields, expectedVersion }: UpdateProductOptions) {
  const stock = fields.stock === undefined ? null : parseStock(fields.stock);
  try {
    return await Product.findOneAndUpdate(
      { _id: productId, ...(expectedVersion !== undefined && { version: expectedVersion }) },
      {
        $set: {
          ...fields,
          ...(fields.name && { nameKey: foldCase(fields.name) }),
          ...(stock !== null && { pendingStock: stock }),
        },
        $inc: { version: 1, ...(stock !== null && { stockEdits: 1 }) },
      },
    ).lean();
  } catch (error) {
    if (isDuplicateKey(error)) throw nameTaken();
    throw error;
  }
}
