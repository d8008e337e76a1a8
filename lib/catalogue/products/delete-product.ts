import "server-only";
import type { CategoryName } from "@/lib/categories";
import { keepCopy } from "@/lib/platform/deleted-documents/keep-copy";
import { runPostCommit } from "@/lib/platform/database/run-post-commit";
import { AppError } from "@/lib/platform/http/errors";
import { listAddresses, retirePictures } from "@/lib/catalogue/images/keep-pictures";
import { Product } from "@/models/product";

/** Deletes a product as deleteIfThere() does; throws NOT_FOUND. */
export async function deleteProduct(productId: string): Promise<CategoryName> {
  const category = await deleteIfThere(productId);
  if (category === null) throw new AppError("NOT_FOUND");
  return category;
}

/**
 * Deletes a product and returns its category; null where there is none. Orders keep their own copy of it, its stock unit
 * stays, and it can be brought back for a while.
 */
export async function deleteIfThere(productId: string): Promise<CategoryName | null> {
  const seen = await Product.findById(productId).lean();
  if (!seen) return null;
  await keepCopy({ kind: "product", document: seen });
  await retirePictures(listAddresses(seen));
  const product = await Product.findOneAndDelete({ _id: productId }).lean();
  if (!product) return null;
  // It may have been changed since it was seen.
  await runPostCommit(async () => {
    await keepCopy({ kind: "product", document: product });
    await retirePictures(listAddresses(product));
  }, undefined);
  return product.category;
}
