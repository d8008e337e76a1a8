import type { Job, JobKind } from "@/tools/stress/morning/queue-of-orders";
import { Order } from "@/models/order";

const EXPECTED: Record<JobKind, object> = {
  confirm: { status: "Confirmed" },
  "cancel a double": { status: "Canceled" },
  "cancel a fake": { status: "Canceled", "calls.0.outcome": "switchedOff" },
  "correct the charge, confirm": { status: "Confirmed", deliveryLocation: "Outside Dhaka" },
  "change the size, confirm": { status: "Confirmed", "cartItems.0.size": "32" },
  "no answer": { status: "pending", "calls.0.outcome": "noAnswer" },
  "call later": { status: "pending", "calls.0.outcome": "later" },
};

/** Orders that are not what the desk was told that they are. */
export async function findUndone(jobs: readonly Job[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const { kind, orderId } of jobs)
    if (!(await Order.exists({ _id: orderId, ...EXPECTED[kind] })))
      wrong.push(`morning: ${kind} was not done`);
  return wrong;
}
