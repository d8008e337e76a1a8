import "server-only";
import type { CategoryName } from "@/lib/catalog";
import { isDuplicateKey } from "@/lib/db";
import { runPostCommit } from "@/lib/run-post-commit";
import { AppError } from "@/lib/http/errors";
import { type ImageFields, requirePictures, retirePictures } from "@/lib/images/keep-pictures";
import { nameTaken } from "@/lib/products/name-taken";
import { parseStock, stockRank } from "@/lib/products/rules";
import type { UpdateProductInput } from "@/lib/products/schema";
import { applyPendingStock } from "@/lib/stock/pending-stock";
import { foldCase } from "@/lib/text";
import { Product } from "@/models/product";

interface UpdateProductOptions {
  productId: string;
  fields: UpdateProductInput;
  /** The version that the editor saw; an edit since then is STALE_VERSION. */
  expectedVersion?: number | undefined;
  /** The stock text that the editor saw; if orders have changed it since, his is STALE_VERSION. */
  seenStock?: string | undefined;
}

/**
 * Sets the fields that are given and returns the categories whose lists this changes. Throws NOT_FOUND, NAME_TAKEN,
 * STALE_VERSION and INVALID_FIELDS.
 */
export async function updateProduct(options: UpdateProductOptions): Promise<CategoryName[]> {
  const { productId, fields } = options;
  await requirePictures(fields);
  const before = await writeFields(options);
  if (!before) {
    const exists = await Product.exists({ _id: productId });
    throw new AppError(exists ? "STALE_VERSION" : "NOT_FOUND");
  }
  await runPostCommit(async () => {
    await retireReplaced(before, fields);
    await applyPendingStock(before._id);
  }, undefined);
  return [...new Set([before.category, fields.category ?? before.category])];
}

async function writeFields({ productId, fields, expectedVersion, seenStock }: UpdateProductOptions) {
  const stock = fields.stock === undefined ? null : parseStock(fields.stock);
  try {
    return await Product.findOneAndUpdate(
      {
        _id: productId,
        ...(expectedVersion !== undefined && { version: expectedVersion }),
        ...(seenStock !== undefined && { stock: seenStock }),
      },
      {
        $set: {
          ...fields,
          ...(fields.name && { nameKey: foldCase(fields.name) }),
          ...(fields.stock !== undefined && { stockRank: stockRank(fields.stock) }),
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

/** What the product showed before and does not show any more. */
async function retireReplaced(before: ImageFields, fields: ImageFields): Promise<void> {
  const now = Object.values({ ...pickImages(before), ...pickImages(fields) });
  const replaced = Object.entries(pickImages(before)).filter(([, address]) => !now.includes(address));
  await retirePictures(Object.fromEntries(replaced));
}

function pickImages({ image1, image2, image3 }: ImageFields): ImageFields {
  return {
    ...(image1 !== undefined && { image1 }),
    ...(image2 !== undefined && { image2 }),
    ...(image3 !== undefined && { image3 }),
  };
}
