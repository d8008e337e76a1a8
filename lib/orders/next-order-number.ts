import "server-only";
import { isDuplicateKey } from "@/lib/db";
import { ShopError } from "@/lib/shop-error";
import { Counter } from "@/models/counter";

/** The name of the counter of order numbers. */
export const ORDER_COUNTER = "orderNumber";
/** The number before the first: five digits are easily read out over the phone. */
const START = 10_000;

/** A number that no other order has or gets. One that is taken and not used leaves a gap, and harms nobody. */
export async function nextOrderNumber(): Promise<number> {
  const raised = await raise();
  if (raised !== null) return raised;
  try {
    await Counter.create({ _id: ORDER_COUNTER, value: START });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
  const first = await raise();
  if (first === null) throw new ShopError("The counter of order numbers is gone.");
  return first;
}

async function raise(): Promise<number | null> {
  const counter = await Counter.findByIdAndUpdate(
    ORDER_COUNTER,
    { $inc: { value: 1 } },
    { returnDocument: "after" },
  ).lean();
  return counter?.value ?? null;
}
