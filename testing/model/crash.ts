import { setTimeout as sleep } from "node:timers/promises";
import { mongo } from "mongoose";
import { vi } from "vitest";
import { sweepOrders } from "@/lib/orders/place/sweep";
import { Order } from "@/models/order";
import { MINUTE_MS } from "@/lib/platform/time/durations.mjs";

const WRITES = [
  "bulkWrite",
  "insertOne",
  "updateOne",
  "updateMany",
  "findOneAndUpdate",
  "deleteOne",
  "deleteMany",
] as const;

export const CRASH = new Error("The process ended here.");

/** Lets so many writes through and no others, as if the process had ended there. */
export function endAfter(writes: number) {
  let count = 0;
  const spies = WRITES.map((name) => {
    const write: unknown = Reflect.get(mongo.Collection.prototype, name);
    if (typeof write !== "function") throw new Error(`The driver has no ${name}.`);
    return vi.spyOn(mongo.Collection.prototype, name).mockImplementation(async function (
      this: mongo.Collection,
      ...args: unknown[]
    ) {
      count += 1;
      if (count > writes) throw CRASH;
      return await Reflect.apply(write, this, args);
    });
  });
  return {
    hasEnded: () => count > writes,
    restore: () => {
      for (const spy of spies) spy.mockRestore();
    },
  };
}

/** Longer than any lease or hold of a request lasts. */
const LATER_MS = 7 * MINUTE_MS;

/** Runs the sweeper when no request can still be at work. */
export async function recover(): Promise<void> {
  const over = new Date(0);
  await Order.updateMany({ leaseUntil: { $exists: true } }, { leaseUntil: over }, { timestamps: false });
  await Order.updateMany(
    { settlingUntil: { $exists: true } },
    { settlingUntil: over },
    { timestamps: false },
  );
  await Order.updateMany(
    { "returns.lockedUntil": { $exists: true } },
    { $unset: { "returns.$[].lockedUntil": 1 } },
    { timestamps: false },
  );
  const clock = vi.spyOn(Date, "now").mockReturnValue(Date.now() + LATER_MS);
  await sweepOrders().finally(() => clock.mockRestore());
}

/** The same for a call whose process lives, and may still work for a while. */
export async function recoverLate(): Promise<void> {
  await sleep(5_000);
  await recover();
}

/** Sweeps until it has settled the pieces that a call on a slow machine has left to the sweeper. */
export async function settleLate(): Promise<void> {
  while (await Order.exists({ settlement: { $exists: true } })) {
    await sleep(100);
    await sweepOrders();
  }
}
