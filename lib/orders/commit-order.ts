import "server-only";
import type { Types } from "mongoose";
import { inProgress } from "@/lib/orders/in-progress";
import { nextOrderNumber } from "@/lib/orders/next-order-number";
import { commitWrites } from "@/lib/orders/placing-writes";
import { processState } from "@/lib/process-state.mjs";
import { ShopError } from "@/lib/shop-error";
import { Order } from "@/models/order";

const TRIES = 5;

interface Commit {
  /** The fields of the order as they are to be, but its status, number and time. */
  set: Record<string, unknown>;
  /** What it needed only while it was being placed, beside its lease. */
  unset?: Record<string, 1>;
}

/**
 * Makes an order that is being placed a pending one, with a number of its own: from here on it counts. Throws IN_PROGRESS
 * where its lease has run out and somebody else took over.
 */
export async function commitOrder(orderId: Types.ObjectId, { set, unset }: Commit): Promise<void> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const orderNumber = await nextOrderNumber();
    const outcome = await commitWrites.run({
      operation: {
        updateOne: {
          filter: { _id: orderId, status: "placing" },
          update: {
            $set: { ...set, status: "pending", orderNumber, orderTime: new Date() },
            $unset: { leaseUntil: 1, ...unset },
          },
        },
      },
      documents: 1,
      isDone: async () => (await Order.exists({ _id: orderId, orderNumber })) !== null,
    });
    if (outcome === "done") {
      processState.wakeOutbox?.();
      return;
    }
    if (outcome === "not met") throw inProgress();
    // A number that was given out before a crash of the database is given out again.
  }
  throw new ShopError("No order number was free.");
}
