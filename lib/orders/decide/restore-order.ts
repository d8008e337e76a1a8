import "server-only";
import { KEPT_DAYS } from "@/lib/platform/deleted-documents/constants";
import { keptSince } from "@/lib/platform/deleted-documents/rules";
import { AppError } from "@/lib/platform/http/errors";
import { type OrderDto, toOrderDto } from "@/lib/orders/dto";
import { type EventActor, makeEvent, SYSTEM } from "@/lib/orders/events";
import { Order } from "@/models/order";
import { ORDER_STEPS } from "@/lib/orders/lifecycle";
import { anyOf, CANCELED_STATUSES } from "@/lib/orders/lifecycle/rules";
import { EXCHANGE_IS_OVER } from "@/lib/orders/lifecycle/words";

/**
 * Brings a deleted order back as it was left: one that was pending when it was deleted is Canceled, and its stock was
 * given back then. A Confirmed exchange stays deleted, for its credit is free again. Throws NOT_FOUND and RETURN_STATE.
 */
export async function restoreOrder(orderId: string, by: EventActor = SYSTEM): Promise<OrderDto> {
  const deleted = { _id: orderId, status: anyOf(ORDER_STEPS.restore.from), deletedAt: { $gte: keptSince() } };
  const order = await Order.findOneAndUpdate(
    { ...deleted, $or: [{ status: anyOf(CANCELED_STATUSES) }, { exchangeOf: { $exists: false } }] },
    {
      deletedAt: null,
      $inc: { version: 1 },
      $push: { events: makeEvent({ by, kind: ORDER_STEPS.restore.event }) },
    },
  ).lean();
  if (order) return toOrderDto(order);
  if (await Order.exists(deleted))
    throw new AppError("RETURN_STATE", {
      message: EXCHANGE_IS_OVER,
    });
  throw new AppError("NOT_FOUND", {
    message: `No order of this id was deleted in the last ${KEPT_DAYS} days.`,
  });
}
