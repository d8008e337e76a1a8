import "server-only";
import { Types } from "mongoose";
import type { CategoryName } from "@/lib/categories";
import { AppError } from "@/lib/platform/http/errors";
import { formatCount } from "@/lib/platform/text/format";
import { requireCounted, tooMany, unitFilter } from "@/lib/stock/add-pieces";
import { applyPendingEdit } from "@/lib/stock/apply-pending-edit";
import { costAfter, costWithout } from "@/lib/stock/average-cost";
import type { ProductOption } from "@/lib/stock/options";
import { publishStock } from "@/lib/stock/publish-stock";
import { readCountedProduct } from "@/lib/stock/read-counted-product";
import { maxStock, toPaisa } from "@/lib/stock/rules";
import { StockUnit } from "@/models/stock-unit";
import { importErrors } from "@/lib/words/en/import-errors";

/** How many stock-ins a unit remembers: a repeat of an earlier one is refused by the row that it is of. */
const STOCK_INS_KEPT = 200;

interface ReceiveOptions {
  productId: string;
  option: ProductOption;
  pieces: number;
  /** What each of them cost, in paisa. */
  paisa: number;
  /** Names the row of the stock-in: a repeat adds nothing further. */
  id: Types.ObjectId;
}

/**
 * Adds pieces that came in to the count of an option, and makes its cost the moving average, in one step; then the
 * product shows both. Returns the product's category. Throws NOT_FOUND, INVALID_FIELDS and STALE_VERSION.
 */
export async function receivePieces({ productId, option, ...row }: ReceiveOptions): Promise<CategoryName> {
  const { pieces, paisa, id } = row;
  const product = await readCountedProduct(productId);
  requireCounted(product, option);
  const _id = new Types.ObjectId(productId);
  await applyPendingEdit(_id);
  const edit = product.costEdits ?? 0;
  const isTyped = product.averagedCost?.edit !== edit;
  if (product.cost && isTyped) await spreadCost(_id, { paisa: toPaisa(product.cost), edit });
  const unit = unitFilter(_id, option);
  const most = maxStock(product);
  const entry = { id, edit, before: "$cost" };
  const { matchedCount } = await StockUnit.updateOne(
    { ...unit, "stockIns.id": { $ne: id }, stock: { $lte: most - pieces } },
    [
      {
        $set: {
          stock: { $add: ["$stock", pieces] },
          received: { $add: ["$received", pieces] },
          cost: costAfter({ pieces, paisa, edit }),
          stockIns: {
            $slice: [{ $concatArrays: [{ $ifNull: ["$stockIns", []] }, [entry]] }, -STOCK_INS_KEPT],
          },
          ...CHANGED,
        },
      },
    ],
    { updatePipeline: true, timestamps: false },
  );
  if (matchedCount === 0 && !(await isReceived(productId, id))) throw await whyNotReceived(unit, most);
  await publishStock([_id]);
  return product.category;
}

const CHANGED = {
  revision: { $add: ["$revision", 1] },
  costRevision: { $add: [{ $ifNull: ["$costRevision", 0] }, 1] },
  isUnpublished: true,
  isCostUnpublished: true,
};

/** Gives the cost that an admin has typed to each option, before the product's becomes their average. */
async function spreadCost(productId: Types.ObjectId, cost: { paisa: number; edit: number }): Promise<void> {
  await StockUnit.updateMany(
    { productId, retiredAt: null, "cost.edit": { $not: { $gte: cost.edit } } },
    { $set: { cost } },
    { timestamps: false },
  );
}

async function whyNotReceived(unit: ReturnType<typeof unitFilter>, most: number): Promise<AppError> {
  if (!(await StockUnit.exists(unit)))
    return new AppError("STALE_VERSION", { message: importErrors.countedOtherwise });
  return new AppError("INVALID_FIELDS", { message: tooMany(most), fields: { pieces: tooMany(most) } });
}

/** Whether the pieces of a row have come in, whatever became of them. */
export async function isReceived(productId: string, id: Types.ObjectId): Promise<boolean> {
  return (await StockUnit.exists({ productId, "stockIns.id": id })) !== null;
}

/** Whether they were taken back. */
export async function isTakenBack(productId: string, id: Types.ObjectId): Promise<boolean> {
  return (await StockUnit.exists({ productId, stockIns: { $elemMatch: { id, isUndone: true } } })) !== null;
}

/**
 * Takes pieces back that came in by mistake, as long as so many are free, and their cost out of the average, once.
 * Returns the product's category. Throws NOT_FOUND, OUT_OF_STOCK and STALE_VERSION.
 */
export async function takeBackPieces({
  productId,
  pieces,
  paisa,
  id,
}: Omit<ReceiveOptions, "option">): Promise<CategoryName> {
  const { category } = await readCountedProduct(productId);
  const _id = new Types.ObjectId(productId);
  await applyPendingEdit(_id);
  const { matchedCount } = await StockUnit.updateOne(
    {
      productId,
      retiredAt: null,
      stockIns: { $elemMatch: { id, isUndone: { $ne: true } } },
      stock: { $gte: pieces },
    },
    [
      {
        $set: {
          stock: { $subtract: ["$stock", pieces] },
          received: { $subtract: ["$received", pieces] },
          cost: costWithout({ id, pieces, paisa }),
          stockIns: { $map: { input: "$stockIns", as: "one", in: undoneIf(id) } },
          ...CHANGED,
        },
      },
    ],
    { updatePipeline: true, timestamps: false },
  );
  if (matchedCount === 0 && !(await isTakenBack(productId, id)))
    throw await whyNotTakenBack(productId, id, pieces);
  await publishStock([_id]);
  return category;
}

const undoneIf = (id: Types.ObjectId) => ({
  $cond: [{ $eq: ["$$one.id", id] }, { $mergeObjects: ["$$one", { isUndone: true }] }, "$$one"],
});

async function whyNotTakenBack(productId: string, id: Types.ObjectId, pieces: number): Promise<AppError> {
  const unit = await StockUnit.findOne({ productId, "stockIns.id": id }).select("stock retiredAt").lean();
  if (!unit || unit.retiredAt)
    return new AppError("STALE_VERSION", { message: importErrors.countedOtherwise });
  const all = formatCount(pieces);
  return new AppError("OUT_OF_STOCK", {
    message:
      unit.stock === 0 ? importErrors.noneFree(all) : importErrors.someFree(formatCount(unit.stock), all),
  });
}
