import "server-only";
import { ORDER_STATUSES } from "@/lib/orders/lifecycle";
import { Batcher } from "@/lib/platform/database/batcher";
import { unlessDuplicate } from "@/lib/platform/database/db";
import { ShopError } from "@/lib/platform/shop-error";
import { UNJOURNALED } from "@/lib/platform/database/unjournaled";
import { Order } from "@/models/order";
import { Counter } from "@/models/counter";

/** The name of the counter of order numbers. */
export const ORDER_COUNTER = "orderNumber";
/** The number before the first: five digits are easily read out over the phone. */
const START = 10_000;

const BATCH_DEADLINE_MS = 2_000;

const numbers = new Batcher<true, number>({
  name: "order numbers",
  deadlineMs: BATCH_DEADLINE_MS,
  work: async (asked) => {
    const last = await raise(asked.length);
    return asked.map((_, index) => last - asked.length + 1 + index);
  },
});

/** A number that no other order has or gets. One that is taken and not used leaves a gap, and harms nobody. */
export async function nextOrderNumber(): Promise<number> {
  return await numbers.run(true);
}

/** Returns the last of so many numbers. */
async function raise(count: number): Promise<number> {
  const raised = await increment(count);
  if (raised !== null) return raised;
  await unlessDuplicate(Counter.create({ _id: ORDER_COUNTER, value: START }));
  const first = await increment(count);
  if (first === null) throw new ShopError("The counter of order numbers is gone.");
  return first;
}

async function increment(count: number): Promise<number | null> {
  const counter = await Counter.findByIdAndUpdate(
    ORDER_COUNTER,
    { $inc: { value: count } },
    { returnDocument: "after", writeConcern: UNJOURNALED },
  ).lean();
  return counter?.value ?? null;
}

/**
 * Gives a number to the orders that were placed without one, oldest first: before orders had numbers, or by a server of
 * that time beside this one. Can be repeated.
 */
export async function numberOrders(): Promise<void> {
  const orders = await Order.find({ orderNumber: null, status: { $in: ORDER_STATUSES } })
    .select("_id")
    .sort({ _id: 1 })
    .lean();
  for (const { _id } of orders) {
    await Order.updateOne(
      { _id, orderNumber: { $exists: false } },
      { orderNumber: await nextOrderNumber() },
      { timestamps: false },
    );
  }
}
