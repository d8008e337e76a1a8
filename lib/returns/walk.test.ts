import { beforeEach, describe, expect, it } from "vitest";
import type { UserDto } from "@/lib/accounts/users/dto";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import {
  namesOf,
  RETURN_STATES,
  RETURN_STEPS,
  type ReturnState,
  type ReturnStepName,
  type Step,
} from "@/lib/orders/lifecycle";
import { RETURN_TABS, returnStepsFrom, VOID_RETURN_STATES } from "@/lib/orders/lifecycle/rules";
import { moveReturn } from "@/lib/returns/move-return";
import { placeExchange } from "@/lib/returns/place-exchange";
import { listReturns, requireReturnDto } from "@/lib/returns/queries";
import { refundReturn } from "@/lib/returns/refund-return";
import { type MoveReturnRequest, moveReturnSchema, placeExchangeSchema } from "@/lib/returns/schema";
import { withdrawReturn } from "@/lib/returns/withdraw-return";
import { useDatabase } from "@/testing/database";
import { expectInvariants } from "@/testing/invariants";
import { makeOrder, readOrder } from "@/testing/orders";
import { codeOf } from "@/testing/outcomes";
import { bringTo } from "@/testing/parcels";
import { makeAdmin, makeProvedUser } from "@/testing/people";
import { makeProduct, readUnit } from "@/testing/products";
import { askReturnOf, openReturnOf, readReturn, wantBack } from "@/testing/returns";

useDatabase();

let admin: UserDto;
let customer: UserDto;
let jeans: ProductDto;
let tie: ProductDto;
let orderId: string;
let returnId: string;

/** Two jeans of ten at 1,000 are delivered; a tie costs 300. */
beforeEach(async () => {
  admin = await makeAdmin();
  customer = await makeProvedUser();
  jeans = await makeProduct({ stock: "10", price: 1_000 });
  tie = await makeProduct({ name: "Tie", stock: "3", price: 300 });
  orderId = await makeOrder(customer, { product: jeans, quantity: 2 });
  await bringTo(admin, orderId, "delivered");
});

const want = () => wantBack(orderId, [[jeans, 1]]);
const move = (request: MoveReturnRequest) =>
  moveReturn({ actor: admin, orderId, returnId, move: moveReturnSchema.parse(request) });

async function sellable() {
  const { lines } = await readReturn(orderId, returnId);
  return lines.map(({ lineId, quantity }) => ({ lineId: lineId.toString(), sellable: quantity }));
}

/** How each step is taken, one piece of the jeans for all of them. */
const TAKE: Readonly<Record<ReturnStepName, () => Promise<unknown>>> = {
  ask: async () => (returnId = await askReturnOf(customer, orderId, await want())),
  open: async () => (returnId = await openReturnOf(admin, orderId, await want())),
  withdraw: () => withdrawReturn({ user: customer, orderId, returnId }),
  accept: () => move({ from: "asked", to: "accepted" }),
  refuse: () => move({ from: "asked", to: "refused", reason: "used" }),
  callOff: () => move({ from: "accepted", to: "calledOff" }),
  receive: async () => await move({ from: "accepted", to: "received", sellable: await sellable() }),
  settle: () => move({ from: "received", to: "settled" }),
  async refund() {
    const { due } = await requireReturnDto(orderId, returnId);
    const refund = { amount: due, method: "cash", reference: "" } as const;
    return await refundReturn({ actor: admin, orderId, returnId, refund });
  },
};

/** The order of one piece for what comes back, and its way to the customer. */
async function exchangeFor(product: ProductDto): Promise<void> {
  const [size = "", color = ""] = [product.sizes[0], product.colors[0]];
  const input = placeExchangeSchema.parse({ lines: [{ productId: product._id, size, color, quantity: 1 }] });
  const placed = await placeExchange({ actor: admin, orderId, returnId, input });
  await bringTo(admin, placed.orderId, "delivered");
}

const stock = async () => (await readUnit(jeans._id)).stock;

const DATES = ["decidedAt", "receivedAt", "settledAt", "voidedAt"] as const;

type Stop = ReturnStepName | (() => Promise<unknown>);

const evenly = () => exchangeFor(jeans);
const cheaper = () => exchangeFor(tie);
/** Its exchange has not arrived, or leaves some money to be paid back. */
const notYet = async () => expect(await codeOf(TAKE.settle())).toBe("RETURN_STATE");

/** Each way through the table, by what it ends in; between the steps what is done beside them. */
const WALKS: Readonly<Record<string, { stops: Stop[]; stock: number; dates: string }>> = {
  "asked for and paid back": {
    stops: ["ask", "accept", "receive", "refund"],
    stock: 9,
    dates: "decidedAt receivedAt settledAt",
  },
  "opened by the desk and paid back": {
    stops: ["open", "receive", "refund"],
    stock: 9,
    dates: "receivedAt settledAt",
  },
  "exchanged for as much, before it is back": {
    stops: ["ask", "accept", evenly, "receive", "settle"],
    stock: 8,
    dates: "decidedAt receivedAt settledAt",
  },
  "exchanged for as much, once it is back": {
    stops: ["open", "receive", notYet, evenly, "settle"],
    stock: 8,
    dates: "receivedAt settledAt",
  },
  "exchanged for less, and the rest paid back": {
    stops: ["ask", "accept", cheaper, "receive", notYet, "refund"],
    stock: 9,
    dates: "decidedAt receivedAt settledAt",
  },
  refused: { stops: ["ask", "refuse"], stock: 8, dates: "decidedAt voidedAt" },
  withdrawn: { stops: ["ask", "withdraw"], stock: 8, dates: "voidedAt" },
  "called off": { stops: ["ask", "accept", "callOff"], stock: 8, dates: "decidedAt voidedAt" },
  "opened by the desk and called off": { stops: ["open", "callOff"], stock: 8, dates: "voidedAt" },
};

const isStep = (stop: Stop): stop is ReturnStepName => typeof stop === "string";

describe.each(Object.entries(WALKS))("a return that is %s", (_, { stops, stock: left, dates }) => {
  it("goes each step of the table, with its event and its dates, and its pieces and its money agree", async () => {
    for (const stop of stops) {
      if (!isStep(stop)) {
        await stop();
        continue;
      }
      const before = await stock();
      await TAKE[stop]();
      const { to, event, stamps = [], pieces, pays }: Step = RETURN_STEPS[stop];
      const entry = await readReturn(orderId, returnId);
      expect([stop, entry.state]).toEqual([stop, to]);
      expect((await readOrder(orderId)).events.at(-1)).toMatchObject({ kind: event, details: { returnId } });
      for (const field of stamps) expect([field, entry[field]]).toEqual([field, expect.any(Date)]);
      expect((await stock()) - before).toBe(pieces === "bring back" ? 1 : 0);
      expect([stop, Boolean(entry.refund)]).toEqual([stop, pays === true]);
      await expectInvariants();
    }
    expect(await stock()).toBe(left);
    const ended = await readReturn(orderId, returnId);
    const { state } = ended;
    expect(DATES.filter((field) => ended[field]).join(" ")).toBe(dates);
    expect(returnStepsFrom(state)).toEqual([]);
    const isSettled = RETURN_TABS.settled.includes(state);
    expect(VOID_RETURN_STATES.includes(state)).toBe(!isSettled);
    expect((await listReturns()).rows.map(({ _id, due }) => [_id, due])).toEqual(
      isSettled ? [[returnId, 0]] : [],
    );
  });
});

/** The states that a walk goes through, each with the step that leads on from it. */
const legsOf = (steps: ReturnStepName[]): string[] =>
  steps.map((name, at) => {
    const before = steps[at - 1];
    return `${before ? RETURN_STEPS[before].to : ""} → ${name}`;
  });

it("is walked by every step, from every state that it leads from, into every state", () => {
  const walks = Object.values(WALKS).map(({ stops }) => stops.filter(isStep));
  const table = namesOf(RETURN_STEPS).flatMap((name) => {
    const { from }: Step = RETURN_STEPS[name];
    return (from.length > 0 ? from : [""]).map((state) => `${state} → ${name}`);
  });
  expect([...new Set(walks.flatMap(legsOf))].toSorted()).toEqual(table.toSorted());
  const reached = walks.flat().map((name): ReturnState => RETURN_STEPS[name].to);
  expect([...new Set(reached)].toSorted()).toEqual(RETURN_STATES.toSorted());
});

/** The shortest way to each state. */
const WAY_TO: Readonly<Record<ReturnState, ReturnStepName[]>> = {
  asked: ["ask"],
  accepted: ["open"],
  received: ["open", "receive"],
  settled: ["open", "receive", "refund"],
  refused: ["ask", "refuse"],
  withdrawn: ["ask", "withdraw"],
  calledOff: ["open", "callOff"],
};
const LATER = namesOf(RETURN_STEPS).filter((name) => RETURN_STEPS[name].from.length > 0);

it.each(RETURN_STATES)("%s takes no step that the table does not lead from it", async (state) => {
  for (const name of WAY_TO[state]) await TAKE[name]();
  const others = LATER.filter((name) => !returnStepsFrom(state).includes(name));
  // A repeat finds it done.
  for (const name of others.filter((other) => RETURN_STEPS[other].to !== state || other !== "withdraw"))
    expect([name, await codeOf(TAKE[name]())]).toEqual([name, "RETURN_STATE"]);
  expect((await readReturn(orderId, returnId)).state).toBe(state);
  await expectInvariants();
});

it("is moved by the desk along each of its steps, but those that have a call of their own", () => {
  const taken = moveReturnSchema.options.map((option) => {
    const { from, to } = option.shape;
    return `${[...from.values].join()} → ${[...to.values].join()}`;
  });
  const byDesk = LATER.filter((name) => RETURN_STEPS[name].by[0] === "staff");
  expect(taken.toSorted()).toEqual(
    byDesk.map((name) => `${RETURN_STEPS[name].from.join()} → ${RETURN_STEPS[name].to}`).toSorted(),
  );
});
