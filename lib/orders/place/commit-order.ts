import "server-only";
import type { Types } from "mongoose";
import { inProgress } from "@/lib/orders/in-progress";
import { nextOrderNumber } from "@/lib/orders/place/next-order-number";
import { commitWrites, PLACING_LEASE, type StoredOrder } from "@/lib/orders/placing-writes";
import { RACED, retryRaced } from "@/lib/platform/database/compare-and-set";
import { processState } from "@/lib/platform/process-state.mjs";
import { ShopError } from "@/lib/platform/shop-error";
import { Order } from "@/models/order";
import { ORDER_STEPS } from "@/lib/orders/lifecycle";
import { PLACING } from "@/lib/orders/lifecycle/rules";

interface Commit {
  /** The fields of the order as they are to be, but its status, number and time. */
  set: Partial<StoredOrder>;
  /** What it needed only while it was being placed, beside its lease. */
  unset?: Record<string, 1>;
}

/**
 * Makes an order that is being placed a pending one, with a number of its own: from here on it counts. Throws IN_PROGRESS
 * where its lease has run out and somebody else took over.
 */
export async function commitOrder(orderId: Types.ObjectId, { set, unset }: Commit): Promise<void> {
  await retryRaced<void>(async () => {
    const orderNumber = await nextOrderNumber();
    const now = new Date();
    const outcome = await commitWrites.run({
      operation: {
        updateOne: {
          filter: { _id: orderId, status: PLACING },
          update: {
            $set: { ...set, status: ORDER_STEPS.commit.to, orderNumber, orderTime: now, updatedAt: now },
            $unset: { ...PLACING_LEASE.released, ...unset },
          },
        },
      },
      documents: 1,
      isDone: async () => (await Order.exists({ _id: orderId, orderNumber })) !== null,
    });
    if (outcome === "not met") throw inProgress();
    // A number that was given out before a crash of the database is given out again.
    return outcome === "done" ? undefined : RACED;
  }, refuseNumber);
  processState.wakeOutbox?.();
}

function refuseNumber(): never {
  throw new ShopError("No order number was free.");
}
