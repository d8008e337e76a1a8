import { isDeepStrictEqual } from "node:util";
import { LIFECYCLE, ORDER_STEPS, PARCEL_STEPS, type Step } from "@/lib/orders/lifecycle";
import type { ActFields, Wanted } from "@/testing/model/acts";
import { pricesOf, sum } from "@/testing/model/money";
import {
  canBeHad,
  type Model,
  type ModelOrder,
  NEW_ORDER,
  placeOf,
  requireMove,
} from "@/testing/model/state";

type Role = "customer" | "staff";
type OrderStep = (typeof ORDER_STEPS)[keyof typeof ORDER_STEPS];

const FIRST = PARCEL_STEPS.pack.from[0];

/** Takes a step of the table, if it leads from where the order is; with it the event that the table names. */
function take(order: ModelOrder, taken: OrderStep, role: Role): boolean {
  const step: Step = taken;
  const { to } = taken;
  const isUnpacked = order.parcel === null || order.parcel === FIRST;
  if (!step.from.includes(order.status) || (step.unpacked && !isUnpacked)) return false;
  const before = placeOf(order);
  if (to !== null) {
    if (to === "placing" || to === "abandoned") throw new Error("Only what is placed is an order.");
    order.status = to;
    order.parcel = LIFECYCLE.order.states[to].pieces === "sold" ? FIRST : null;
  }
  requireMove(step, before, placeOf(order));
  order.isHidden = step.hides ?? order.isHidden;
  if (step.event) order.events.push(`${step.event} ${role}`);
  return true;
}

const shown = ({ orders }: Model, name: number): ModelOrder | null => {
  const order = orders.get(name);
  return order && !order.isHidden ? order : null;
};

/** Takes a step of an order that is shown. */
const step =
  (taken: OrderStep, role: Role) =>
  (model: Model, { order: name }: { order: number }): boolean => {
    const order = shown(model, name);
    return order !== null && take(order, taken, role);
  };

interface NewOrder {
  as: number;
  lines: Wanted[];
  role: Role;
  fields?: Partial<ModelOrder>;
}

/** A placed order, whose pieces are held. */
export function placeNew(model: Model, { as, lines, role, fields }: NewOrder): boolean {
  const order = { ...NEW_ORDER, ...fields, returns: new Map(), lines, events: [] };
  if (!canBeHad(model, lines) || order.discount > sum(pricesOf(model, order))) return false;
  const { place, commit } = ORDER_STEPS;
  requireMove(place, "free", LIFECYCLE.order.states[place.to].pieces);
  requireMove(commit, LIFECYCLE.order.states[place.to].pieces, LIFECYCLE.order.states[commit.to].pieces);
  order.status = commit.to;
  model.orders.set(as, { ...order, events: [`${commit.event} ${role}`] });
  return true;
}

function callOff(model: Model, { order: name }: { order: number }): boolean {
  const order = shown(model, name);
  if (!order?.isMine || !take(order, ORDER_STEPS.callOff, "customer")) return false;
  order.isCalledOff = true;
  return true;
}

function remove(model: Model, { order: name }: { order: number }): boolean {
  const order = shown(model, name);
  if (!order) return false;
  if (!take(order, ORDER_STEPS.delete, "staff")) return take(order, ORDER_STEPS.hide, "staff");
  order.isCalledOff = false;
  return true;
}

/** The credit of an exchange that is deleted is free again. */
function restore({ orders }: Model, { order: name }: { order: number }): boolean {
  const order = orders.get(name);
  const isSold = order?.parcel !== null;
  if (!order?.isHidden || (isSold && order.exchangeOf) || !take(order, ORDER_STEPS.restore, "staff"))
    return false;
  order.isHidden = false;
  return true;
}

/** The desk works on what is shown, and on what its customer called off. */
const note =
  (kind: string) =>
  ({ orders }: Model, { order: name }: { order: number }): boolean => {
    const order = orders.get(name);
    if (!order || (order.isHidden && !order.isCalledOff)) return false;
    order.events.push(`${kind} staff`);
    return true;
  };

function noteAdvance(model: Model, act: ActFields["advance"]): boolean {
  const order = model.orders.get(act.order);
  if (!order || placeOf(order) === "away" || !note("advanced")(model, act)) return false;
  order.advance = act.amount;
  return true;
}

function change(model: Model, { order: name, lines, discount }: ActFields["change"]): boolean {
  const order = shown(model, name);
  if (!order || LIFECYCLE.order.states[order.status].pieces === "free") return false;
  if (order.parcel !== null && order.parcel !== FIRST) return false;
  const had = (option: number) =>
    sum(order.lines.filter((one) => one.option === option).map((one) => one.quantity));
  const more = lines.map(({ option, quantity }) => ({ option, quantity: quantity - had(option) }));
  if (discount > sum(pricesOf(model, { lines })) || !canBeHad(model, more)) return false;
  if (isDeepStrictEqual([order.lines, order.discount], [lines, discount])) return true;
  order.lines = lines;
  order.discount = discount;
  order.events.push("changed staff");
  return true;
}

function cancelAll(model: Model): boolean {
  for (const order of model.orders.values())
    if (order.isMine && !order.isHidden) take(order, ORDER_STEPS.cancel, "staff");
  return true;
}

export const ORDER_RULES = {
  // The newest line of a cart comes first.
  place: (model: Model, { as, lines }: ActFields["place"]) =>
    placeNew(model, { as, lines: lines.toReversed(), role: "customer", fields: { isMine: true } }),
  placeByStaff: (model: Model, { as, lines, discount, advance }: ActFields["placeByStaff"]) =>
    placeNew(model, { as, lines, role: "staff", fields: { discount, advance } }),
  call: note("called"),
  note: note("noted"),
  advance: noteAdvance,
  change,
  confirm: step(ORDER_STEPS.confirm, "staff"),
  cancel: step(ORDER_STEPS.cancel, "staff"),
  cancelAll,
  callOff,
  delete: remove,
  reopen: step(ORDER_STEPS.reopen, "staff"),
  restore,
};
