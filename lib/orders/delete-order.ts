import "server-only";
import { AppError } from "@/lib/http/errors";
import { customerActor, makeEvent, staffActor } from "@/lib/orders/events";
import { inProgress } from "@/lib/orders/in-progress";
import { UNPACKED } from "@/lib/orders/read-changeable";
import { DECIDED_STATUSES } from "@/lib/orders/rules";
import { startLeasedSettlement } from "@/lib/orders/settle-order";
import { transitionOrder } from "@/lib/orders/transition-order";
import type { UserDto } from "@/lib/users/dto";
import { Order } from "@/models/order";

interface DeleteOrderOptions {
  actor: UserDto;
  orderId: string;
}

/**
 * Takes an order out of sight; it is kept for the record. A customer cancels his own pending order with this, an
 * admin may delete any that is not packed. A pending order gives its stock back. Returns the products that this touched.
 * Throws NOT_FOUND, also for somebody else's order, ORDER_NOT_PENDING, PARCEL_STATE and IN_PROGRESS.
 */
export async function deleteOrder({ actor, orderId }: DeleteOrderOptions): Promise<string[]> {
  const isAdmin = actor.role === "admin";
  const mine = { _id: orderId, deletedAt: null, ...(!isAdmin && { userId: actor._id }) };
  const event = isAdmin
    ? makeEvent({ by: staffActor(actor), kind: "deleted" })
    : makeEvent({ by: customerActor(actor), kind: "calledOff" });
  const deletedAt = new Date();
  const touched = await transitionOrder({
    orderId,
    from: { ...mine, status: "pending" },
    set: { status: "Canceled", deletedAt, isCalledOff: !isAdmin, ...startLeasedSettlement("give back") },
    event,
  });
  if (touched) return touched;
  const decided = { ...mine, status: { $in: DECIDED_STATUSES } };
  if (!isAdmin) throw (await Order.exists(decided)) ? new AppError("ORDER_NOT_PENDING") : notThere();
  const { matchedCount } = await Order.updateOne(
    { ...decided, ...UNPACKED },
    { deletedAt, $inc: { version: 1 }, $push: { events: event } },
  );
  if (matchedCount > 0) return [];
  if (await Order.exists(decided)) throw new AppError("PARCEL_STATE");
  // It was decided, and somebody has just taken that back.
  throw (await Order.exists({ ...mine, status: "pending" })) ? inProgress() : notThere();
}

function notThere(): AppError {
  return new AppError("NOT_FOUND", { message: "This order no longer exists." });
}
