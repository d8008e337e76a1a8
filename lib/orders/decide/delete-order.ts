import "server-only";
import { AppError } from "@/lib/platform/http/errors";
import { customerActor, makeEvent, staffActor } from "@/lib/orders/events";
import { inProgress } from "@/lib/orders/in-progress";
import { startLeasedSettlement } from "@/lib/orders/settle-order";
import { transitionOrder } from "@/lib/orders/transition-order";
import type { UserDto } from "@/lib/accounts/users/dto";
import { Order } from "@/models/order";
import { anyOf, UNDECIDED, UNPACKED } from "@/lib/orders/lifecycle/rules";
import { ORDER_STEPS } from "@/lib/orders/lifecycle";
import { orderGone } from "@/lib/orders/order-gone";

interface DeleteOrderOptions {
  actor: UserDto;
  orderId: string;
}

/**
 * Takes an order out of sight; it is kept for the record. A customer cancels their own pending order with this, an
 * admin may delete any that is not packed. A pending order gives its stock back. Returns the products that this touched.
 * Throws NOT_FOUND, also for somebody else's order, ORDER_NOT_PENDING, PARCEL_STATE and IN_PROGRESS.
 */
export async function deleteOrder({ actor, orderId }: DeleteOrderOptions): Promise<string[]> {
  const isAdmin = actor.role === "admin";
  const mine = { _id: orderId, deletedAt: null, ...(!isAdmin && { userId: actor._id }) };
  const step = isAdmin ? ORDER_STEPS.delete : ORDER_STEPS.callOff;
  const by = isAdmin ? staffActor(actor) : customerActor(actor);
  const event = makeEvent({ by, kind: step.event });
  const deletedAt = new Date();
  const touched = await transitionOrder({
    orderId,
    from: { ...mine, status: anyOf(step.from) },
    set: { status: step.to, deletedAt, isCalledOff: !isAdmin, ...startLeasedSettlement(step.pieces) },
    event,
  });
  if (touched) return touched;
  const decided = { ...mine, status: anyOf(ORDER_STEPS.hide.from) };
  if (!isAdmin) throw (await Order.exists(decided)) ? new AppError("ORDER_NOT_PENDING") : orderGone();
  const { matchedCount } = await Order.updateOne(
    { ...decided, ...UNPACKED },
    { deletedAt, $inc: { version: 1 }, $push: { events: event } },
  );
  if (matchedCount > 0) return [];
  if (await Order.exists(decided)) throw new AppError("PARCEL_STATE");
  // It was decided, and somebody has just taken that back.
  throw (await Order.exists({ ...mine, ...UNDECIDED })) ? inProgress() : orderGone();
}
