import "server-only";
import type { CategoryName } from "@/lib/categories";
import { AppError } from "@/lib/platform/http/errors";
import { changeCount } from "@/lib/catalogue/imports/change-count";
import { parseRow } from "@/lib/catalogue/imports/parse-row";
import { receiptOf, type StoredRow, toOption } from "@/lib/catalogue/imports/stored-row";
import { isReceived, receivePieces } from "@/lib/stock/receive-pieces";
import { createProduct } from "@/lib/catalogue/products/create-product";
import { createProductSchema, updateProductSchema } from "@/lib/catalogue/products/schema";
import { updateProduct } from "@/lib/catalogue/products/update-product";
import { Product } from "@/models/product";

/** Does what a row says; returns the categories that it changes. Throws AppError where that cannot be done any more. */
export async function applyRow(row: StoredRow): Promise<CategoryName[]> {
  const { _id, action, productId, version, set } = row;
  if (!productId) throw new AppError("NOT_FOUND");
  if (action === "count") return await changeCount({ row, from: row.was, to: set, markerId: _id });
  if (action === "receive") return [await receivePieces({ ...receiptOf(row), option: toOption(row.option) })];
  if (action === "add") {
    const input = parseRow(createProductSchema, set);
    await createProduct(input, { productId });
    return [input.category];
  }
  return await updateProduct({
    productId: productId.toString(),
    fields: parseRow(updateProductSchema, set),
    expectedVersion: version ?? 0,
    importRowId: _id,
  });
}

/** Whether the row was applied by somebody who did not live to write that down, or was faster. */
export async function isRowApplied({ _id, action, productId }: StoredRow): Promise<boolean> {
  if (action === "receive") return await isReceived(String(productId), _id);
  const product = await Product.findById(productId).select("importRowId").lean();
  return action === "add" ? product !== null : product?.importRowId?.equals(_id) === true;
}
