import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import { Types } from "mongoose";
import type { OrderEvent } from "@/lib/orders/events";
import { inProgress } from "@/lib/orders/in-progress";
import { type SettledLine, startLeasedSettlement } from "@/lib/orders/settle-order";
import { transitionOrder } from "@/lib/orders/transition-order";
import {
  readReturnable,
  type ReturnableOrder,
  type StoredReturn,
  type Whose,
} from "@/lib/returns/read-returnable";

const TRIES = 20;
const PAUSE_MS = 25;

export interface ReturnChange {
  /** As it is to be: a new one, or the one of its id. */
  entry: StoredReturn;
  event: OrderEvent;
  /** Sold pieces that go into the stock with it, as numbers below 0. */
  pieces?: SettledLine[];
}

interface ChangeReturnsOptions {
  orderId: string;
  whose: Whose;
  /** What is to be done with the order as it is; null for nothing. Asked again where somebody else was faster. */
  plan: (order: ReturnableOrder) => Promise<ReturnChange | null> | ReturnChange | null;
}

/**
 * Changes one return of a Confirmed order, or adds it, with an event in the same write, by compare-and-set on the version
 * that the plan has seen; then the pieces move, once. Returns the products that this touched. Throws what the plan throws,
 * NOT_FOUND, RETURN_STATE and IN_PROGRESS.
 */
export async function changeReturns({ orderId, whose, plan }: ChangeReturnsOptions): Promise<string[]> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const order = await readReturnable(orderId, whose);
    const change = await plan(order);
    if (!change) return [];
    const touched = await commit(order, change);
    if (touched) return touched;
    await sleep(PAUSE_MS);
  }
  throw inProgress();
}

async function commit(order: ReturnableOrder, change: ReturnChange): Promise<string[] | null> {
  const { entry, event, pieces = [] } = change;
  const { _id, version, returns } = order;
  const before = returns ?? [];
  const isNew = !before.some(({ id }) => id.equals(entry.id));
  const after = isNew ? [...before, entry] : before.map((one) => (one.id.equals(entry.id) ? entry : one));
  return await transitionOrder({
    orderId: _id.toString(),
    from: { status: "Confirmed", deletedAt: null, version: version || { $in: [0, null] } },
    set: {
      returns: { $literal: after },
      ...(pieces.length > 0 && {
        ...startLeasedSettlement("change", new Types.ObjectId()),
        settlementLines: { $literal: pieces },
      }),
    },
    event,
  });
}
