import "server-only";
import type { Types } from "mongoose";
import type { NewEvent } from "@/lib/orders/events";
import { refuseInProgress } from "@/lib/orders/in-progress";
import { WITH_PARCEL } from "@/lib/orders/lifecycle/rules";
import { transitionOrder } from "@/lib/orders/transition-order";
import { atVersion, compareAndSet, RACED } from "@/lib/platform/database/compare-and-set";

export interface OrderChange {
  /** As it was read. */
  order: { _id: Types.ObjectId; version?: number | null };
  /** For the stage of a pipeline, with a settlement where pieces move: see settle-order.ts. */
  set: Record<string, unknown>;
  event: NewEvent;
}

interface ChangeOrderOptions<Seen> {
  read: () => Promise<Seen>;
  /** Plans the change of the order as it is; null for none. It is called again where somebody else was faster. */
  plan: (seen: Seen) => Promise<OrderChange | null> | OrderChange | null;
}

/**
 * Changes a Confirmed order by what it is, with an event in the same write, if it still has the version that was read; then
 * its pieces move, once. Returns the products that this touched; null where there is nothing to do. Throws what the plan
 * throws, and IN_PROGRESS.
 */
export async function changeOrder<Seen>({ read, plan }: ChangeOrderOptions<Seen>): Promise<string[] | null> {
  return await compareAndSet<Seen, OrderChange, string[]>({
    read,
    plan,
    async write(_seen, { order: { _id, version }, set, event }) {
      const from = { ...WITH_PARCEL, ...atVersion(version) };
      return (await transitionOrder({ orderId: _id.toString(), from, set, event })) ?? RACED;
    },
    giveUp: refuseInProgress,
  });
}
