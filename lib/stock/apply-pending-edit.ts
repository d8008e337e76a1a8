import "server-only";
import type { Types } from "mongoose";
import { unlessDuplicate } from "@/lib/platform/database/db";
import { foldOption, optionKey, type StockRow } from "@/lib/stock/options";
import { parseStock } from "@/lib/stock/stock-text";
import type { RenamedOption } from "@/lib/stock/schema";
import { publishStock } from "@/lib/stock/publish-stock";
import { Product } from "@/models/product";
import { StockUnit } from "@/models/stock-unit";

/** Longer than the request that saved a product can still be running. */
const OVERDUE_AFTER_MS = 60_000;

/**
 * Gives the counts and new names that were saved with a product to its stock units, once, also if others do the same.
 * Retires options that are no longer counted: their free pieces are written off. False where no edit was pending.
 */
export async function applyPendingEdit(productId: Types.ObjectId): Promise<boolean> {
  const product = await Product.findById(productId)
    .select("stock stockByOption pendingCounts pendingRenames pendingEdit")
    .lean();
  const edit = product?.pendingEdit ?? null;
  if (!product || edit === null) return false;
  const { pendingCounts, pendingRenames } = product;
  for (const renamed of pendingRenames ?? []) await renameUnits({ productId, edit, renamed });
  await setCounts({ productId, edit, counts: pendingCounts ?? [] });
  await retireUnits({ productId, edit, counted: listCounted(product) });
  await StockUnit.updateMany({ productId, retiredAt: null }, { isUnpublished: true }, { timestamps: false });
  await publishStock([productId]);
  await Product.updateOne(
    { _id: productId, pendingEdit: edit },
    { $unset: { pendingEdit: 1, pendingCounts: 1, pendingRenames: 1 } },
    { timestamps: false },
  );
  return true;
}

/** The same for products that were saved by a request that did not live to do it. */
export async function applyOverdueEdits(): Promise<void> {
  const savedBefore = new Date(Date.now() - OVERDUE_AFTER_MS);
  const forgotten = await Product.find({ pendingEdit: { $exists: true }, updatedAt: { $lt: savedBefore } })
    .select("_id")
    .lean();
  for (const { _id } of forgotten) await applyPendingEdit(_id);
}

/** The options that have a count; null where nobody counts the product. */
function listCounted(product: { stock: string; stockByOption?: StockRow[] | null }): Set<string> | null {
  if (product.stockByOption) return new Set(product.stockByOption.map(optionKey));
  return parseStock(product.stock) === null ? null : new Set([optionKey({ size: "", color: "" })]);
}

interface EditOptions {
  productId: Types.ObjectId;
  /** Which of the product's stock edits this is. A unit that has taken it over, or a later one, is left as it is. */
  edit: number;
}

const notTaken = ({ productId, edit }: EditOptions) => ({
  productId,
  retiredAt: null,
  takenEdit: { $not: { $gte: edit } },
});

async function renameUnits({ renamed, ...options }: EditOptions & { renamed: RenamedOption }): Promise<void> {
  const { kind, from, to } = renamed;
  await StockUnit.updateMany(
    { ...notTaken(options), [kind]: foldOption(from) },
    { $set: { [kind]: foldOption(to) }, $inc: { revision: 1 } },
    { timestamps: false },
  );
}

interface Count extends StockRow {
  /** Pieces that the editor saw: the difference is booked, whatever was sold meanwhile. */
  seen?: number | null;
}

/** Sets what can be ordered of options; the differences are booked as received. */
export async function setCounts({ counts, ...options }: EditOptions & { counts: Count[] }): Promise<void> {
  if (counts.length === 0) return;
  const write = async (upsert: boolean) => {
    const updates = counts.map((count) => ({ updateOne: { ...countUpdate(count, options), upsert } }));
    // Not through mongoose, which casts no pipelines.
    return await StockUnit.collection.bulkWrite(updates, { ordered: false });
  };
  const written = await unlessDuplicate(write(true));
  // There are units, and either they have this edit or they were made just now.
  if (!written) await write(false);
}

function countUpdate({ size, color, stock, seen = null }: Count, options: EditOptions) {
  const before = { $ifNull: ["$stock", 0] };
  const after = seen === null ? stock : { $max: [0, { $add: [before, stock - seen] }] };
  return {
    filter: { ...notTaken(options), size: foldOption(size), color: foldOption(color) },
    update: [
      {
        $set: {
          received: { $add: [{ $ifNull: ["$received", 0] }, { $subtract: [after, before] }] },
          stock: after,
          holds: { $ifNull: ["$holds", []] },
          held: { $ifNull: ["$held", 0] },
          applied: { $ifNull: ["$applied", []] },
          sold: { $ifNull: ["$sold", 0] },
          revision: { $add: [{ $ifNull: ["$revision", 0] }, 1] },
          isUnpublished: true,
          takenEdit: options.edit,
        },
      },
    ],
  };
}

interface RetireOptions extends EditOptions {
  /** Keys of the options that are counted from now on; null for a product that is not. */
  counted: Set<string> | null;
}

async function retireUnits({ counted, ...options }: RetireOptions): Promise<void> {
  if (!counted) return;
  const units = await StockUnit.find(notTaken(options)).select("size color").lean();
  const retired = units.filter((unit) => !counted.has(optionKey(unit)));
  if (retired.length === 0) return;
  await StockUnit.updateMany(
    { ...notTaken(options), _id: { $in: retired.map(({ _id }) => _id) } },
    [
      {
        $set: {
          received: { $subtract: ["$received", "$stock"] },
          stock: 0,
          revision: { $add: ["$revision", 1] },
          takenEdit: options.edit,
          retiredAt: new Date(),
        },
      },
      { $unset: ["isUnpublished", "isCostUnpublished"] },
    ],
    { updatePipeline: true, timestamps: false },
  );
}
