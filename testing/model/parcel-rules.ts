import { LIFECYCLE, PARCEL_STEPS, type ParcelState, type Step } from "@/lib/orders/lifecycle";
import type { ActFields, Tick } from "@/testing/model/acts";
import { isAgreed, sum, toCollect } from "@/testing/model/money";
import { canBeHad, type Model, type ModelOrder, placeOf, requireMove, rowOf } from "@/testing/model/state";

type ParcelStep = (typeof PARCEL_STEPS)[keyof typeof PARCEL_STEPS];

const leads = ({ from }: Step, state: ParcelState): boolean => from.includes(state);

export const stepBetween = (from: ParcelState, to: ParcelState): ParcelStep | undefined =>
  Object.values(PARCEL_STEPS).find((step) => step.to === to && leads(step, from));

/** Whether the counted pieces leave out those that the customer sends back themselves. */
function areTicksRight({ lines, returns }: ModelOrder, ticks: readonly Tick[]): boolean {
  const returning = [...returns.values()].filter(isAgreed).flatMap((entry) => entry.lines);
  return ticks.every(({ line, sellable, back }) => {
    const own = sum(returning.filter((one) => one.line === line).map(({ quantity }) => quantity));
    return sellable <= back && back <= (lines[line]?.quantity ?? 0) - own;
  });
}

function move(model: Model, act: ActFields["move"]): boolean {
  const { from, to, by, ticks } = act;
  const order = model.orders.get(act.order);
  if (!order || order.parcel !== from) return false;
  // A step back does not bring a deleted order's parcel back to the shop.
  if (order.isHidden && rowOf(to).at === "shop") return false;
  const [forward, back] = [stepBetween(from, to), stepBetween(to, from)];
  const isBack = from !== to && !forward;
  if (ticks && (isBack || !rowOf(to).takesBack || !areTicksRight(order, ticks))) return false;
  if (from === to) return noteOn(order, act);
  if (forward) moveOn(model, order, forward);
  else if (!back || !moveBack(model, order, back, to)) return false;
  if (ticks) order.ticks = ticks;
  order.events.push(`parcelMoved ${by}`);
  return true;
}

function noteOn(order: ModelOrder, { from, by, ticks }: ActFields["move"]): boolean {
  if (!rowOf(from).isNoted || (ticks && order.ticks)) return false;
  order.ticks = ticks ?? order.ticks;
  order.events.push(`tracked ${by}`);
  return true;
}

function moveOn(model: Model, order: ModelOrder, step: ParcelStep): void {
  const before = placeOf(order);
  order.parcel = step.to;
  requireMove(step, before, placeOf(order));
  if (before !== "away" && placeOf(order) === "away") order.expected = toCollect(model, order);
}

/** Takes a parcel a step back, if nothing depends on the step and the returned pieces are still there. */
function moveBack(model: Model, order: ModelOrder, step: ParcelStep, to: ParcelState): boolean {
  const { exchangeOf, parcel, received, returns, lines } = order;
  const isStanding = [...returns.values()].some(({ state }) => LIFECYCLE.return.states[state].is !== "void");
  if (received !== null || isStanding || parcel === null) return false;
  if (exchangeOf) {
    const entry = model.orders.get(exchangeOf.order)?.returns.get(exchangeOf.entry);
    if (["back", "lost"].includes(rowOf(parcel).at) || entry?.state === "settled") return false;
  }
  const again = (order.ticks ?? []).map(({ line, sellable }) => ({
    option: lines[line]?.option ?? -1,
    quantity: sellable,
  }));
  if (!canBeHad(model, again)) return false;
  const after = placeOf(order);
  order.parcel = to;
  order.ticks = null;
  requireMove(step, placeOf(order), after);
  if (placeOf(order) !== "away") order.expected = null;
  return true;
}

function cash({ orders }: Model, { order: name, from, to }: ActFields["cash"]): boolean {
  const order = orders.get(name);
  if (!order || order.parcel === null || placeOf(order) !== "away") return false;
  // The same amount is noted again.
  if (order.received === to) return from !== to;
  if (order.received !== from) return false;
  order.received = to;
  order.events.push("cashNoted staff");
  return true;
}

export const PARCEL_RULES = { move, cash };
