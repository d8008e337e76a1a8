import { setTimeout as sleep } from "node:timers/promises";
import { sweepOrders } from "@/lib/orders/sweep";
import { listViolations } from "@/lib/orders/invariant-violations";
import { Order } from "@/models/order";
import { unless } from "@/tools/stress/count";
import type { Acknowledged } from "@/tools/stress/scenario";

const PAUSE_MS = 500;

/**
 * What is broken once the sweeper has had its turn: with what a crash left behind, that is when the last lease has run
 * out. The orders are all that this shop has ever acknowledged.
 */
export async function listViolationsAtRest(acknowledged: Acknowledged[]): Promise<string[]> {
  for (;;) {
    const isLeaseLeft = await Order.exists({ leaseUntil: { $gt: new Date() } });
    await sweepOrders();
    const violations = [...(await listViolations()), ...(await listLostOrders(acknowledged))];
    if (violations.length === 0 || !isLeaseLeft) return violations;
    await sleep(PAUSE_MS);
  }
}

/** Acknowledged orders that are not there as they were acknowledged, and orders that nobody was told of. */
async function listLostOrders(acknowledged: Acknowledged[]): Promise<string[]> {
  const orders = await Order.find({ status: { $in: ["pending", "Confirmed", "Canceled"] } })
    .select("userId key amount")
    .lean();
  const stored = new Map(orders.map((order) => [order._id.toString(), order]));
  const known = new Set(acknowledged.map(({ orderId }) => orderId));
  const lost = acknowledged.flatMap(({ orderId, basket }) => {
    const order = stored.get(orderId);
    const isTheSame =
      order?.userId.equals(basket.user._id) && order.key === basket.key && order.amount === basket.amount;
    return unless(isTheSame === true, `order ${orderId} was acknowledged, but is not there as confirmed`);
  });
  const untold = [...stored.keys()].filter((orderId) => !known.has(orderId));
  return [...lost, ...untold.map((orderId) => `order ${orderId} exists, but nobody was told`)];
}
