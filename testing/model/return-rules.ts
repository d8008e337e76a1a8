import { isDeepStrictEqual } from "node:util";
import { LIFECYCLE, RETURN_STEPS, type Step } from "@/lib/orders/lifecycle";
import type { ActFields, Wanted } from "@/testing/model/acts";
import { liveExchange, pricesOf, refundDue, sum, valueOf, worthOf } from "@/testing/model/money";
import { placeNew } from "@/testing/model/order-rules";
import { type Model, type ModelOrder, type ModelReturn, rowOf } from "@/testing/model/state";

type ReturnStep = (typeof RETURN_STEPS)[keyof typeof RETURN_STEPS];
type Wish = { line: number; quantity: number }[];

const kindOf = ({ state }: ModelReturn) => LIFECYCLE.return.states[state].is;
const isAtCustomer = ({ parcel }: ModelOrder): boolean => parcel !== null && rowOf(parcel).at === "customer";

/** A visible Confirmed order. */
function soldOrder({ orders }: Model, name: number): ModelOrder | null {
  const order = orders.get(name);
  return order && !order.isHidden && order.parcel !== null ? order : null;
}

/** Lines of a return with their value; null where more would come back than was delivered. */
function planLines(model: Model, order: ModelOrder, wish: Wish): ModelReturn["lines"] | null {
  const standing = [...order.returns.values()].filter((entry) => kindOf(entry) !== "void");
  const coming = standing.flatMap(({ lines }) => lines);
  const isThere = wish.every(({ line, quantity }) => {
    const atDoor = order.ticks?.find((tick) => tick.line === line)?.back ?? 0;
    const own = sum(coming.filter((one) => one.line === line).map((one) => one.quantity));
    return quantity <= (order.lines[line]?.quantity ?? 0) - atDoor - own;
  });
  if (!isThere) return null;
  return wish.map((one) => ({ ...one, value: valueOf(model, order, one), sellable: null }));
}

/** A return that begins with this step. */
const begin =
  (step: typeof RETURN_STEPS.ask | typeof RETURN_STEPS.open, role: string) =>
  (model: Model, { order: name, as, lines: wish }: ActFields["ask"]): boolean => {
    const order = soldOrder(model, name);
    if (!order || !isAtCustomer(order)) return false;
    const isAsked = [...order.returns.values()].some((entry) => kindOf(entry) === "asked");
    if (role === "customer" && (!order.isMine || isAsked)) return false;
    const lines = planLines(model, order, wish);
    if (!lines) return false;
    order.returns.set(as, { state: step.to, lines, exchange: null, wanted: [], refund: null });
    order.events.push(`${step.event} ${role}`);
    return true;
  };

type OfReturn = { order: number; entry: number };

/** Takes a step of the table with a return, if no other rule forbids it. */
function take<Fields extends OfReturn>(
  taken: ReturnStep,
  role: string,
  rule: (found: { model: Model; order: ModelOrder; entry: ModelReturn; act: Fields }) => boolean = () => true,
) {
  return (model: Model, act: Fields): boolean => {
    const step: Step = taken;
    const order = soldOrder(model, act.order);
    const entry = order?.returns.get(act.entry);
    if (!order || !entry || !step.from.includes(entry.state)) return false;
    if (!rule({ model, order, entry, act })) return false;
    entry.state = taken.to;
    order.events.push(`${taken.event} ${role}`);
    return true;
  };
}

/** Withdraws a return; a customer who withdraws twice succeeds again. */
function withdraw(model: Model, act: OfReturn): boolean {
  const order = soldOrder(model, act.order);
  if (!order?.isMine) return false;
  if (order.returns.get(act.entry)?.state === RETURN_STEPS.withdraw.to) return true;
  return take(RETURN_STEPS.withdraw, "customer")(model, act);
}

/** Accepting computes the value again, beside the other returns. */
const accept = take(RETURN_STEPS.accept, "staff", ({ model, order, entry, act }) => {
  const others = { ...order, returns: new Map(order.returns) };
  others.returns.delete(act.entry);
  const lines = isAtCustomer(order) ? planLines(model, others, entry.lines) : null;
  entry.lines = lines ?? entry.lines;
  return lines !== null;
});

const receiveReturn = take<ActFields["receiveReturn"]>(RETURN_STEPS.receive, "staff", ({ entry, act }) => {
  entry.lines = entry.lines.map((line, index) => ({ ...line, sellable: act.sellable[index] ?? 0 }));
  return entry.lines.every(({ sellable, quantity }) => (sellable ?? 0) <= quantity);
});

const settle = take(RETURN_STEPS.settle, "staff", ({ model, entry }) => {
  const exchange = liveExchange(model, entry);
  return exchange !== null && isAtCustomer(exchange) && refundDue(model, entry) === 0;
});

const refund = take<ActFields["refund"]>(RETURN_STEPS.refund, "staff", ({ model, entry, act }) => {
  const exchange = liveExchange(model, entry);
  if ((exchange && !isAtCustomer(exchange)) || act.amount > refundDue(model, entry)) return false;
  entry.refund = act.amount;
  return true;
});

interface Exchanged {
  order: ModelOrder;
  entry: ModelReturn;
  lines: Wanted[];
}

/** The discount that the returned pieces had, as far as the new ones cost as much. */
function sharedDiscountOf(model: Model, { order, entry, lines }: Exchanged): number {
  const back = entry.lines.map(({ line, quantity }) => ({
    option: order.lines[line]?.option ?? -1,
    quantity,
  }));
  const full = sum(pricesOf(model, { lines: back }));
  const shared = full - worthOf(entry);
  return shared <= 0 ? 0 : Math.floor((shared * Math.min(full, sum(pricesOf(model, { lines })))) / full);
}

/** Places an exchange; the same exchange again is the existing one. */
function placeExchange(model: Model, act: ActFields["exchange"]): boolean {
  const order = soldOrder(model, act.order);
  const entry = order?.returns.get(act.entry);
  if (!order || !entry) return false;
  if (liveExchange(model, entry)) return isDeepStrictEqual(entry.wanted, act.lines);
  if (!["accepted", "received"].includes(entry.state)) return false;
  const exchangeOf = { order: act.order, entry: act.entry, credit: worthOf(entry) };
  const discount = sharedDiscountOf(model, { order, entry, lines: act.lines });
  const fields = { isMine: order.isMine, exchangeOf, discount };
  if (!placeNew(model, { as: act.as, lines: act.lines, role: "staff", fields })) return false;
  entry.exchange = act.as;
  entry.wanted = act.lines;
  order.events.push("exchangePlaced staff");
  return true;
}

/** An exchange that a crash leaves after its return names it, and before it counts. */
export function linkAlone(model: Model, act: ActFields["exchange"]): void {
  const order = model.orders.get(act.order);
  const entry = order?.returns.get(act.entry);
  if (entry) entry.exchange = "undone";
  order?.events.push("exchangePlaced staff");
}

export const RETURN_RULES = {
  ask: begin(RETURN_STEPS.ask, "customer"),
  open: begin(RETURN_STEPS.open, "staff"),
  withdraw,
  accept,
  refuse: take(RETURN_STEPS.refuse, "staff"),
  callOffReturn: take(RETURN_STEPS.callOff, "staff", ({ model, entry }) => !liveExchange(model, entry)),
  receiveReturn,
  settle,
  refund,
  exchange: placeExchange,
};
