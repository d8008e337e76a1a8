import "server-only";
import type { Types } from "mongoose";
import { sweepOrders } from "@/lib/orders/sweep";
import { applyPendingStock } from "@/lib/stock/pending-stock";
import { settleHolds } from "@/lib/stock/settle-holds";
import { CartLine } from "@/models/cart-line";
import { Order } from "@/models/order";
import { PictureChunk, PictureFile } from "@/models/picture";
import { Product } from "@/models/product";
import { StockUnit } from "@/models/stock-unit";

const BATCH = 500;

/**
 * Brings together what an archive has of different moments, each collection having been read while the shop was
 * serving: see lib/backup/collections.ts. No request may be running on this database. Can be repeated.
 */
export async function reconcileOrders(): Promise<void> {
  await settleOldHolds();
  await emptyOrderedCarts();
  await catchUpStockEdits();
  await removeLoosePieces();
  await sweepOrders();
}

/** A unit may still hold pieces for an order that was decided or undone before the orders were read. */
async function settleOldHolds(): Promise<void> {
  // Without the condition, a unit that holds nothing counts as one that holds for null.
  const held = await StockUnit.distinct("holds.orderId", { "holds.orderId": { $type: "objectId" } });
  const among = { $in: held };
  const inSilence = { timestamps: false };
  await Order.updateMany({ _id: among, status: "Confirmed" }, { settlement: "sell" }, inSilence);
  await Order.updateMany({ _id: among, status: "Canceled" }, { settlement: "give back" }, inSilence);
  const known = new Set((await Order.distinct("_id", { _id: among })).map(String));
  for (const orderId of held) {
    if (!known.has(orderId.toString())) await settleHolds({ orderId, settlement: "give back" });
  }
}

/** Lines of the orders that are here go, and those that were claimed by others are in the cart again. */
async function emptyOrderedCarts(): Promise<void> {
  let ordered: Types.ObjectId[] = [];
  const flush = async () => {
    await CartLine.deleteMany({ _id: { $in: ordered } });
    ordered = [];
  };
  for await (const { cartItems } of Order.find().select("cartItems._id").lean().cursor()) {
    ordered.push(...cartItems.map(({ _id }) => _id));
    if (ordered.length >= BATCH) await flush();
  }
  await flush();
  await CartLine.updateMany({ orderId: { $ne: null } }, { orderId: null });
}

/** A unit that is ahead of its product would take no notice of the product's next edit. */
async function catchUpStockEdits(): Promise<void> {
  const units = StockUnit.find({ takenEdit: { $exists: true } })
    .select("productId takenEdit")
    .lean()
    .cursor();
  for await (const { productId, takenEdit = 0 } of units) {
    await Product.updateOne(
      { _id: productId, stockEdits: { $lt: takenEdit } },
      { stockEdits: takenEdit },
      { timestamps: false },
    );
  }
  const pending = await Product.find({ pendingStock: { $exists: true } })
    .select("_id")
    .lean();
  for (const { _id } of pending) await applyPendingStock(_id);
  await StockUnit.updateMany({}, { isUnpublished: true }, { timestamps: false });
}

/** Pieces of a picture that was uploaded or removed just then. */
async function removeLoosePieces(): Promise<void> {
  const files = await PictureFile.find().select("_id").lean();
  await PictureChunk.deleteMany({ files_id: { $nin: files.map(({ _id }) => _id) } });
}
