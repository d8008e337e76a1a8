import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { Types } from "mongoose";
import { type OrderEvent, withEvent } from "@/lib/orders/events";
import { inProgress } from "@/lib/orders/in-progress";
import { NEXT_VERSION, settleLeased, settleOrder } from "@/lib/orders/settle-order";
import { processState } from "@/lib/process-state.mjs";
import { runPostCommit } from "@/lib/run-post-commit";
import { Order } from "@/models/order";

/** Together well below the deadline of a request. */
const TRIES = 30;
const PAUSE_MS = 40;

interface TransitionOptions {
  orderId: string;
  /** The state that the order has to be in. */
  from: Record<string, unknown>;
  /** For the stage of a pipeline, with a settlement where pieces move: see settle-order.ts. */
  set: Record<string, unknown>;
  event: OrderEvent;
}

/**
 * Changes an order that is in the expected state, in one step, and then does with its pieces what the change says. A change
 * before this one, whose pieces are still on their way, is finished first. Returns the products that this touched, or null
 * where no order is in that state. Throws IN_PROGRESS where another process holds up the order.
 */
export async function transitionOrder(options: TransitionOptions): Promise<string[] | null> {
  const { orderId, from, set, event } = options;
  const inState = { ...from, _id: orderId };
  const touched: string[] = [];
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const order = await Order.findOneAndUpdate(
      { ...inState, settlement: { $exists: false } },
      [{ $set: { ...set, version: NEXT_VERSION, ...withEvent(event) } }],
      { updatePipeline: true, returnDocument: "after" },
    ).lean();
    if (order) {
      processState.wakeOutbox?.();
      return [...touched, ...(await runPostCommit(() => settleLeased(order), []))];
    }
    if (!(await Order.exists(inState))) return null;
    touched.push(...(await settleOrder(new Types.ObjectId(orderId))));
    await sleep(PAUSE_MS);
  }
  throw inProgress();
}
