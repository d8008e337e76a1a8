import "server-only";
import { inBatches } from "@/lib/platform/database/in-batches";
import { endLostSales } from "@/lib/catalogue/sales/end-lost-sales";
import { SETTLED } from "@/lib/orders/settle-order";
import { sweepOrders } from "@/lib/orders/place/sweep";
import { applyPendingEdit } from "@/lib/stock/apply-pending-edit";
import { recountUnits } from "@/lib/maintenance/invariants/recount-units";
import { CartLine } from "@/models/cart-line";
import { CouponUse } from "@/models/coupon";
import { Order } from "@/models/order";
import { PictureChunk, PictureFile } from "@/models/picture";
import { Product } from "@/models/product";
import { StockUnit } from "@/models/stock-unit";
import { HIDDEN_STATUSES } from "@/lib/orders/lifecycle/rules";

const BATCH = 500;

/**
 * Brings together what an archive has of different moments, each collection having been read while the shop was
 * serving: see lib/maintenance/backup/collections.ts. No request may be running on this database. Can be repeated.
 */
export async function reconcileOrders(): Promise<void> {
  await forgetUnfinished();
  await recountUnits();
  await emptyOrderedCarts();
  await catchUpStockEdits();
  await removeLoosePieces();
  // The orders of some may be left out.
  await CouponUse.updateMany({}, { uncheckedAt: new Date(0) });
  await sweepOrders();
  await endLostSales();
}

/** Forgets orders that were being placed, and settlements under way: the units are counted anew. */
async function forgetUnfinished(): Promise<void> {
  await Order.deleteMany({ status: { $in: HIDDEN_STATUSES } });
  await Order.updateMany({ settlement: { $exists: true } }, { $unset: SETTLED }, { timestamps: false });
}

/** Lines of the orders that are here go, and those that were claimed by others are in the cart again. */
async function emptyOrderedCarts(): Promise<void> {
  for await (const orders of inBatches(Order.find().select("cartItems._id").lean().cursor(), BATCH)) {
    const ordered = orders.flatMap(({ cartItems }) => cartItems.map(({ _id }) => _id));
    await CartLine.deleteMany({ _id: { $in: ordered } });
  }
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
  const pending = await Product.find({ pendingEdit: { $exists: true } })
    .select("_id")
    .lean();
  for (const { _id } of pending) await applyPendingEdit(_id);
  await StockUnit.updateMany({ retiredAt: null }, { isUnpublished: true }, { timestamps: false });
}

/** Pieces of a picture that was uploaded or removed just then. */
async function removeLoosePieces(): Promise<void> {
  const files = await PictureFile.find().select("_id").lean();
  await PictureChunk.deleteMany({ files_id: { $nin: files.map(({ _id }) => _id) } });
}
