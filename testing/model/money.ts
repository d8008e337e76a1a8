import { cashToCollect, USUAL_PAYMENT } from "@/lib/orders/payment";
import { deliveryCharge } from "@/lib/orders/charges/rules";
import { LIFECYCLE } from "@/lib/orders/lifecycle";
import { type Model, type ModelOrder, type ModelReturn, rowOf } from "@/testing/model/state";

// All amounts are whole BDT.

export const LOCATION = "Inside Dhaka";

export const pricesOf = ({ options }: Model, { lines }: Pick<ModelOrder, "lines">): number[] =>
  lines.map(({ option, quantity }) => quantity * (options[option]?.price ?? 0));

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const goodsOf = (model: Model, order: ModelOrder): number => sum(pricesOf(model, order)) - order.discount;

export const amountOf = (model: Model, order: ModelOrder): number =>
  goodsOf(model, order) + deliveryCharge({ deliveryLocation: LOCATION }, goodsOf(model, order));

export const toCollect = (model: Model, order: ModelOrder): number =>
  cashToCollect({
    paymentMethod: USUAL_PAYMENT,
    amount: amountOf(model, order),
    advance: { amount: order.advance },
    exchangeOf: order.exchangeOf,
  });

/** Received minus due; null where they are equal or nothing was received. */
export function differenceOf({ parcel, expected, received }: ModelOrder): number | null {
  if (received === null || parcel === null) return null;
  const due = rowOf(parcel).money === "due" ? (expected ?? 0) : 0;
  return received === due ? null : received - due;
}

/** The price of each line less its share of the discount. */
function agreedOf(model: Model, order: ModelOrder): number[] {
  const prices = pricesOf(model, order);
  const total = sum(prices);
  const shareUpTo = (line: number) => Math.floor((order.discount * sum(prices.slice(0, line))) / total);
  return prices.map((price, line) => price - (shareUpTo(line + 1) - shareUpTo(line)));
}

export const isAgreed = ({ state }: ModelReturn): boolean =>
  ["agreed", "arrived"].includes(LIFECYCLE.return.states[state].is);

/** The value of so many pieces of a line, beside those that are already agreed to come back. */
export function valueOf(
  model: Model,
  order: ModelOrder,
  { line, quantity }: { line: number; quantity: number },
): number {
  const bought = order.lines[line]?.quantity ?? 0;
  const agreed = agreedOf(model, order)[line] ?? 0;
  const before = [...order.returns.values()].filter(isAgreed).flatMap(({ lines }) => lines);
  const ofLine = before.filter((one) => one.line === line);
  const left = agreed - sum(ofLine.map(({ value }) => value));
  const isRest = sum(ofLine.map((one) => one.quantity)) + quantity >= bought;
  return isRest ? left : Math.min(left, Math.floor((agreed * quantity) / bought));
}

export const worthOf = ({ lines }: ModelReturn): number => sum(lines.map(({ value }) => value));

/** The most that an exchange uses of its credit: its price, less advances and pieces handed back at the door. */
function takenBy(model: Model, order: ModelOrder): number {
  const agreed = agreedOf(model, order);
  const atDoor = (order.ticks ?? []).map(({ line, back }) =>
    Math.floor(((agreed[line] ?? 0) * back) / (order.lines[line]?.quantity ?? 1)),
  );
  return Math.max(0, amountOf(model, order) - order.advance - sum(atDoor));
}

/** The exchange of a return; null where there is none, or it is no longer live. */
export function liveExchange({ orders }: Model, { exchange }: ModelReturn): ModelOrder | null {
  const order = typeof exchange === "number" ? orders.get(exchange) : undefined;
  if (!order || LIFECYCLE.order.states[order.status].pieces === "free") return null;
  return order.parcel && ["back", "lost"].includes(rowOf(order.parcel).at) ? null : order;
}

/** The amount that the shop still owes for a return. */
export function refundDue(model: Model, entry: ModelReturn): number {
  const exchange = liveExchange(model, entry);
  return Math.max(0, worthOf(entry) - (exchange ? takenBy(model, exchange) : 0));
}
