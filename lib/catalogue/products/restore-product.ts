import "server-only";
import { z } from "zod";
import type { CategoryName } from "@/lib/categories";
import { categoryInForce } from "@/lib/catalogue/categories/in-force";
import { settleCategory } from "@/lib/catalogue/products/settle-category";
import { publishInvalidation } from "@/lib/platform/cache/publish-invalidation";
import { unlessDuplicate } from "@/lib/platform/database/db";
import { dropCopy } from "@/lib/platform/deleted-documents/keep-copy";
import { getCopy } from "@/lib/platform/deleted-documents/queries";
import { KEPT_DAYS } from "@/lib/platform/deleted-documents/constants";
import { AppError } from "@/lib/platform/http/errors";
import { tagsOfProduct } from "@/lib/catalogue/products/cache-invalidation";
import { type ProductDto, toProductDto } from "@/lib/catalogue/products/dto";
import { applyPendingEdit } from "@/lib/stock/apply-pending-edit";
import { publishStock } from "@/lib/stock/publish-stock";
import { Product } from "@/models/product";
import { StockUnit } from "@/models/stock-unit";

interface RestoredProduct extends ProductDto {
  /** The category that it had, where that is no longer there. */
  categoryBefore?: CategoryName;
}

const categorySchema = z.object({ category: z.string() });

/**
 * Brings a deleted product back under its id: into its category, or into the one in its place, and with the stock that its
 * unit counts now, as orders may have been settled in the meantime. Throws NOT_FOUND, and NAME_TAKEN where a product of this name, or the product itself, is there.
 */
export async function restoreProduct(productId: string): Promise<RestoredProduct> {
  const copy = await getCopy("product", productId);
  if (!copy) {
    throw new AppError("NOT_FOUND", {
      message: `No product with this id was deleted in the last ${KEPT_DAYS} days.`,
    });
  }
  const { category: had } = categorySchema.parse(copy.document);
  const document = { ...copy.document, category: await categoryInForce(had) };
  if (!(await unlessDuplicate(Product.collection.insertOne(document)))) throw new AppError("NAME_TAKEN");
  await settleCategory(productId, document.category);
  await applyPendingEdit(copy.documentId);
  await StockUnit.updateMany({ productId, retiredAt: null }, { isUnpublished: true }, { timestamps: false });
  await publishStock([copy.documentId]);
  await dropCopy("product", copy.documentId);
  const product = await Product.findById(productId).lean();
  if (!product) throw new AppError("NOT_FOUND");
  await publishInvalidation({ tags: tagsOfProduct({ productId, categories: [product.category] }) });
  return { ...toProductDto(product), ...(had !== product.category && { categoryBefore: had }) };
}
