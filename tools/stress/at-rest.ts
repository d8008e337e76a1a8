import { setTimeout as sleep } from "node:timers/promises";
import { firstIdSince } from "@/lib/platform/database/first-id-since";
import { REQUEST_MS, sweepOrders } from "@/lib/orders/place/sweep";
import { listViolations } from "@/lib/maintenance/invariants/invariant-violations";
import { Order } from "@/models/order";
import { StockUnit } from "@/models/stock-unit";
import { WRITTEN } from "@/tools/bench/fill/orders";
import type { Acknowledged } from "@/tools/stress/clients";

const PAUSE_MS = 500;
/** What is not done by then never will be. */
const LONGEST_WAIT_MS = 2 * REQUEST_MS;
/**
 * What is broken once the sweeper has had its turn: with what a crash left behind, that is when the last lease has run
 * out, and what a killed change of an order held is old enough. The orders are all that this shop has ever acknowledged.
 */
export async function listViolationsAtRest(acknowledged: Acknowledged[]): Promise<string[]> {
  const giveUpAt = Date.now() + LONGEST_WAIT_MS;
  for (;;) {
    const isWorkLeft = Date.now() < giveUpAt && (await isSweeperWaiting());
    await sweepOrders({ clocksDifferMs: 0 });
    const violations = [...(await listViolations()), ...(await listLostOrders(acknowledged))];
    if (violations.length === 0 || !isWorkLeft) return violations;
    await sleep(PAUSE_MS);
  }
}

/** Whether there is something that the sweeper must still take for the work of a request that runs. */
async function isSweeperWaiting(): Promise<boolean> {
  const now = Date.now();
  if (await Order.exists({ leaseUntil: { $gt: new Date(now) } })) return true;
  if (await Order.exists({ settlement: { $exists: true } })) return true;
  const young = firstIdSince(now - REQUEST_MS);
  return (await StockUnit.exists({ "holds.orderId": { $gte: young } })) !== null;
}

/** Acknowledged orders that are not there as they were acknowledged, and orders that nobody was told of. */
async function listLostOrders(acknowledged: Acknowledged[]): Promise<string[]> {
  const orders = await Order.find({
    status: { $in: ["pending", "Confirmed", "Canceled"] },
    key: { $not: new RegExp(`^${WRITTEN} `) },
  })
    .select("userId key amount")
    .lean();
  const stored = new Map(orders.map((order) => [order._id.toString(), order]));
  const known = new Set(acknowledged.map(({ orderId }) => orderId));
  const lost = acknowledged.flatMap(({ orderId, basket }) => {
    const order = stored.get(orderId);
    const isTheSame =
      order?.userId?.equals(basket.user._id) && order.key === basket.key && order.amount === basket.amount;
    return isTheSame ? [] : [`order ${orderId} was acknowledged, but is not there as confirmed`];
  });
  const untold = [...stored.keys()].filter((orderId) => !known.has(orderId));
  return [...lost, ...untold.map((orderId) => `order ${orderId} exists, but nobody was told`)];
}
