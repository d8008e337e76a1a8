import "server-only";
import type { Types } from "mongoose";
import { z } from "zod";
import type { CategoryName } from "@/lib/categories";
import { RACED, retryRaced } from "@/lib/platform/database/compare-and-set";
import { AppError } from "@/lib/platform/http/errors";
import { type StoredRow, toOption } from "@/lib/catalogue/imports/stored-row";
import { findRow, isSameOption, type StockRow } from "@/lib/stock/options";
import { getProduct } from "@/lib/catalogue/products/queries";
import { refuseStale, updateProduct } from "@/lib/catalogue/products/update-product";
import { importErrors } from "@/lib/words/en/import-errors";

const countSchema = z.object({ stock: z.string() });

interface ChangeCountOptions {
  row: StoredRow;
  /** The count that has to be there, and the one that takes its place. */
  from: unknown;
  to: unknown;
  /** The id by which the product tells that this was done. */
  markerId: Types.ObjectId;
}

/**
 * Sets one count against the one that was seen, as the desk's form does: pieces that orders take meanwhile stay taken.
 * Throws NOT_FOUND, and STALE_VERSION where the count is no longer the one that was seen.
 */
export async function changeCount({ row, from, to, markerId }: ChangeCountOptions): Promise<CategoryName[]> {
  const productId = row.productId?.toString() ?? "";
  const [seen, wanted] = [countSchema.parse(from).stock, countSchema.parse(to).stock];
  return await retryRaced(async () => {
    const product = await getProduct(productId, { withDrafts: true });
    if (!product) throw new AppError("NOT_FOUND", { message: importErrors.gone });
    const { stock, stockByOption, version } = product;
    const found = row.option ? findRow(stockByOption, toOption(row.option))?.stock : stock;
    if (String(found) !== seen || (!row.option && stockByOption)) throw changed(found, stockByOption, row);
    const counts = row.option
      ? countsOf({ rows: stockByOption ?? [], option: toOption(row.option), seen, wanted })
      : { fields: { stock: wanted }, seenStock: seen };
    try {
      return await updateProduct({ productId, ...counts, expectedVersion: version, importRowId: markerId });
    } catch (error) {
      // Another row's option, or another field: this count may still be the same.
      if (!(error instanceof AppError) || error.code !== "STALE_VERSION") throw error;
      return RACED;
    }
  }, refuseStale);
}

interface OptionCount {
  rows: StockRow[];
  option: { size: string; color: string };
  seen: string;
  wanted: string;
}

function countsOf({ rows, option, seen, wanted }: OptionCount) {
  const withCount = (stock: number) =>
    rows.map((row) => (isSameOption(row, option) ? { ...row, stock } : row));
  return { fields: { stockByOption: withCount(Number(wanted)) }, seenStockByOption: withCount(Number(seen)) };
}

function changed(found: string | number | undefined, rows: StockRow[] | undefined, row: StoredRow): AppError {
  if (found === undefined || (!row.option && rows))
    return new AppError("STALE_VERSION", { message: importErrors.countedOtherwise });
  return new AppError("STALE_VERSION", { message: importErrors.stockNow(found) });
}
