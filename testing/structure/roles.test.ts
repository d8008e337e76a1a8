import { join } from "node:path";
import { expect, it } from "vitest";
import { ROLES } from "@/lib/accounts/users/constants";
import { namesOf, ORDER_STEPS, PARCEL_STEPS, RETURN_STEPS, type Step } from "@/lib/orders/lifecycle";
import { CALLER_NAMES } from "@/testing/fire/callers";

it("the access matrix has a caller of each role", () => {
  const named: readonly string[] = CALLER_NAMES;
  // Customers are two callers: one calls about their own things, the other about somebody else's.
  expect(ROLES.filter((role) => role !== "customer" && !named.includes(role))).toEqual([]);
});

const PLACE = ["POST orders", "POST orders/byStaff"];
const DECIDE = ["PATCH orders/[id]"];
const REOPEN = ["POST orders/[id]/reopen"];
const RESTORE = ["POST deleted/[kind]/[id]/restore"];
/** Customers call off an order of theirs with it, admins delete any: lib/orders/decide/delete-order.ts. */
const DELETE = ["DELETE orders/[id]"];
const MOVE = ["PATCH orders/[id]/parcel"];
const MOVE_RETURN = ["PATCH orders/[id]/returns/[returnId]"];

type CallsOf<Steps> = Record<keyof Steps, string[]>;
const ORDER_CALLS: CallsOf<typeof ORDER_STEPS> = {
  place: PLACE,
  commit: PLACE,
  abandon: [],
  confirm: DECIDE,
  cancel: DECIDE,
  cancelConfirmed: ["POST orders/[id]/cancel"],
  callOff: DELETE,
  delete: DELETE,
  deleteConfirmed: DELETE,
  reopen: REOPEN,
  undoCancel: REOPEN,
  undoCancelConfirmed: REOPEN,
  hide: DELETE,
  restore: RESTORE,
  restorePending: RESTORE,
  restoreConfirmed: RESTORE,
};
const PARCEL_CALLS: CallsOf<typeof PARCEL_STEPS> = {
  pack: MOVE,
  handOver: MOVE,
  deliver: MOVE,
  sendBack: MOVE,
  deliverInPart: MOVE,
  lose: MOVE,
  receive: MOVE,
};
const RETURN_CALLS: CallsOf<typeof RETURN_STEPS> = {
  ask: ["POST orders/[id]/returnRequests"],
  withdraw: ["DELETE orders/[id]/returnRequests/[returnId]"],
  accept: MOVE_RETURN,
  refuse: MOVE_RETURN,
  open: ["POST orders/[id]/returns"],
  callOff: MOVE_RETURN,
  receive: MOVE_RETURN,
  settle: MOVE_RETURN,
  refund: ["POST orders/[id]/returns/[returnId]/refund"],
};

const rowsOf = <Name extends string>(steps: Record<Name, Step>, calls: Record<Name, string[]>) =>
  namesOf(steps).map((name) => ({ name, by: steps[name].by, calls: calls[name] }));

async function callerOf(call: string): Promise<unknown> {
  const [method = "", path = ""] = call.split(" ");
  const handlers: Record<string, { declared?: { auth: unknown } }> = await import(
    join(process.cwd(), "app", "api", path, "route.ts")
  );
  return handlers[method]?.declared?.auth;
}

it.each([
  ...rowsOf(ORDER_STEPS, ORDER_CALLS),
  ...rowsOf(PARCEL_STEPS, PARCEL_CALLS),
  ...rowsOf(RETURN_STEPS, RETURN_CALLS),
])("the step $name is taken by those whom its calls let in", async ({ name, by, calls }) => {
  const people = by.filter((role) => role !== "courier" && role !== "system");
  if (calls === DELETE)
    return expect([name, ...people]).toEqual([name, name === "callOff" ? "customer" : "admin"]);
  expect(people).toEqual(await Promise.all(calls.map(callerOf)));
});

it("couriers take steps of parcels, and the shop itself takes only the one that ends a placing", () => {
  const stepsBy = (who: Step["by"][number]) =>
    [ORDER_STEPS, PARCEL_STEPS, RETURN_STEPS].flatMap((steps) =>
      Object.entries<Step>(steps).flatMap(([name, { by }]) => (by.includes(who) ? [name] : [])),
    );
  expect(stepsBy("courier")).toEqual(["handOver", "deliver", "sendBack", "deliverInPart"]);
  expect(stepsBy("system")).toEqual(["abandon"]);
});
