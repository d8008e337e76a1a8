import "server-only";
import type { Types } from "mongoose";
import type { CategoryName } from "@/lib/categories";
import { settleCategory } from "@/lib/catalogue/products/settle-category";
import { RACED, retryRaced } from "@/lib/platform/database/compare-and-set";
import { unlessDuplicate } from "@/lib/platform/database/db";
import { runPostCommit } from "@/lib/platform/database/run-post-commit";
import { AppError } from "@/lib/platform/http/errors";
import {
  listAddresses,
  requirePictures,
  retirePictures,
  type StoredPictures,
} from "@/lib/catalogue/images/keep-pictures";
import { planColorImages } from "@/lib/catalogue/products/color-images";
import type { ColorImage } from "@/lib/catalogue/products/dto";
import { requirePrices } from "@/lib/catalogue/prices/require-prices";
import { PICTURE_FIELDS } from "@/lib/catalogue/products/picture-fields";
import { requireColorSlugs } from "@/lib/catalogue/products/require-color-slugs";
import { nameTaken } from "@/lib/catalogue/products/name-taken";
import type { StockRow } from "@/lib/stock/options";
import { planCounts } from "@/lib/stock/plan-counts";
import { renameInAlerts } from "@/lib/catalogue/products/rename-in-alerts";
import type { UpdateProductInput } from "@/lib/catalogue/products/schema";
import type { RenamedOption } from "@/lib/stock/schema";
import { applyPendingEdit } from "@/lib/stock/apply-pending-edit";
import { foldCase } from "@/lib/platform/text/text";
import { CartLine } from "@/models/cart-line";
import { Product } from "@/models/product";

interface UpdateProductOptions {
  productId: string;
  fields: UpdateProductInput;
  /** The version that the editor saw; an edit since then is STALE_VERSION. */
  expectedVersion?: number | undefined;
  /** The stock text that the editor saw; if orders have changed it since, theirs is STALE_VERSION. */
  seenStock?: string | undefined;
  seenStockByOption?: StockRow[] | undefined;
  renamedOptions?: RenamedOption[] | undefined;
  /** The row of an import that does it. */
  importRowId?: Types.ObjectId;
}

/** Others come in between all the time. */
export function refuseStale(): never {
  throw new AppError("STALE_VERSION");
}

/**
 * Sets the fields that are given and returns the categories whose lists this changes. Throws NOT_FOUND, NAME_TAKEN,
 * STALE_VERSION, STOCK_BY_OPTION and INVALID_FIELDS.
 */
export async function updateProduct(options: UpdateProductOptions): Promise<CategoryName[]> {
  const { productId, fields } = options;
  const { image1, image2, image3 } = fields;
  await requirePictures(fields);
  const before = await retryRaced(async () => {
    const seen = await readSettled(productId);
    requireSeen(seen, options);
    requirePrices(seen, fields);
    requireColorSlugs(fields.colors, seen.colors);
    const images = planColorImages(seen, fields, options.renamedOptions);
    // Before they are replaced: the sweep could come in between.
    await retireReplaced(seen, { image1, image2, image3, colorImages: images });
    const isWritten = await writeFields(seen, { ...options, colorImages: images });
    return isWritten ? seen : RACED;
  }, refuseStale);
  await runPostCommit(async () => {
    await applyPendingEdit(before._id);
    await renameInCarts(before._id, options.renamedOptions ?? []);
    await renameInAlerts(before._id, options.renamedOptions ?? []);
    if (fields.category !== undefined) await settleCategory(productId, fields.category);
  }, undefined);
  return [...new Set([before.category, fields.category ?? before.category])];
}

/** The product, with its last edit in its stock units: another one may follow. Throws NOT_FOUND. */
async function readSettled(productId: string) {
  const product = await Product.findById(productId).lean();
  if (!product) throw new AppError("NOT_FOUND");
  if (product.pendingEdit === undefined || product.pendingEdit === null) return product;
  await applyPendingEdit(product._id);
  const settled = await Product.findById(productId).lean();
  if (!settled) throw new AppError("NOT_FOUND");
  return settled;
}

type StoredProduct = Awaited<ReturnType<typeof readSettled>>;

function requireSeen(
  before: StoredProduct,
  { expectedVersion, seenStock, fields }: UpdateProductOptions,
): void {
  const isOlder = expectedVersion !== undefined && before.version !== expectedVersion;
  const isSold = isCompared(before, fields) && seenStock !== undefined && before.stock !== seenStock;
  if (isOlder || isSold) throw new AppError("STALE_VERSION");
}

/** Whether the stock is compared as one text. A product that stays counted by option compares each row. */
function isCompared({ stockByOption }: StoredProduct, fields: UpdateProductInput): boolean {
  return !stockByOption || !fields.stockByOption;
}

interface WriteFieldsOptions extends UpdateProductOptions {
  /** As they will be. */
  colorImages: ColorImage[];
}

/** False where somebody else was faster. */
async function writeFields(before: StoredProduct, options: WriteFieldsOptions): Promise<boolean> {
  const { fields, colorImages, seenStock, seenStockByOption, renamedOptions, importRowId } = options;
  const { stockByOption: _rows, colorImages: _first, colorGalleries: _all, stock: _text, ...plain } = fields;
  const plan = planCounts({
    before,
    wanted: fields,
    seen: { stock: seenStock, stockByOption: seenStockByOption },
    renamed: renamedOptions,
  });
  const edit = before.stockEdits + 1;
  const write = Product.updateOne(
    {
      _id: before._id,
      version: before.version,
      pendingEdit: { $exists: false },
      ...(seenStock !== undefined && isCompared(before, fields) && { stock: seenStock }),
    },
    {
      $set: {
        ...plain,
        ...(importRowId && { importRowId }),
        ...(fields.name && { nameKey: foldCase(fields.name) }),
        ...plan.set,
        ...(colorImages.length > 0 && { colorImages }),
        ...(plan.pending && {
          pendingCounts: plan.pending.counts,
          pendingRenames: plan.pending.renames,
          pendingEdit: edit,
          stockEdits: edit,
        }),
      },
      $unset: {
        ...(plan.dropsOptions && { stockByOption: 1 }),
        ...(colorImages.length === 0 && { colorImages: 1 }),
      },
      $inc: { version: 1, ...(plain.cost !== undefined && plain.cost !== before.cost && { costEdits: 1 }) },
    },
  );
  const updated = await unlessDuplicate(write);
  if (!updated) throw nameTaken();
  return updated.matchedCount > 0;
}

/** Gives the cart lines of renamed options the new names. The customer has changed nothing: when they did stays as it was. */
async function renameInCarts(productId: Types.ObjectId, renamed: RenamedOption[]): Promise<void> {
  for (const { kind, from, to } of renamed)
    await CartLine.updateMany(
      { productId, orderId: null, [kind]: from },
      { [kind]: to },
      { timestamps: false },
    );
}

/** Retires the pictures that the product shows and will not show any more. */
async function retireReplaced(before: StoredProduct, after: StoredPictures): Promise<void> {
  const kept = PICTURE_FIELDS.map((field) => [field, after[field] ?? before[field]]);
  const now = listAddresses({ ...Object.fromEntries(kept), colorImages: after.colorImages });
  await retirePictures(listAddresses(before).filter((address) => !now.includes(address)));
}
