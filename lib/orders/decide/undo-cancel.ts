import "server-only";
import { bringBack, PARCEL_AS_IT_WAS } from "@/lib/orders/decide/bring-back";
import { type EventActor, makeEvent } from "@/lib/orders/events";
import { ORDER_STEPS } from "@/lib/orders/lifecycle";
import { anyOf } from "@/lib/orders/lifecycle/rules";
import { UNDO_CANCEL_WITHIN_MS } from "@/lib/orders/rules";
import { Order } from "@/models/order";

interface UndoCancelOptions {
  by: EventActor;
  orderId: string;
}

const STEPS = [ORDER_STEPS.undoCancel, ORDER_STEPS.undoCancelConfirmed] as const;

/**
 * Takes back that the shop has just cancelled an order, before a message of it leaves. An exchange stays cancelled, for its
 * credit is free again. Returns the products that this touched; null where nothing can be taken back. Throws OUT_OF_STOCK,
 * COUPON_USED_UP and IN_PROGRESS.
 */
export async function undoCancel({ by, orderId }: UndoCancelOptions): Promise<string[] | null> {
  for (const step of STEPS) {
    const from = {
      status: anyOf(step.from),
      deletedAt: null,
      exchangeOf: { $exists: false },
      "cancellation.from": step.to,
      "cancellation.isDeletion": { $exists: false },
      $expr: { $gt: ["$cancellation.at", { $subtract: ["$$NOW", UNDO_CANCEL_WITHIN_MS] }] },
    };
    if (!(await Order.exists({ _id: orderId, ...from }))) continue;
    const set = step === ORDER_STEPS.undoCancelConfirmed ? PARCEL_AS_IT_WAS : {};
    const event = makeEvent({ by, kind: step.event });
    return await bringBack({ orderId, from, step, set, event });
  }
  return null;
}
