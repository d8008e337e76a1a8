import { isDeepStrictEqual } from "node:util";
import { LIFECYCLE, ORDER_STEPS, PARCEL_STEPS, RETURN_STEPS, type Step } from "@/lib/orders/lifecycle";
import type { ActFields, Wanted } from "@/testing/model/acts";
import { pricesOf, sum } from "@/testing/model/money";
import {
  canBeHad,
  type Model,
  type ModelOrder,
  NEW_ORDER,
  placeOf,
  requireMove,
  rowOf,
} from "@/testing/model/state";

type Role = "customer" | "staff";
type OrderStep = (typeof ORDER_STEPS)[keyof typeof ORDER_STEPS];

const FIRST = PARCEL_STEPS.pack.from[0];

function isParcelWhere({ parcel }: ModelOrder, step: Step): boolean {
  if (parcel === null || step.parcel === undefined) return true;
  if (step.parcel === "unpacked") return parcel === FIRST;
  return (rowOf(parcel).at === "shop") === (step.parcel === "inShop");
}

/** Takes a step of the table, and adds the event that the table names, if the step begins at the order's state. */
function take(order: ModelOrder, taken: OrderStep, role: Role): boolean {
  const step: Step = taken;
  const { to } = taken;
  if (!step.from.includes(order.status) || !isParcelWhere(order, step)) return false;
  const before = placeOf(order);
  if (to !== null) {
    if (to === "placing" || to === "abandoned") throw new Error("Only what is placed is an order.");
    const { status: from, parcel } = order;
    const isCanceled = LIFECYCLE.order.states[to].pieces === "free";
    order.cancellation = isCanceled ? { from, parcel, isDeletion: step.hides === true } : null;
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

/** Takes a step of a visible order. */
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

/** Adds a placed order, which holds its pieces. */
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

const hasOpenReturn = ({ returns }: ModelOrder): boolean =>
  [...returns.values()].some(({ state }) =>
    Object.values<Step>(RETURN_STEPS).some(({ from }) => from.includes(state)),
  );

function remove(model: Model, { order: name }: { order: number }): boolean {
  const order = shown(model, name);
  if (!order) return false;
  const { delete: ofPending, deleteConfirmed, hide } = ORDER_STEPS;
  if (!take(order, ofPending, "staff") && !take(order, deleteConfirmed, "staff"))
    return !hasOpenReturn(order) && take(order, hide, "staff");
  order.isCalledOff = false;
  return true;
}

function cancelAtDesk(model: Model, { order: name }: { order: number }): boolean {
  const order = shown(model, name);
  if (!order) return false;
  return take(order, ORDER_STEPS.cancel, "staff") || take(order, ORDER_STEPS.cancelConfirmed, "staff");
}

interface BackSteps {
  pending: OrderStep;
  Confirmed: OrderStep;
}

/** Restores the state before a cancellation, if its pieces are free. Exchanges stay cancelled: their credit is freed. */
function bringBack(model: Model, order: ModelOrder, steps: BackSteps): boolean {
  const { cancellation, exchangeOf, lines } = order;
  if (!cancellation || exchangeOf || !canBeHad(model, lines)) return false;
  return take(order, cancellation.from === "Confirmed" ? steps.Confirmed : steps.pending, "staff");
}

function undoCancel(model: Model, { order: name }: { order: number }): boolean {
  const order = shown(model, name);
  const parcel = order?.cancellation?.parcel ?? null;
  if (!order?.cancellation || order.cancellation.isDeletion) return false;
  const { undoCancel: pending, undoCancelConfirmed: Confirmed } = ORDER_STEPS;
  if (!bringBack(model, order, { pending, Confirmed })) return false;
  order.parcel = parcel;
  return true;
}

/** Restores a deleted order. If the deletion cancelled it, its state comes back too; any other only appears again. */
function restore(model: Model, { order: name }: { order: number }): boolean {
  const order = model.orders.get(name);
  if (!order?.isHidden) return false;
  const { restore: alone, restorePending: pending, restoreConfirmed: Confirmed } = ORDER_STEPS;
  const isDone = order.cancellation?.isDeletion
    ? bringBack(model, order, { pending, Confirmed })
    : take(order, alone, "staff");
  if (!isDone) return false;
  order.isHidden = false;
  order.isCalledOff = false;
  return true;
}

/** The desk works on visible orders, and on those that their customer cancelled. */
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
  cancelAtDesk,
  cancelAll,
  callOff,
  delete: remove,
  reopen: (model: Model, act: ActFields["reopen"]) =>
    step(ORDER_STEPS.reopen, "staff")(model, act) || undoCancel(model, act),
  restore,
};
