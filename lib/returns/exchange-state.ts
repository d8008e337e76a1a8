import "server-only";
import type { Types } from "mongoose";
import { inProgress } from "@/lib/orders/in-progress";
import { takenBy, valueOf } from "@/lib/orders/lines/rules";
import { RETURN_LOCK } from "@/lib/orders/lock-return";
import type { ReturnDto } from "@/lib/returns/dto";
import { refusedReturn } from "@/lib/returns/read-returnable";
import { isLive } from "@/lib/returns/rules";
import { Order } from "@/models/order";
import type { StoredReturn } from "@/lib/orders/lines/stored-return";
import {
  ABANDONED,
  isCanceled,
  isDelivered,
  isKeptForMoney,
  isPlacing,
  isVoid,
} from "@/lib/orders/lifecycle/rules";

const findOrders = (ids: Types.ObjectId[]) =>
  Order.find({ _id: { $in: ids } })
    .select(
      "orderNumber status deletedAt leaseUntil digest amount advance discount cartItems parcel.state parcel.returned",
    )
    .lean();

type StoredOrder = Awaited<ReturnType<typeof findOrders>>[number];

/** The order that brings something else for what a return brings back, and how far it has come. */
export interface Exchange {
  order: StoredOrder;
  state: NonNullable<ReturnDto["exchange"]>["state"];
}

/** Null for a return without one. Throws IN_PROGRESS while it takes a step back. */
export async function readExchange({ exchangeOrderId, lockedUntil }: StoredReturn): Promise<Exchange | null> {
  if (RETURN_LOCK.isHeld(lockedUntil)) throw inProgress();
  return exchangeOrderId
    ? ((await readExchanges([exchangeOrderId])).get(String(exchangeOrderId)) ?? null)
    : null;
}

/** Reads exchanges, by the ids of their orders. One that was undone before it was placed may be gone. */
export async function readExchanges(ids: Types.ObjectId[]): Promise<Map<string, Exchange>> {
  const orders = ids.length === 0 ? [] : await findOrders(ids);
  return new Map(orders.map((order) => [order._id.toString(), { order, state: stateOf(order) }]));
}

/** One that was deleted in the shop is not restored: see lib/orders/decide/restore-order.ts. */
function stateOf(order: StoredOrder): Exchange["state"] {
  const { status, parcel } = order;
  if (isPlacing(status)) return "placing";
  if (status === ABANDONED || isCanceled(status) || !isKeptForMoney(order)) return "void";
  const state = parcel?.state;
  if (isDelivered(state)) return "delivered";
  return isVoid(state) ? "void" : "open";
}

/** Throws RETURN_STATE where an exchange is on its way, or has arrived. */
export function requireNoExchange(exchange: Exchange | null): void {
  if (!isLive(exchange)) return;
  const { orderNumber } = exchange.order;
  throw refusedReturn(
    exchange.state === "placing"
      ? "An exchange is just being placed. Please try again in a moment."
      : `Order ${orderNumber} is the exchange for this. Cancel that first.`,
  );
}

/** Whole BDT that a return is still worth beside what its exchange takes of it. */
export function refundDue({ lines }: Pick<StoredReturn, "lines">, exchange: Exchange | null): number {
  const value = valueOf(lines);
  return isLive(exchange) ? Math.max(0, value - takenBy(exchange.order)) : value;
}
