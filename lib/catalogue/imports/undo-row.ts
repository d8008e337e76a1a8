import "server-only";
import type { CategoryName } from "@/lib/categories";
import { AppError } from "@/lib/platform/http/errors";
import { changeCount } from "@/lib/catalogue/imports/change-count";
import { parseRowBefore } from "@/lib/catalogue/imports/parse-row";
import { receiptOf, type StoredRow } from "@/lib/catalogue/imports/stored-row";
import { isTakenBack, takeBackPieces } from "@/lib/stock/receive-pieces";
import { deleteProduct } from "@/lib/catalogue/products/delete-product";
import { getProduct } from "@/lib/catalogue/products/queries";
import { stockRank } from "@/lib/stock/rules";
import { createProductSchema, updateProductSchema } from "@/lib/catalogue/products/schema";
import { updateProduct } from "@/lib/catalogue/products/update-product";
import { Product } from "@/models/product";
import { StockUnit } from "@/models/stock-unit";
import { importErrors } from "@/lib/words/en/import-errors";

/** Makes what a row has changed what it was; returns the categories that this changes. Throws AppError where somebody has changed it since. */
export async function undoRow(row: StoredRow): Promise<CategoryName[]> {
  const { action, productId, version, was, undoId } = row;
  if (!productId) throw new AppError("NOT_FOUND");
  if (action === "count") return await changeCount({ row, from: row.set, to: was, markerId: undoId });
  if (action === "receive") return [await takeBackPieces(receiptOf(row))];
  if (action === "add") return await removeAdded(row);
  return await updateProduct({
    productId: productId.toString(),
    fields: await parseRowBefore(updateProductSchema, was),
    // The row's own change was the next version.
    expectedVersion: (version ?? 0) + 1,
    importRowId: undoId,
  });
}

/** Whether that was done by somebody who did not live to write it down, or was faster. */
export async function isRowUndone({ _id, action, productId, undoId }: StoredRow): Promise<boolean> {
  if (action === "receive") return await isTakenBack(String(productId), _id);
  const product = await Product.findById(productId).select("importRowId").lean();
  return action === "add" ? product === null : product?.importRowId?.equals(undoId) === true;
}

const FIRST_VERSION = 1;

/** A product that nobody has changed or ordered goes again, to where it can be brought back from. */
async function removeAdded({ productId, set }: StoredRow): Promise<CategoryName[]> {
  const product = await getProduct(String(productId), { withDrafts: true });
  if (!product) return [];
  if (product.version !== FIRST_VERSION) throw new AppError("STALE_VERSION");
  const units = await StockUnit.find({ productId }).select("stock received").lean();
  // Held and sold pieces are no longer in stock.
  if (units.some(({ stock, received }) => stock !== received))
    throw new AppError("STALE_VERSION", { message: importErrors.ordered });
  const added = (await parseRowBefore(createProductSchema, set)).stock;
  if (stockRank(product.stock) !== stockRank(added))
    throw new AppError("STALE_VERSION", { message: importErrors.stockNow(product.stock) });
  return [await deleteProduct(product._id)];
}
