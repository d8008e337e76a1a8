import "server-only";
import { AppError } from "@/lib/platform/http/errors";
import { Product } from "@/models/product";

/** A product's options, counts, category and cost. Throws NOT_FOUND. */
export async function readCountedProduct(productId: string) {
  const product = await Product.findById(productId)
    .select("category sizes colors stock stockByOption cost costEdits averagedCost")
    .lean();
  if (!product) throw new AppError("NOT_FOUND", { message: "This product is no longer in the shop." });
  return { ...product, stockByOption: product.stockByOption ?? undefined };
}
