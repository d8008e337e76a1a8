import "server-only";
import { Types } from "mongoose";
import { type NewEvent, withEvent } from "@/lib/orders/events";
import { refuseInProgress } from "@/lib/orders/in-progress";
import { type LockedReturn, withLockedReturn } from "@/lib/orders/lock-return";
import { NEXT_VERSION, settleLeased, settleOrder } from "@/lib/orders/settle-order";
import { processState } from "@/lib/platform/process-state.mjs";
import { RACED, retryRaced } from "@/lib/platform/database/compare-and-set";
import { runPostCommit } from "@/lib/platform/database/run-post-commit";
import { Order } from "@/models/order";

/**
 * How long after its first step a change can still be committed, by the database's clock. Well below the time after which
 * the sweeper gives back what a change without an order holds (lib/orders/place/sweep.ts).
 */
const COMMIT_WITHIN_MS = 30_000;

/** For a filter: the change of this id may still be committed. */
export const commitInTime = (changeId: Types.ObjectId) => ({
  $expr: { $lt: ["$$NOW", new Date(changeId.getTimestamp().getTime() + COMMIT_WITHIN_MS)] },
});

export interface TransitionOptions {
  orderId: string;
  /** The state that the order has to be in. */
  from: Record<string, unknown>;
  /** For the stage of a pipeline, with a settlement where pieces move: see settle-order.ts. */
  set: Record<string, unknown>;
  event: NewEvent;
  /** The return that is locked meanwhile: see PARCEL_STEP_BACK. */
  locks?: LockedReturn | null;
}

/**
 * Changes an order that is in the expected state, in one step, and then does with its pieces what the change says. A change
 * before this one, whose pieces are still on their way, is finished first. Returns the products that this touched, or null
 * where no order is in that state. Throws IN_PROGRESS where another process holds up the order.
 */
export async function transitionOrder({ locks, ...change }: TransitionOptions): Promise<string[] | null> {
  return locks ? await withLockedReturn(locks, () => commit(change)) : await commit(change);
}

async function commit(options: Omit<TransitionOptions, "locks">): Promise<string[] | null> {
  const { orderId, from, set, event } = options;
  const inState = { ...from, _id: orderId };
  const touched: string[] = [];
  return await retryRaced(async () => {
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
    return RACED;
  }, refuseInProgress);
}
