import "server-only";
import { claimedBy } from "@/lib/orders/cart/claimed-lines";
import { connectDb } from "@/lib/platform/database/db";
import { abandonOrder } from "@/lib/orders/place/abandon-order";
import { runPostCommit } from "@/lib/platform/database/run-post-commit";
import { sweepCouponUses } from "@/lib/orders/coupons/sweep-uses";
import { forgetAddresses } from "@/lib/orders/limits/read-newcomers";
import { settleOrder } from "@/lib/orders/settle-order";
import { applyOverdueEdits } from "@/lib/stock/apply-pending-edit";
import { foldHolds } from "@/lib/stock/fold-holds";
import { invalidateStock } from "@/lib/catalogue/products/cache-invalidation";
import { forgetMarkers, orderOfMarker } from "@/lib/stock/settle-pieces";
import { publishStock } from "@/lib/stock/publish-stock";
import { CartLine } from "@/models/cart-line";
import { Order } from "@/models/order";
import { StockUnit } from "@/models/stock-unit";
import { ORDER_STATUSES } from "@/lib/orders/lifecycle";
import { ABANDONED, HIDDEN_STATUSES, isPlacing, isUndecided } from "@/lib/orders/lifecycle/rules";
import { numberOrders } from "@/lib/orders/place/next-order-number";
import { PLACING_LEASE } from "@/lib/orders/placing-writes";
import { CLOCKS_DIFFER_MS } from "@/lib/platform/time/clocks";
import { MINUTE_MS } from "@/lib/platform/time/durations.mjs";

/** Longer than a request that holds pieces can still be running: for so long, by its own clock, its pieces are left alone. */
export const REQUEST_MS = 60_000;
/** A request that lost its lease may still be running for a little while; its traces are looked for this long. */
const ABANDONED_KEPT_MS = 10 * MINUTE_MS;

interface SweepOptions {
  /** How far the clocks of those who hold pieces can be from this one; 0 where all run on one machine. */
  clocksDifferMs?: number;
}

/** Finishes or undoes what a crash left half done. Any instance may run it, at any time, also at once. */
export async function sweepOrders({ clocksDifferMs = CLOCKS_DIFFER_MS }: SweepOptions = {}): Promise<void> {
  await connectDb();
  const now = Date.now();
  const touched = await undoStaleOrders(now);
  await Order.deleteMany({ status: ABANDONED, leaseUntil: { $lt: new Date(now - ABANDONED_KEPT_MS) } });
  const unsettled = await Order.find({ settlement: { $exists: true } })
    .select("_id")
    .lean();
  await sweepCouponUses();
  for (const { _id } of unsettled) touched.push(...(await runPostCommit(() => settleOrder(_id), [])));
  touched.push(...(await finishLeftHolds({ now, clocksDifferMs })));
  await forgetLeftMarkers();
  await emptyOrderedCarts();
  await forgetAddresses(now);
  await numberOrders();
  await applyOverdueEdits();
  const unpublished = await StockUnit.find({ isUnpublished: true }).select("productId").lean();
  await publishStock(unpublished.map((unit) => unit.productId));
  await invalidateStock([...touched, ...unpublished.map((unit) => unit.productId.toString())]);
}

/**
 * Undoes what ran out of its lease, and what was left behind of an order that was undone before. Returns the products
 * whose stock this touched.
 */
async function undoStaleOrders(now: number): Promise<string[]> {
  const stale = await Order.find({ status: { $in: HIDDEN_STATUSES }, ...PLACING_LEASE.over(now) })
    .select("status")
    .lean();
  // In a rush most of these are refusals, undone long ago: it looks for the rest of them all at once.
  const undone = stale.filter(({ status }) => status === ABANDONED).map(({ _id }) => _id);
  const left = await Promise.all([
    CartLine.distinct("orderId", claimedBy(undone)),
    StockUnit.distinct("holds.orderId", { "holds.orderId": { $in: undone } }),
  ]);
  const traces = new Set(left.flat().map(String));
  const touched: string[] = [];
  for (const { _id, status } of stale) {
    if (!isPlacing(status) && !traces.has(_id.toString())) continue;
    touched.push(...(await runPostCommit(() => abandonOrder(_id), [])));
  }
  return touched;
}

/** Removes the lines of orders that were committed by a request that did not live to remove them. */
async function emptyOrderedCarts(): Promise<void> {
  const orderIds = await CartLine.distinct("orderId", { orderId: { $type: "objectId" } });
  const placed = await Order.find({ _id: { $in: orderIds }, status: { $in: ORDER_STATUSES } })
    .select("_id")
    .lean();
  await CartLine.deleteMany(claimedBy(placed.map((order) => order._id)));
}

interface Moment {
  now: number;
  clocksDifferMs: number;
}

/**
 * Whether a request may still be at work that began then, by a clock that is ahead of this one or behind it. Work that
 * seems to begin further in the future was begun before the clock was put back.
 */
const isYoung = (begunAt: number, { now, clocksDifferMs }: Moment): boolean =>
  begunAt >= now - REQUEST_MS - clocksDifferMs && begunAt <= now + clocksDifferMs;

/**
 * Folds the entries of orders that were committed by a request that did not live to do it, and gives back those of
 * orders that are not there: a killed database has lost their beginning. Young ones are their requests'. Returns the
 * products whose stock this touched.
 */
async function finishLeftHolds(moment: Moment): Promise<string[]> {
  const units = await StockUnit.find({ "holds.orderId": { $type: "objectId" } })
    .select("holds.orderId")
    .lean();
  const orderIds = units
    .flatMap(({ holds }) => holds.map(({ orderId }) => orderId))
    .filter((orderId) => !isYoung(orderId.getTimestamp().getTime(), moment));
  const orders = await Order.find({ _id: { $in: orderIds } })
    .select("status")
    .lean();
  await foldHolds(
    orders.filter(({ status }) => isUndecided(status)).map(({ _id }) => _id),
    units.map(({ _id }) => _id),
  );
  // Entries of a change are under its own id. One that is in no order by now never will be: see hold-and-transition.ts.
  const changes = await Order.find({ settlement: { $exists: true }, settlementId: { $in: orderIds } })
    .select("settlementId")
    .lean();
  const known = new Set(
    [...orders.map(({ _id }) => _id), ...changes.map((order) => order.settlementId)].map(String),
  );
  const touched: string[] = [];
  for (const orderId of orderIds)
    if (!known.has(orderId.toString())) touched.push(...(await abandonOrder(orderId)));
  return touched;
}

/** Forgets changes of stock whose orders have noted that they are done. */
async function forgetLeftMarkers(): Promise<void> {
  const units = await StockUnit.find({ applied: { $type: "string" } })
    .select("applied")
    .lean();
  const markers = [...new Set(units.flatMap(({ applied }) => applied))];
  const unsettled = await Order.find({
    _id: { $in: markers.map(orderOfMarker) },
    settlement: { $exists: true },
  })
    .select("_id")
    .lean();
  const isOpen = new Set(unsettled.map(({ _id }) => _id.toString()));
  const done = markers.filter((marker) => !isOpen.has(orderOfMarker(marker)));
  await forgetMarkers(done);
}
