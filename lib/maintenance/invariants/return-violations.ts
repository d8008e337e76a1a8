import type { Types } from "mongoose";
import { violationUnless } from "@/lib/maintenance/invariants/invariant-checks";
import { sumAgreed, sumAtDoor, sumReturning, takenBy, valueOf } from "@/lib/orders/lines/rules";
import { type ParcelState, RETURN_STEPS, type ReturnState } from "@/lib/orders/lifecycle";
import {
  hasArrived,
  isAgreed,
  isCanceled,
  isDelivered,
  isKeptForMoney,
  isSold,
  isStanding,
  isVoid,
} from "@/lib/orders/lifecycle/rules";

interface OrderWithReturns {
  _id: Types.ObjectId;
  status: string;
  discount?: { amount: number } | null;
  cartItems: { _id: Types.ObjectId; quantity: number; price: number }[];
  parcel?: {
    state?: ParcelState | null;
    returned?: { lineId: Types.ObjectId; sellable: number; back?: number | null }[] | null;
  } | null;
  returns?: StoredReturn[] | null;
  exchangeOf?: { orderId: Types.ObjectId; returnId: Types.ObjectId; credit: number } | null;
}

interface StoredReturn {
  id: Types.ObjectId;
  state: ReturnState;
  lines: { lineId: Types.ObjectId; quantity: number; value: number; sellable?: number | null }[];
  refund?: { amount: number } | null;
  refusal?: { reason: string } | null;
  exchangeOrderId?: Types.ObjectId | null;
}

/** No more comes back than was delivered, nor is it worth more than was agreed, and money goes for what is here alone. */
export function violationsOfReturns(order: OrderWithReturns, name: string): string[] {
  const { returns, parcel, cartItems, status } = order;
  if (!returns?.length) return [];
  const agreed = returns.filter(isAgreed);
  const standing = returns.filter(isStanding);
  const pieces = sumReturning(agreed);
  const worth = sumAgreed(order);
  const atDoor = sumAtDoor(order);
  const lines = new Map(cartItems.map((line) => [line._id.toString(), line]));
  const overdone = [...pieces].filter(([id, count]) => {
    return count + (atDoor.get(id) ?? 0) > (lines.get(id)?.quantity ?? 0);
  });
  const overvalued = [...pieces.keys()].filter((id) => {
    const ofLine = agreed.flatMap((entry) => entry.lines.filter(({ lineId }) => lineId.toString() === id));
    return valueOf(ofLine) > (worth.get(id) ?? 0);
  });
  return [
    ...violationUnless(
      standing.length === 0 || (isSold(status) && isDelivered(parcel?.state)),
      `${name}: ${parcel?.state} with a return`,
    ),
    ...violationUnless(overdone.length === 0, `${name}: more is returned than was delivered`),
    ...violationUnless(overvalued.length === 0, `${name}: more is credited than was agreed`),
    ...violationUnless(
      standing.length - agreed.length <= 1,
      `${name}: more than one return is asked for at a time`,
    ),
    ...violationUnless(
      returns.every(({ state, refusal }) => (state === RETURN_STEPS.refuse.to) === Boolean(refusal)),
      `${name}: a return is refused without a reason, or has one and is not`,
    ),
    ...returns.flatMap((entry) => violationsOfReturn(entry, name)),
  ];
}

function violationsOfReturn(entry: StoredReturn, name: string): string[] {
  const { state, lines, refund } = entry;
  const isTicked = (line: StoredReturn["lines"][number]) =>
    hasArrived(entry)
      ? (line.sellable ?? -1) >= 0 && (line.sellable ?? 0) <= line.quantity
      : (line.sellable ?? null) === null;
  return [
    ...violationUnless(
      lines.every(isTicked),
      `${name}: a return that is ${state} says wrongly what can be sold`,
    ),
    ...violationUnless(
      !refund || state === RETURN_STEPS.refund.to,
      `${name}: money for a return that is ${state}`,
    ),
    ...violationUnless(
      (refund?.amount ?? 0) <= valueOf(lines),
      `${name}: ${refund?.amount} paid back for what was worth ${valueOf(lines)}`,
    ),
  ];
}

/** What returns promise their exchanges, and what these take: compared when all orders are read. */
export interface ReadExchanges {
  /** The exchanged returns, by their ids. */
  returns: Map<string, { exchangeOrderId: string; state: ReturnState; value: number; refund: number }>;
  orders: { orderId: string; returnId: string; credit: number; used: number; isAtCustomer: boolean }[];
}

interface ExchangeOrder extends OrderWithReturns {
  amount: number;
  advance?: { amount: number } | null;
  deletedAt?: Date | null;
}

/** Adds what an order promises or takes. One that is cancelled, was deleted in the shop, came back or was lost takes nothing. */
export function noteExchanges({ returns, orders }: ReadExchanges, order: ExchangeOrder): void {
  for (const { id, exchangeOrderId, state, lines, refund } of (order.returns ?? []).filter(isAgreed))
    if (exchangeOrderId)
      returns.set(id.toString(), {
        exchangeOrderId: exchangeOrderId.toString(),
        state,
        value: valueOf(lines),
        refund: refund?.amount ?? 0,
      });
  const { _id, exchangeOf, status, parcel } = order;
  if (!exchangeOf || isCanceled(status) || !isKeptForMoney(order) || isVoid(parcel?.state)) return;
  const used = Math.min(exchangeOf.credit, takenBy(order));
  const returnId = exchangeOf.returnId.toString();
  const { credit } = exchangeOf;
  orders.push({ orderId: _id.toString(), returnId, credit, used, isAtCustomer: isDelivered(parcel?.state) });
}

/**
 * Each exchange is the one that its return names, has arrived where that is settled, and both together take no more than the
 * pieces were worth.
 */
export function violationsOfExchanges({ returns, orders }: ReadExchanges): string[] {
  return orders.flatMap(({ orderId, returnId, credit, used, isAtCustomer }) => {
    const entry = returns.get(returnId);
    return [
      ...violationUnless(
        entry?.exchangeOrderId === orderId,
        `order ${orderId}: an exchange that its return does not name`,
      ),
      ...violationUnless(
        entry?.state !== RETURN_STEPS.settle.to || isAtCustomer,
        `order ${orderId}: an exchange on its way for a return that is settled`,
      ),
      ...violationUnless(
        credit === entry?.value && used + entry.refund <= entry.value,
        `order ${orderId}: takes ${used} of a credit of ${credit} for what was worth ${entry?.value}`,
      ),
    ];
  });
}
