import "server-only";
import { AppError } from "@/lib/platform/http/errors";
import { cancellationStages } from "@/lib/orders/decide/cancellation-stages";
import { customerActor, makeEvent, staffActor } from "@/lib/orders/events";
import { inProgress } from "@/lib/orders/in-progress";
import { startLeasedSettlement } from "@/lib/orders/settle-order";
import { transitionOrder } from "@/lib/orders/transition-order";
import type { UserDto } from "@/lib/accounts/users/dto";
import { Order } from "@/models/order";
import {
  anyOf,
  CANCELED_STATUSES,
  HANDED_OVER,
  isReturnOpen,
  NOT_HANDED_OVER,
  PLACED,
  SOLD_STATUSES,
  WITHOUT_OPEN_RETURN,
} from "@/lib/orders/lifecycle/rules";
import { ORDER_STEPS } from "@/lib/orders/lifecycle";
import { orderGone } from "@/lib/orders/order-gone";

interface DeleteOrderOptions {
  actor: UserDto;
  orderId: string;
}

/**
 * Takes an order out of sight; it is kept for the record. A customer cancels their own pending order with this, an
 * admin may delete any. It cancels an order that is still in the shop, whose pieces can then be ordered again; a
 * parcel that is out stays at the desk of parcels and money until it is settled. Returns the products that this
 * touched. Throws NOT_FOUND, also for somebody else's order, ORDER_NOT_PENDING, RETURN_STATE while a return of it is
 * open, and IN_PROGRESS.
 */
export async function deleteOrder({ actor, orderId }: DeleteOrderOptions): Promise<string[]> {
  const isAdmin = actor.role === "admin";
  const mine = { _id: orderId, deletedAt: null, ...(!isAdmin && { userId: actor._id }) };
  const by = isAdmin ? staffActor(actor) : customerActor(actor);
  const deletedAt = new Date();
  const steps = isAdmin ? [ORDER_STEPS.delete, ORDER_STEPS.deleteConfirmed] : [ORDER_STEPS.callOff];
  for (const step of steps) {
    const touched = await transitionOrder({
      orderId,
      from: { ...mine, status: anyOf(step.from), ...("parcel" in step && NOT_HANDED_OVER) },
      set: {
        status: step.to,
        deletedAt,
        isCalledOff: !isAdmin,
        ...startLeasedSettlement(step.pieces),
        ...cancellationStages(step, { isDeletion: true }),
      },
      event: makeEvent({ by, kind: step.event }),
    });
    if (touched) return touched;
  }
  const decided = { ...mine, status: anyOf(ORDER_STEPS.hide.from) };
  if (!isAdmin) throw (await Order.exists(decided)) ? new AppError("ORDER_NOT_PENDING") : orderGone();
  const { matchedCount } = await Order.updateOne(
    {
      ...mine,
      ...WITHOUT_OPEN_RETURN,
      $or: [{ status: anyOf(CANCELED_STATUSES) }, { status: anyOf(SOLD_STATUSES), ...HANDED_OVER }],
    },
    { deletedAt, $inc: { version: 1 }, $push: { events: makeEvent({ by, kind: ORDER_STEPS.hide.event }) } },
  );
  if (matchedCount > 0) return [];
  const left = await Order.findOne({ ...mine, ...PLACED })
    .select("returns.state")
    .lean();
  if (!left) throw orderGone();
  if (left.returns?.some(isReturnOpen))
    throw new AppError("RETURN_STATE", {
      message: "A return of this order is open. Settle it or cancel it first.",
    });
  // It has gone on meanwhile, such as to a courier.
  throw inProgress();
}
