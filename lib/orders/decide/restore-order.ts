import "server-only";
import { KEPT_DAYS } from "@/lib/platform/deleted-documents/constants";
import { keptSince } from "@/lib/platform/deleted-documents/rules";
import { AppError } from "@/lib/platform/http/errors";
import { bringBack, PARCEL_ANEW } from "@/lib/orders/decide/bring-back";
import { type OrderDto, toOrderDto } from "@/lib/orders/dto";
import { type EventActor, makeEvent, SYSTEM } from "@/lib/orders/events";
import { atVersion } from "@/lib/platform/database/compare-and-set";
import { inProgress } from "@/lib/orders/in-progress";
import { orderGone } from "@/lib/orders/order-gone";
import { Order } from "@/models/order";
import { ORDER_STEPS } from "@/lib/orders/lifecycle";
import { anyOf, isCanceled, isOut, PLACED } from "@/lib/orders/lifecycle/rules";
import { deskOrders } from "@/lib/words/en/desk-orders";

interface RestoredOrder {
  order: OrderDto;
  /** Products whose stock this changed. */
  productIds: string[];
}

/** In a filter: its customer has not deleted their account, without whom nothing can be delivered. */
export const NOT_ERASED = { phone: { $ne: "" } };

const STEPS = [ORDER_STEPS.restorePending, ORDER_STEPS.restoreConfirmed] as const;

/**
 * Brings a deleted order back as what it was: a pending one holds its pieces again, a Confirmed one is to be packed, and one
 * whose parcel was out, or that was cancelled before, only appears again. An exchange that was still in the shop stays
 * deleted, for its credit is free again. Throws NOT_FOUND, OUT_OF_STOCK, COUPON_USED_UP, RETURN_STATE and IN_PROGRESS.
 */
export async function restoreOrder(orderId: string, by: EventActor = SYSTEM): Promise<RestoredOrder> {
  const order = await Order.findOne({
    _id: orderId,
    status: anyOf(ORDER_STEPS.restore.from),
    deletedAt: { $gte: keptSince() },
    ...NOT_ERASED,
  })
    .select("version status parcel.state exchangeOf cancellation.from cancellation.isDeletion")
    .lean();
  if (!order)
    throw new AppError("NOT_FOUND", {
      message: `No order with this id was deleted in the last ${KEPT_DAYS} days.`,
    });
  const before = order.cancellation?.isDeletion ? order.cancellation.from : order.status;
  if (order.exchangeOf && !isCanceled(before) && !isOut(order.parcel?.state))
    throw new AppError("RETURN_STATE", { message: deskOrders.exchangeIsOver });
  const productIds = order.cancellation?.isDeletion
    ? await undelete({ orderId, before, by })
    : await showAgain({ orderId, version: order.version, by });
  if (!productIds) throw inProgress();
  const restored = await Order.findOne({ _id: orderId, ...PLACED }).lean();
  if (!restored) throw orderGone();
  return { order: toOrderDto(restored), productIds };
}

interface ShowAgainOptions {
  orderId: string;
  /** The version that was found fit to be shown. */
  version: number;
  by: EventActor;
}

/** Nothing of its pieces moved with its deletion. */
async function showAgain({ orderId, version, by }: ShowAgainOptions): Promise<string[] | null> {
  const { matchedCount } = await Order.updateOne(
    {
      _id: orderId,
      deletedAt: { $gte: keptSince() },
      "cancellation.isDeletion": { $exists: false },
      ...NOT_ERASED,
      ...atVersion(version),
    },
    {
      $set: { deletedAt: null },
      $inc: { version: 1 },
      $push: { events: makeEvent({ by, kind: ORDER_STEPS.restore.event }) },
    },
  );
  return matchedCount > 0 ? [] : null;
}

interface UndeleteOptions {
  orderId: string;
  before: string;
  by: EventActor;
}

async function undelete({ orderId, before, by }: UndeleteOptions): Promise<string[] | null> {
  const step = STEPS.find(({ to }) => to === before);
  if (!step) throw new Error(`An order that was ${before} was not deleted from there.`);
  return await bringBack({
    orderId,
    from: {
      status: anyOf(step.from),
      deletedAt: { $gte: keptSince() },
      "cancellation.isDeletion": true,
      "cancellation.from": before,
      ...NOT_ERASED,
    },
    step,
    set: {
      deletedAt: null,
      isCalledOff: "$$REMOVE",
      ...(step === ORDER_STEPS.restoreConfirmed && PARCEL_ANEW),
    },
    event: makeEvent({ by, kind: step.event }),
  });
}
