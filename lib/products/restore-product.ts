import "server-only";
import { publishInvalidation } from "@/lib/cache-invalidation/publish-invalidation";
import { isDuplicateKey } from "@/lib/db";
import { dropCopy } from "@/lib/deleted/keep-copy";
import { getCopy } from "@/lib/deleted/queries";
import { KEPT_DAYS } from "@/lib/deleted/constants";
import { AppError } from "@/lib/http/errors";
import { tagsOfProduct } from "@/lib/products/cache-invalidation";
import { type ProductDto, toProductDto } from "@/lib/products/dto";
import { applyPendingEdit } from "@/lib/products/stock/apply-pending-edit";
import { publishStock } from "@/lib/products/stock/publish-stock";
import { Product } from "@/models/product";
import { StockUnit } from "@/models/stock-unit";

/**
 * Brings a deleted product back under its id, with the stock that its unit counts now: orders may have been settled in
 * the meantime. Throws NOT_FOUND, and NAME_TAKEN where a product of this name, or the product itself, is there.
 */
export async function restoreProduct(productId: string): Promise<ProductDto> {
  const copy = await getCopy("product", productId);
  if (!copy) {
    throw new AppError("NOT_FOUND", {
      message: `No product of this id was deleted in the last ${KEPT_DAYS} days.`,
    });
  }
  try {
    await Product.collection.insertOne(copy.document);
  } catch (error) {
    throw isDuplicateKey(error) ? new AppError("NAME_TAKEN") : error;
  }
  await applyPendingEdit(copy.documentId);
  await StockUnit.updateMany({ productId, retiredAt: null }, { isUnpublished: true }, { timestamps: false });
  await publishStock([copy.documentId]);
  await dropCopy("product", copy.documentId);
  const product = await Product.findById(productId).lean();
  if (!product) throw new AppError("NOT_FOUND");
  await publishInvalidation({ tags: tagsOfProduct({ productId, categories: [product.category] }) });
  return toProductDto(product);
}
