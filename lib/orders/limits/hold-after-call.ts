import "server-only";
import { planAllPieces } from "@/lib/orders/contents/plan-all-pieces";
import { type EventActor, makeEvent } from "@/lib/orders/events";
import { refuseInProgress } from "@/lib/orders/in-progress";
import { UNDECIDED } from "@/lib/orders/lifecycle/rules";
import { holdAndTransition } from "@/lib/orders/hold-and-transition";
import { Order } from "@/models/order";
import { readChangeable } from "@/lib/orders/read-changeable";
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
  const plan = await planAllPieces(order.cartItems);
  return await holdAndTransition({
    orderId: order._id.toString(),
    plan,
    from: { ...UNDECIDED, callFirst: true, ...atVersion(order.version) },
    set: { cartItems: { $literal: plan.lines }, callFirst: "$$REMOVE", newcomer: "$$REMOVE" },
    event: makeEvent({ by, kind: "piecesHeld" }),
  });
}
