import "server-only";
import { Types } from "mongoose";
import type { OrderEvent } from "@/lib/orders/events";
import { type SettledLine, startLeasedSettlement } from "@/lib/orders/settle-order";
import { changeOrder, type OrderChange } from "@/lib/orders/change-order";
import {
  readReturnable,
  type ReturnableOrder,
  type StoredReturn,
  type Whose,
} from "@/lib/returns/read-returnable";

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
  const touched = await changeOrder({
    read: () => readReturnable(orderId, whose),
    async plan(order) {
      const change = await plan(order);
      return change && putReturn(order, change);
    },
  });
  return touched ?? [];
}

function putReturn(order: ReturnableOrder, { entry, event, pieces = [] }: ReturnChange): OrderChange {
  const before = order.returns ?? [];
  const isNew = !before.some(({ id }) => id.equals(entry.id));
  const after = isNew ? [...before, entry] : before.map((one) => (one.id.equals(entry.id) ? entry : one));
  return {
    order,
    set: {
      returns: { $literal: after },
      ...(pieces.length > 0 && {
        ...startLeasedSettlement("change", new Types.ObjectId()),
        settlementLines: { $literal: pieces },
      }),
    },
    event,
  };
}
