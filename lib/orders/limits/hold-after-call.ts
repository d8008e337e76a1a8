import "server-only";
import { Types } from "mongoose";
import { holdPlan } from "@/lib/orders/contents/hold-plan";
import { type EventActor, makeEvent } from "@/lib/orders/events";
import { refuseInProgress } from "@/lib/orders/in-progress";
import { UNDECIDED } from "@/lib/orders/lifecycle/rules";
import { holdForChange } from "@/lib/orders/hold-for-change";
import { linkLines, toPieces } from "@/lib/orders/link-lines";
import { listDemands } from "@/lib/orders/list-demands";
import { Order } from "@/models/order";
import { readChangeable } from "@/lib/orders/read-changeable";
import { startLeasedSettlement } from "@/lib/orders/settle-order";
import { commitInTime, transitionOrder } from "@/lib/orders/transition-order";
import { atVersion, compareAndSet, RACED } from "@/lib/platform/database/compare-and-set";

interface HoldAfterCallOptions {
  orderId: string;
  by: EventActor;
}

type Waiting = Awaited<ReturnType<typeof readChangeable>>;

/**
 * The pieces of an order that waited for a call are held from now on, at the prices that were agreed. Does nothing to any
 * other order. Returns the products that this touched. Throws NOT_FOUND, OUT_OF_STOCK where its pieces are gone (it stays
 * as it was), and IN_PROGRESS.
 */
export async function holdAfterCall({ orderId, by }: HoldAfterCallOptions): Promise<string[]> {
  if (!(await Order.exists({ _id: orderId, ...UNDECIDED, callFirst: true }))) return [];
  const touched = await compareAndSet<Waiting, Waiting, string[]>({
    read: () => readChangeable(orderId),
    plan: (order) => (order.callFirst ? order : null),
    write: async (order) => (await hold(order, by)) ?? RACED,
    giveUp: refuseInProgress,
  });
  return touched ?? [];
}

/** Null where somebody has changed the order since it was read. */
async function hold(order: Waiting, by: EventActor): Promise<string[] | null> {
  const changeId = new Types.ObjectId();
  const lines = await linkLines(order.cartItems);
  const taken = lines.filter(({ unitId }) => unitId);
  return await holdForChange({
    changeId,
    hold: () =>
      holdPlan({ holderId: changeId, plan: { lines, demands: listDemands(taken), settlementLines: taken } }),
    commit: () =>
      transitionOrder({
        orderId: order._id.toString(),
        from: { ...UNDECIDED, callFirst: true, ...atVersion(order.version), ...commitInTime(changeId) },
        set: {
          cartItems: { $literal: lines },
          callFirst: "$$REMOVE",
          newcomer: "$$REMOVE",
          ...(taken.length > 0 && {
            ...startLeasedSettlement("change", changeId),
            settlementLines: { $literal: taken.map(toPieces) },
          }),
        },
        event: makeEvent({ by, kind: "piecesHeld" }),
      }),
  });
}
