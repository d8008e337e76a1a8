import "server-only";
import { Types } from "mongoose";
import { changeOrder, type OrderChange } from "@/lib/orders/change-order";
import { type EventActor, makeEvent, type NewEvent } from "@/lib/orders/events";
import { checkedEvent } from "@/lib/orders/events/schema";
import { RETURN_STEPS, type ReturnStepName, type Step } from "@/lib/orders/lifecycle";
import { isReturnOpen } from "@/lib/orders/lifecycle/rules";
import { type SettledLine, startLeasedSettlement } from "@/lib/orders/settle-order";
import {
  readReturnable,
  type ReturnableOrder,
  requireReturn,
  requireState,
  type Whose,
} from "@/lib/returns/read-returnable";
import type { StoredReturn } from "@/lib/orders/lines/stored-return";

interface ReturnChange {
  /** The return as it is to be: a new one, or the one of its id. */
  entry: StoredReturn;
  event: NewEvent;
  /** Sold pieces that go into the stock with it, as numbers below 0. */
  pieces?: SettledLine[];
}

type Plan<Change> = (order: ReturnableOrder) => Promise<Change> | Change;

interface ChangeReturnsOptions {
  orderId: string;
  whose: Whose;
  /** Plans the change of the order as it is; null for none. It is called again where somebody else was faster. */
  plan: Plan<ReturnChange | null>;
}

/**
 * Changes one return of a Confirmed order, or adds it, with an event in the same write, by compare-and-set on the version
 * that the plan has seen; then the pieces move, once. Returns the products that this touched. Throws what the plan throws,
 * NOT_FOUND, RETURN_STATE and IN_PROGRESS.
 */
export async function changeReturns({ orderId, whose, plan }: ChangeReturnsOptions): Promise<string[]> {
  const touched = await changeOrder({
    read: () => readReturnable(orderId, whose),
    async plan(order) {
      const change = await plan(order);
      return change && putReturn(order, change);
    },
  });
  return touched ?? [];
}

function putReturn(order: ReturnableOrder, { entry, event, pieces = [] }: ReturnChange): OrderChange {
  const before = order.returns ?? [];
  const isNew = !before.some(({ id }) => id.equals(entry.id));
  const after = isNew ? [...before, entry] : before.map((one) => (one.id.equals(entry.id) ? entry : one));
  return {
    order,
    set: {
      returns: { $literal: after },
      ...(pieces.length > 0 && {
        ...startLeasedSettlement("change", new Types.ObjectId()),
        settlementLines: { $literal: pieces },
      }),
    },
    event,
  };
}

/** What a step does beside what the table says of it. */
export interface StepPlan {
  set?: Partial<StoredReturn>;
  /** What the event tells beside the return's id. */
  details?: Record<string, unknown>;
  pieces?: SettledLine[];
}

/** A return after a step of the table: its state, the dates of the step, and the step's event. */
export function afterStep(
  name: ReturnStepName,
  entry: Omit<StoredReturn, "state">,
  { by, set, details, pieces }: StepPlan & { by: EventActor },
): ReturnChange {
  const { to, event }: (typeof RETURN_STEPS)[ReturnStepName] = RETURN_STEPS[name];
  const { stamps = [] }: Step = RETURN_STEPS[name];
  const now = new Date();
  const after = { ...entry, state: to, ...Object.fromEntries(stamps.map((field) => [field, now])), ...set };
  return {
    entry: isReturnOpen(after) ? after : withoutAccount(after),
    event: makeEvent({ by, ...checkedEvent(event, { returnId: entry.id.toString(), ...details }) }),
    pieces,
  };
}

/** Nobody pays to it any more. */
function withoutAccount({ payTo: _payTo, ...entry }: StoredReturn): StoredReturn {
  return entry;
}

interface TakeStepOptions {
  name: ReturnStepName;
  by: EventActor;
  orderId: string;
  returnId: string;
  plan: (entry: StoredReturn, order: ReturnableOrder) => Promise<StepPlan> | StepPlan;
}

/** The desk takes a return a step on, if it is where the step leads from. Throws as changeReturns() does. */
export async function takeStep({ name, by, orderId, returnId, plan }: TakeStepOptions): Promise<string[]> {
  return await changeReturns({
    orderId,
    whose: "anybody",
    plan: async (order) => {
      const entry = requireReturn(order, returnId);
      requireState(entry, RETURN_STEPS[name].from);
      return afterStep(name, entry, { by, ...(await plan(entry, order)) });
    },
  });
}
