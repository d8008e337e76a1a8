import "server-only";
import { Types } from "mongoose";
import { AppError } from "@/lib/platform/http/errors";
import { formatCount } from "@/lib/platform/text/format";
import type { CategoryName } from "@/lib/categories";
import { type Counted, foldOption, isOptionMade, type ProductOption } from "@/lib/stock/options";
import { parseStock } from "@/lib/stock/stock-text";
import { applyPendingEdit } from "@/lib/stock/apply-pending-edit";
import { publishStock } from "@/lib/stock/publish-stock";
import { readCountedProduct } from "@/lib/stock/read-counted-product";
import { maxStock } from "@/lib/stock/rules";
import type { AddPiecesInput } from "@/lib/stock/schema";
import { StockUnit } from "@/models/stock-unit";
import { importErrors } from "@/lib/words/en/import-errors";

/** How many keys a unit remembers: a repeat comes within minutes. */
const KEYS_KEPT = 50;

interface AddPiecesOptions {
  productId: string;
  input: AddPiecesInput;
  /** Idempotency key: a repeat adds nothing further. */
  key: string;
}

interface AddedPieces {
  /** Pieces of this option that can be ordered now. */
  stock: number;
  /** The product's. */
  category: CategoryName;
}

/**
 * Adds pieces that came in to the count of an option, or takes off some that are no longer there: right whatever is sold
 * meanwhile. Throws NOT_FOUND, INVALID_FIELDS, OUT_OF_STOCK where there are fewer than are to be taken off, and
 * STALE_VERSION where `received` is not what it is.
 */
export async function addPieces({ productId, input, key }: AddPiecesOptions): Promise<AddedPieces> {
  const product = await readCountedProduct(productId);
  requireCounted(product, input);
  const id = new Types.ObjectId(productId);
  await applyPendingEdit(id);
  const stock = await changeUnit({
    unit: unitFilter(id, input),
    input,
    key,
    most: maxStock(product),
  });
  await publishStock([id]);
  return { stock, category: product.category };
}

/** Throws INVALID_FIELDS for an option whose pieces nobody counts. */
export function requireCounted(product: Counted, { size, color }: ProductOption): void {
  const isWhole = size === "" && color === "";
  const isCounted = product.stockByOption
    ? isOptionMade(product, { size, color })
    : isWhole && parseStock(product.stock) !== null;
  if (isCounted) return;
  const message = product.stockByOption
    ? "This product is not made in this size and color."
    : "This product is not counted by size and color.";
  throw new AppError("INVALID_FIELDS", { message, fields: { size: message } });
}

/** The unit that counts this option now. */
export function unitFilter(productId: Types.ObjectId, { size, color }: ProductOption) {
  return { productId, size: foldOption(size), color: foldOption(color), retiredAt: null };
}

interface ChangeOptions {
  unit: ReturnType<typeof unitFilter>;
  input: AddPiecesInput;
  key: string;
  most: number;
}

async function changeUnit({ unit, input: { add, received }, key, most }: ChangeOptions): Promise<number> {
  const changed = await StockUnit.findOneAndUpdate(
    {
      ...unit,
      addKeys: { $ne: key },
      stock: { $gte: -add, $lte: most - add },
      ...(received !== undefined && { received }),
    },
    {
      $inc: { stock: add, received: add, revision: 1 },
      $push: { addKeys: { $each: [key], $slice: -KEYS_KEPT } },
      $set: { isUnpublished: true },
    },
    { returnDocument: "after", timestamps: false },
  )
    .select("stock")
    .lean();
  if (changed) return changed.stock;
  const seen = await StockUnit.findOne(unit).select("stock received addKeys").lean();
  if (seen?.addKeys?.includes(key)) return seen.stock;
  if (received !== undefined && seen && seen.received !== received)
    throw new AppError("STALE_VERSION", { message: COUNTED_MEANWHILE });
  if (add > 0)
    throw new AppError("INVALID_FIELDS", { message: tooMany(most), fields: { add: tooMany(most) } });
  const message = `There are only ${seen?.stock ?? 0} that are free.`;
  throw new AppError("OUT_OF_STOCK", { message, fields: { add: message } });
}

const COUNTED_MEANWHILE =
  "Somebody else has counted or added pieces here in the meantime. Please look at the shelf above, and count again.";

export const tooMany = (most: number) => importErrors.tooMany(formatCount(most));
