import { moneyOf, type WithMoney } from "@/lib/cash/money";
import type { Types } from "mongoose";
import { CHARGED_FIELDS } from "@/lib/orders/payment";
import { findZone } from "@/lib/settings/zones/find-zone";
import { isInPlace } from "@/lib/reports/numbers/parcel-places";
import { optionKey } from "@/lib/reports/numbers/rules";
import type { Dimension } from "@/lib/reports/numbers/constants";
import type { Numbers } from "@/lib/reports/numbers/dto";
import { sumAgreed, sumArrived, sumArrivedTaka, sumAtDoorTaka, sumCameBack } from "@/lib/orders/lines/rules";
import { addNumbers, type NumbersTable } from "@/lib/reports/numbers/rows";
import { toTaka } from "@/lib/stock/rules";
import type { ReturnState } from "@/lib/orders/lifecycle";
import { isCanceled, isSold, isUndecided } from "@/lib/orders/lifecycle/rules";
import { MINUTE_MS } from "@/lib/platform/time/durations.mjs";

/** An order as its own numbers need it. */
interface CountedOrder extends WithMoney {
  deliveryCharge: number;
  isCalledOff?: boolean | null;
  cartItems: Pick<SummedLine, "_id" | "quantity" | "price">[];
  parcel?:
    | (NonNullable<WithMoney["parcel"]> & {
        courier?: string | null;
        returned?: { lineId: Types.ObjectId; sellable: number; back?: number | null }[] | null;
      })
    | null;
  discount?: { amount: number } | null;
  returns?:
    | {
        state: ReturnState;
        lines: { lineId: Types.ObjectId; quantity: number; value: number }[];
        refund?: { amount: number } | null;
      }[]
    | null;
}

/** The fields of an order that numbersOf() reads. */
export const COUNTED_FIELDS = `${CHARGED_FIELDS} status isCalledOff parcel returns.state returns.lines returns.refund cartItems._id cartItems.quantity cartItems.price deliveryCharge discount.amount`;

/** An order as the sums of a day need it. */
interface SummedOrder extends CountedOrder {
  orderTime: Date;
  address: string;
  deliveryLocation: string;
  district?: string | null;
  source?: string | null;
  cancellation?: { reason?: string | null } | null;
  confirmedAt?: Date | null;
  calls?: { outcome: string }[] | null;
  cartItems: SummedLine[];
}

interface SummedLine {
  _id: Types.ObjectId;
  productId: Types.ObjectId;
  productName: string;
  category: string;
  size: string;
  color: string;
  quantity: number;
  /** Whole BDT for all its pieces. */
  price: number;
  /** Of each piece; missing where nobody had told. */
  costPaisa?: number | null;
}

/** The one row of a dimension that has no others. */
export const ALL = "all";
const ELSEWHERE = "not told";
/** Above two hours a wait is known to ten minutes, above a day to an hour. */
const [FINE_UNTIL, COARSE_FROM] = [120, 1_440];

/** Adds an order; `leftOut` is its cash that payouts left out. */
export function addOrder(table: NumbersTable, order: SummedOrder, leftOut?: number): void {
  const add = (numbers: Numbers): void => {
    for (const row of listRowsOf(order)) addNumbers(table, { ...row, numbers });
  };
  add(numbersOf(order, leftOut));
  if (isCanceled(order.status))
    addNumbers(table, { dimension: "reason", key: reasonOf(order), numbers: { orders: 1 } });
  if (!isSold(order.status)) return;
  if (order.confirmedAt)
    addNumbers(table, {
      dimension: "minutes",
      key: String(minutesBetween(order.orderTime, order.confirmedAt)),
      numbers: { orders: 1 },
    });
  addLines(table, order, add);
}

/** The rows that a whole order counts in. */
function listRowsOf(order: SummedOrder): { dimension: Dimension; key: string }[] {
  const { source, parcel } = order;
  return [
    { dimension: "total", key: ALL },
    { dimension: "source", key: source ?? "web" },
    { dimension: "district", key: districtOf(order) },
    ...(parcel?.courier ? [{ dimension: "courier" as const, key: parcel.courier }] : []),
  ];
}

/** What one order comes to; `leftOut` is its cash that payouts left out. */
export function numbersOf(order: CountedOrder, leftOut?: number): Numbers {
  const { status, amount, parcel, returns } = order;
  const money = moneyOf(order, leftOut);
  const advance = { advanceTaka: money.advances };
  if (isUndecided(status)) return { orders: 1, pending: 1, ...advance };
  if (isCanceled(status))
    return { orders: 1, canceled: 1, ...(order.isCalledOff ? { calledOff: 1 } : advance) };
  const state = parcel?.state;
  const isReturned = isInPlace(state, "returned");
  const sentBackTaka = sumOf(sumArrivedTaka(returns));
  const returnedTaka = sentBackTaka + (isReturned ? 0 : sumOf(sumAtDoorTaka(order)));
  return {
    orders: 1,
    confirmed: 1,
    confirmedTaka: amount,
    ...(isInPlace(state, "toSend") && { toSend: 1 }),
    ...(isInPlace(state, "withCourier") && { withCourier: 1 }),
    // Delivered it was; what its customer sent back later is no income for that.
    ...(isInPlace(state, "delivered") && {
      delivered: 1,
      chargeTaka: order.deliveryCharge,
      deliveredTaka: amount - returnedTaka,
      returnedTaka,
      sentBackPieces: sumOf(sumArrived(returns)),
      sentBackTaka,
    }),
    ...(isReturned && { returned: 1, returnedTaka: amount }),
    ...(isInPlace(state, "lost") && { lost: 1 }),
    ...advance,
    cashExpected: money.expected,
    cashReceived: money.received,
    refundedTaka: money.paidBack,
    cashToCollect: money.toCollect,
    cashDue: money.due,
    cashShort: money.short,
    cashOver: money.over,
  };
}

const sumOf = (pieces: Map<string, number>): number =>
  [...pieces.values()].reduce((sum, count) => sum + count, 0);

/** What came back of each line, with the courier or later. */
function listBack(order: SummedOrder) {
  const isReturned = isInPlace(order.parcel?.state, "returned");
  const [cameBack, sentBack] = [sumCameBack(order), sumArrived(order.returns)];
  const [atDoorTaka, sentBackTaka] = [sumAtDoorTaka(order), sumArrivedTaka(order.returns)];
  const agreed = sumAgreed(order);
  return order.cartItems.map((line) => {
    const id = line._id.toString();
    const taka = agreed.get(id) ?? 0;
    const sentTaka = sentBackTaka.get(id) ?? 0;
    return {
      line,
      taka,
      returnedPieces: cameBack.get(id) ?? 0,
      returnedTaka: isReturned ? taka : (atDoorTaka.get(id) ?? 0) + sentTaka,
      sentBackPieces: sentBack.get(id) ?? 0,
      sentBackTaka: sentTaka,
    };
  });
}

/**
 * What the delivered and kept pieces of a line come to, and what they cost, to add up to gross profit: rounded once for
 * each line, so that the sums agree in whatever they are summed by.
 */
function profitOf({ price, costPaisa }: SummedLine, { taka, pieces, kept }: Kept): Numbers {
  const discount = { discountTaka: price - taka };
  return costPaisa
    ? { ...discount, costedTaka: kept, costTaka: toTaka(costPaisa * pieces) }
    : { ...discount, uncostedPieces: pieces };
}

/** Of a line: the BDT agreed for all of it, and the pieces that stayed, with what was agreed for them. */
interface Kept {
  taka: number;
  pieces: number;
  kept: number;
}

/** Adds a confirmed order's lines at the agreed value; pieces that came back, at the door or later, are undelivered. */
function addLines(table: NumbersTable, order: SummedOrder, addToOrder: (numbers: Numbers) => void): void {
  const isDelivered = isInPlace(order.parcel?.state, "delivered");
  for (const { line, taka, ...back } of listBack(order)) {
    const { productId, productName: name, category, size, color, quantity } = line;
    const [pieces, kept] = isDelivered ? [quantity - back.returnedPieces, taka - back.returnedTaka] : [0, 0];
    const profit = isDelivered ? profitOf(line, { taka, pieces, kept }) : {};
    addToOrder(profit);
    const numbers: Numbers = {
      pieces: quantity,
      confirmedTaka: taka,
      deliveredPieces: pieces,
      deliveredTaka: kept,
      ...back,
      ...profit,
    };
    addNumbers(table, { dimension: "category", key: category, numbers });
    addNumbers(table, { dimension: "product", key: productId.toString(), name, numbers });
    const key = optionKey({ productId: productId.toString(), size, color });
    addNumbers(table, { dimension: "option", key, name, numbers });
  }
}

/** Whole minutes, rounded down; longer waits coarser. */
export function minutesBetween(from: Date, to: Date): number {
  const minutes = Math.max(0, Math.floor((to.getTime() - from.getTime()) / MINUTE_MS));
  if (minutes < FINE_UNTIL) return minutes;
  const step = minutes < COARSE_FROM ? 10 : 60;
  return Math.floor(minutes / step) * step;
}

/** Where it goes, as far as its address tells. */
function districtOf({ address, deliveryLocation, district }: SummedOrder): string {
  if (district) return district;
  const zone = findZone(address);
  if (deliveryLocation === "Inside Dhaka" || zone?.location === "Inside Dhaka") return "Dhaka";
  return zone?.place ?? ELSEWHERE;
}

/** The reason that was given for the cancel; without one, the outcome of the last call says more than nothing. */
function reasonOf({ isCalledOff, calls, cancellation }: SummedOrder): string {
  if (isCalledOff) return "customer";
  if (cancellation?.reason) return cancellation.reason;
  return calls?.at(-1)?.outcome ?? ELSEWHERE;
}
