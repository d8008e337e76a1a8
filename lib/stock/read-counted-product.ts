import "server-only";
import { AppError } from "@/lib/platform/http/errors";
import { Product } from "@/models/product";
import { importErrors } from "@/lib/words/en/import-errors";

/** A product's options, counts, category and cost. Throws NOT_FOUND. */
export async function readCountedProduct(productId: string) {
  const product = await Product.findById(productId)
    .select("category sizes colors stock stockByOption cost costEdits averagedCost")
    .lean();
  if (!product) throw new AppError("NOT_FOUND", { message: importErrors.gone });
  return { ...product, stockByOption: product.stockByOption ?? undefined };
}
