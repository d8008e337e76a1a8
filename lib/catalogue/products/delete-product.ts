import "server-only";
import type { CategoryName } from "@/lib/categories";
import { keepCopy } from "@/lib/platform/deleted-documents/keep-copy";
import { runPostCommit } from "@/lib/platform/database/run-post-commit";
import { AppError } from "@/lib/platform/http/errors";
import { listAddresses, retirePictures } from "@/lib/catalogue/images/keep-pictures";
import { Product } from "@/models/product";

/**
 * Deletes a product and returns its category; throws NOT_FOUND. Orders keep their own copy of it, its stock unit stays,
 * and it can be brought back for a while.
 */
export async function deleteProduct(productId: string): Promise<CategoryName> {
  const seen = await Product.findById(productId).lean();
  if (!seen) throw new AppError("NOT_FOUND");
  await keepCopy({ kind: "product", document: seen });
  await retirePictures(listAddresses(seen));
  const product = await Product.findOneAndDelete({ _id: productId }).lean();
  if (!product) throw new AppError("NOT_FOUND");
  // It may have been changed since it was seen.
  await runPostCommit(async () => {
    await keepCopy({ kind: "product", document: product });
    await retirePictures(listAddresses(product));
  }, undefined);
  return product.category;
}
