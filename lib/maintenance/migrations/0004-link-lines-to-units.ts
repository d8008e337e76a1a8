import "server-only";
import type { InferSchemaType, Types } from "mongoose";
import { countPieces } from "@/lib/orders/cart/rules";
import { dropIndex } from "@/lib/maintenance/migrations/drop-index";
import type { Migration } from "@/lib/maintenance/migrations/migration";
import { foldHolds } from "@/lib/stock/fold-holds";
import { sumPieces } from "@/lib/maintenance/invariants/sum-pieces";
import { Order } from "@/models/order";
import { Product } from "@/models/product";
import { StockUnit } from "@/models/stock-unit";

const PART = 500;
const LINKED = "linked";
/** The name of the index that allowed one unit for each option, retired or not. */
const OLD_INDEX = "productId_1_size_1_color_1";

/**
 * Until now an order's pieces were found by its entry in the one unit of each product. From here on its lines name their
 * unit, and the entries of pending orders are counted into the unit.
 */
export const linkLinesToUnits: Migration = {
  number: 4,
  name: "link-lines-to-units",
  async runPart(checkpoint) {
    if (checkpoint === LINKED) {
      await countEarlierSales();
      await renamePendingCounts();
      await foldPending();
      return null;
    }
    if (checkpoint === null) await dropIndex(StockUnit, OLD_INDEX);
    return (await linkOrders(checkpoint)) ?? LINKED;
  },
};

/** Links a pending order only to units that hold its pieces: its product may not have been counted then. */
async function linkOrders(after: string | null): Promise<string | null> {
  const orders = await Order.find({
    status: { $in: ["pending", "Confirmed"] },
    ...(after !== null && { _id: { $gt: after } }),
  })
    .select("status cartItems")
    .sort({ _id: 1 })
    .limit(PART)
    .lean();
  const productIds = orders.flatMap(({ cartItems }) => cartItems.map(({ productId }) => productId));
  const units = await StockUnit.find({ productId: { $in: productIds }, size: "", color: "", retiredAt: null })
    .select("productId holds.orderId")
    .lean();
  const unitOf = new Map(units.map((unit) => [unit.productId.toString(), unit]));
  const updates = orders.flatMap(({ _id, status, cartItems }) =>
    cartItems.flatMap((line) => {
      const unit = unitOf.get(line.productId.toString());
      if (!unit || line.unitId) return [];
      if (status === "pending" && !unit.holds.some(({ orderId }) => orderId.equals(_id))) return [];
      const filter = { _id, "cartItems._id": line._id };
      return [
        { updateOne: { filter, update: { $set: { "cartItems.$.unitId": unit._id } }, timestamps: false } },
      ];
    }),
  );
  if (updates.length > 0) await Order.bulkWrite(updates);
  return orders.at(-1)?._id.toString() ?? null;
}

/** Stores in each unit how many pieces were sold beside the lines that name it. Units that change meanwhile are read again. */
async function countEarlierSales(): Promise<void> {
  for (;;) {
    const units = await StockUnit.find({ soldEarlier: { $exists: false } }).lean();
    if (units.length === 0) return;
    const linked = await sumPieces(["Confirmed"]);
    for (const unit of units) await noteEarlierSales(unit, linked.get(unit._id.toString()) ?? 0);
  }
}

type StoredUnit = InferSchemaType<typeof StockUnit.schema> & { _id: Types.ObjectId };

/** Writes nothing where the unit has changed since it was read. */
async function noteEarlierSales(unit: StoredUnit, linked: number): Promise<void> {
  // Confirmed, and its pieces are still to be sold.
  const unsold = await Order.find({
    _id: { $in: unit.holds.map(({ orderId }) => orderId) },
    status: "Confirmed",
  })
    .select("_id")
    .lean();
  const pieces = countPieces(
    unit.holds.filter(({ orderId }) => unsold.some(({ _id }) => _id.equals(orderId))),
  );
  await StockUnit.updateOne(
    { _id: unit._id, revision: unit.revision, soldEarlier: { $exists: false } },
    [
      {
        $set: {
          soldEarlier: unit.sold + pieces - linked,
          // Holds are folded without a new revision.
          held: { $ifNull: ["$held", 0] },
          applied: { $ifNull: ["$applied", []] },
        },
      },
    ],
    { updatePipeline: true, timestamps: false },
  );
}

/** Keeps the counts that an earlier server saved, but did not live to give to the unit. */
async function renamePendingCounts(): Promise<void> {
  const products = await Product.collection.find({ pendingStock: { $type: "number" } }).toArray();
  for (const { _id, pendingStock, stockEdits } of products) {
    await Product.collection.updateOne(
      { _id, pendingStock },
      {
        $set: {
          pendingCounts: [{ size: "", color: "", stock: pendingStock }],
          pendingEdit: stockEdits,
        },
        $unset: { pendingStock: 1 },
      },
    );
  }
}

async function foldPending(): Promise<void> {
  const units = await StockUnit.find({ "holds.orderId": { $type: "objectId" } })
    .select("holds.orderId")
    .lean();
  for (const { _id, holds } of units) {
    const pending = await Order.find({
      _id: { $in: holds.map(({ orderId }) => orderId) },
      status: "pending",
    })
      .select("_id")
      .lean();
    await foldHolds(
      pending.map((order) => order._id),
      [_id],
    );
  }
}
