import "server-only";
import type { Types } from "mongoose";
import { groupBy } from "@/lib/platform/group-by";
import { publishCosts } from "@/lib/stock/publish-costs";
import { optionKey } from "@/lib/stock/options";
import { processState } from "@/lib/platform/process-state.mjs";
import { UNJOURNALED } from "@/lib/platform/database/unjournaled";
import { Product } from "@/models/product";
import { StockUnit } from "@/models/stock-unit";

/**
 * Brings the counts and costs of products up to their units. Revisions keep a slow writer from overwriting a newer count; a
 * product whose stock text an admin has made untracked keeps its text.
 */
export async function publishStock(productIds: Types.ObjectId[]): Promise<void> {
  const units = await StockUnit.find({ productId: { $in: productIds }, isUnpublished: true })
    .select("productId size color stock revision retiredAt isCostUnpublished")
    .lean();
  if (units.length === 0) return;
  const live = units.filter(({ retiredAt }) => !retiredAt);
  const ofProduct = groupBy(live, ({ productId }) => productId.toString());
  const updates = [...ofProduct.values()].flatMap(updatesOfProduct);
  // Not through mongoose, which casts no pipelines.
  if (updates.length > 0) await Product.collection.bulkWrite(updates, { writeConcern: UNJOURNALED });
  await publishCosts(
    units.filter(({ isCostUnpublished }) => isCostUnpublished).map(({ productId }) => productId),
  );
  // Somebody may wait for it.
  if (live.some(({ stock }) => stock > 0)) processState.wakeOutbox?.();
  // Only now: a process that dies in between leaves the mark for the sweeper. A database that dies loses the later
  // write first.
  await StockUnit.bulkWrite(
    units.map(({ _id, revision }) => ({
      updateOne: {
        filter: { _id, revision },
        update: { $unset: { isUnpublished: 1, isCostUnpublished: 1 } },
        timestamps: false,
      },
    })),
    { writeConcern: UNJOURNALED },
  );
}

interface PublishedUnit {
  productId: Types.ObjectId;
  size: string;
  color: string;
  stock: number;
  revision: number;
}

function updatesOfProduct(units: PublishedUnit[]) {
  const [first] = units;
  if (!first) return [];
  const whole = units.find(({ size, color }) => size === "" && color === "");
  const { productId } = first;
  return [
    {
      updateOne: { filter: { _id: productId, stockByOption: { $exists: true } }, update: updateRows(units) },
    },
    ...(whole ? [{ updateOne: updateText(productId, whole) }] : []),
  ];
}

/** Sets the count of a product that is counted as one. */
function updateText(productId: Types.ObjectId, { stock, revision }: PublishedUnit) {
  return {
    filter: {
      _id: productId,
      stockByOption: { $exists: false },
      stock: /^[0-9০-৯]+$/,
      stockRevision: { $lt: revision },
    },
    update: { $set: { stock: String(stock), stockRank: stock, stockRevision: revision } },
  };
}

/** Puts the newer counts into the rows, and their sum into the text. */
function updateRows(units: PublishedUnit[]) {
  const fresh = units.map((unit) => ({
    key: optionKey(unit),
    stock: unit.stock,
    revision: unit.revision,
  }));
  const isNewer = {
    $and: [{ $eq: ["$$unit.key", "$$row.key"] }, { $gt: ["$$unit.revision", "$$row.revision"] }],
  };
  const newer = { $first: { $filter: { input: { $literal: fresh }, as: "unit", cond: isNewer } } };
  const row = { $mergeObjects: ["$$row", newer] };
  return [
    { $set: { stockByOption: { $map: { input: "$stockByOption", as: "row", in: row } } } },
    {
      $set: {
        stockRank: { $sum: "$stockByOption.stock" },
        stock: { $toString: { $sum: "$stockByOption.stock" } },
      },
    },
  ];
}
