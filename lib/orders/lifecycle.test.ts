import { describe, expect, it } from "vitest";
import { EVENT_KINDS } from "@/lib/orders/constants";
import {
  LIFECYCLE,
  namesOf,
  ORDER_STATUSES,
  ORDER_STEPS,
  PARCEL_STATES,
  PARCEL_STEPS,
  PIECE_MOVES,
  RETURN_STATES,
  type Step,
  STORED_STATUSES,
  TIMELINE_STEPS,
} from "@/lib/orders/lifecycle";
import {
  CANCELED_STATUSES,
  DELIVERED_STATES,
  ENDED_STATES,
  eventsTo,
  findMove,
  hasArrived,
  isAgreed,
  isOnlyAsked,
  isComingBack,
  isInShop,
  isOnItsWay,
  isOut,
  isOwing,
  isReturnOpen,
  isStanding,
  isVoid,
  messageOfMove,
  OPEN_RETURN_STATES,
  OUT_STATES,
  OWING_STATES,
  PARCEL_TABS,
  parcelIn,
  parcelStepsFrom,
  SOLD_STATUSES,
  stateBefore,
  stepsReached,
  takesBack,
  UNDECIDED_STATUSES,
  VOID_RETURN_STATES,
} from "@/lib/orders/lifecycle/rules";
import { PARCEL_LABELS, STEP_LABELS } from "@/lib/orders/lifecycle/words";
import { RETURN_WORDS } from "@/lib/orders/lines/words";
import { CUSTOMER_MESSAGES } from "@/lib/messages/constants";

interface Life {
  states: Readonly<Record<string, { step: string; pieces?: string }>>;
  steps: Readonly<Record<string, Step>>;
}

const LIVES: [string, Life][] = [
  ["order", LIFECYCLE.order],
  ["parcel", LIFECYCLE.parcel],
  ["return", LIFECYCLE.return],
];

/** Where a parcel begins: with the order that is confirmed. */
const BEGUN: Readonly<Record<string, readonly string[]>> = { parcel: PARCEL_STEPS.pack.from };

const stepsOf = (life: Life): [string, Step][] => Object.entries(life.steps);

describe.each(LIVES)("the life of an %s", (name, life) => {
  it("reaches every state", () => {
    const reached = new Set<string>(BEGUN[name] ?? []);
    for (let size = -1; size !== reached.size;) {
      size = reached.size;
      for (const [, { from, to }] of stepsOf(life))
        if (to !== null && (from.length === 0 || from.some((state) => reached.has(state)))) reached.add(to);
    }
    expect([...reached].toSorted()).toEqual(Object.keys(life.states).toSorted());
  });

  it("moves the pieces of a step from where they are to where its state has them", () => {
    for (const [step, { from, to, pieces }] of stepsOf(life)) {
      const before = from.map((state) => life.states[state]?.pieces);
      const after = to === null ? undefined : life.states[to]?.pieces;
      // What is ticked as sellable moves line by line, whatever the state says of the others.
      if (after === undefined || pieces === "bring back") continue;
      for (const place of before.length === 0 ? ["free"] : before)
        expect([step, pieces ? PIECE_MOVES[pieces] : { from: place, into: place }]).toEqual([
          step,
          { from: place, into: after },
        ]);
    }
  });

  it("brings back only what is away", () => {
    for (const [step, { from, pieces }] of stepsOf(life))
      if (pieces === "bring back" && name === "parcel")
        expect([step, from.map((state) => life.states[state]?.pieces)]).toEqual([step, ["away"]]);
  });

  it("writes events and sends messages that there are", () => {
    for (const [step, { event, tells }] of stepsOf(life)) {
      if (event !== undefined) expect(EVENT_KINDS, step).toContain(event);
      if (tells !== undefined) expect(CUSTOMER_MESSAGES, step).toContain(tells);
    }
  });

  it("says who may take each step", () => {
    for (const [step, { by }] of stepsOf(life)) expect(by.length, step).toBeGreaterThan(0);
  });
});

describe("the statuses", () => {
  it("are undecided, sold or canceled, each one of them", () => {
    expect([...UNDECIDED_STATUSES, ...SOLD_STATUSES, ...CANCELED_STATUSES].toSorted()).toEqual(
      ORDER_STATUSES.toSorted(),
    );
    expect(STORED_STATUSES.filter((status) => !ORDER_STATUSES.some((shown) => shown === status))).toEqual([
      "placing",
      "abandoned",
    ]);
  });

  it.each(["confirm", "cancel", "callOff", "delete"] as const)(
    "can each be left by %s as long as nobody has decided",
    (name) => {
      const { from }: Step = ORDER_STEPS[name];
      expect(from.toSorted()).toEqual(UNDECIDED_STATUSES.toSorted());
    },
  );

  it("that are decided can be hidden and restored, whichever it is", () => {
    const decided = [...SOLD_STATUSES, ...CANCELED_STATUSES].toSorted();
    for (const { from } of [ORDER_STEPS.hide, ORDER_STEPS.restore]) expect(from.toSorted()).toEqual(decided);
  });

  it("are canceled by whoever can: its customer, staff and an admin", () => {
    expect(eventsTo("canceled")).toEqual(["canceled", "calledOff", "deleted"]);
  });
});

describe("the states of a parcel", () => {
  it("owe money only where a courier has, or had, it", () => {
    expect(OWING_STATES.filter((state) => !isOut(state))).toEqual([]);
    expect(OUT_STATES.filter((state) => !isOwing(state)).every(isComingBack)).toBe(true);
  });

  it("are out or in the shop", () => {
    for (const state of PARCEL_STATES) expect(isInShop(state), state).toBe(!isOut(state));
  });

  it("stand each in one tab", () => {
    expect(Object.values(PARCEL_TABS).flat().toSorted()).toEqual(PARCEL_STATES.toSorted());
  });

  it("end where no step leads on", () => {
    expect(ENDED_STATES).toEqual(PARCEL_TABS.done);
    for (const state of ENDED_STATES) expect(parcelStepsFrom(state), state).toEqual([]);
    expect(ENDED_STATES.some(isOnItsWay)).toBe(false);
  });

  it("take pieces back only where they are out", () => {
    for (const state of PARCEL_STATES.filter(takesBack)) expect(isOut(state), state).toBe(true);
  });

  it("make an exchange void where it ended at nobody", () => {
    expect(PARCEL_STATES.filter(isVoid)).toEqual(
      ENDED_STATES.filter((state) => !DELIVERED_STATES.includes(state)),
    );
  });

  it("go a step on, and the same step back", () => {
    for (const from of PARCEL_STATES)
      for (const to of PARCEL_STATES.filter((state) => state !== from)) {
        const kind = findMove(from, to)?.kind;
        const reverse = { forward: "back", back: "forward", same: "same" } as const;
        expect(findMove(to, from)?.kind, `${from} → ${to}`).toBe(kind && reverse[kind]);
      }
  });

  it("have one state before each but the first", () => {
    expect(PARCEL_STATES.filter((state) => stateBefore(state) === undefined)).toEqual(["toPack"]);
    expect(stateBefore("lost")).toBe("handedOver");
  });

  it("lead the timeline from the order's placing to themselves", () => {
    for (const state of PARCEL_STATES) {
      const steps = stepsReached({ status: "Confirmed", parcel: { state } });
      expect(steps.slice(0, 2)).toEqual(["placed", "confirmed"]);
      expect(steps.at(-1)).toBe(LIFECYCLE.parcel.states[state].step);
    }
    expect(stepsReached({ status: "Confirmed", parcel: { state: "returned" } })).toEqual([
      "placed",
      "confirmed",
      "packed",
      "handedOver",
      "returning",
      "returned",
    ]);
  });

  it("find parcels from before there were any in the first", () => {
    expect(parcelIn(["toPack"])).toEqual({ "parcel.state": { $in: [null, "toPack"] } });
    expect(parcelIn(["packed"])).toEqual({ "parcel.state": "packed" });
    expect(parcelIn(["packed", "lost"])).toEqual({ "parcel.state": { $in: ["packed", "lost"] } });
  });

  it("tell the customer when the courier takes it and when it has arrived, and nothing of what is taken back", () => {
    const told = PARCEL_STATES.flatMap((from) =>
      PARCEL_STATES.flatMap((to) => {
        const message = messageOfMove(from, to);
        return message ? [`${from} → ${to}: ${message}`] : [];
      }),
    );
    expect(told).toEqual([
      "packed → handedOver: handedOver",
      "handedOver → delivered: delivered",
      "handedOver → partlyDelivered: delivered",
    ]);
  });
});

describe("the states of a return", () => {
  it("are void, asked for, or agreed", () => {
    for (const state of RETURN_STATES) {
      expect(isStanding({ state }), state).toBe(!VOID_RETURN_STATES.includes(state));
      expect(isAgreed({ state }), state).toBe(isStanding({ state }) && !isOnlyAsked({ state }));
      if (hasArrived({ state })) expect(isAgreed({ state }), state).toBe(true);
    }
  });

  it("are open as long as a step leads on", () => {
    expect(OPEN_RETURN_STATES).toEqual(["accepted", "received"]);
    expect(RETURN_STATES.filter((state) => isReturnOpen({ state }))).toEqual([
      "asked",
      ...OPEN_RETURN_STATES,
    ]);
    expect(VOID_RETURN_STATES.some((state) => isReturnOpen({ state }))).toBe(false);
  });
});

it("has a word for each state", () => {
  expect(namesOf(PARCEL_LABELS)).toEqual(PARCEL_STATES);
  expect(namesOf(RETURN_WORDS)).toEqual(RETURN_STATES);
  expect(namesOf(STEP_LABELS).toSorted()).toEqual(TIMELINE_STEPS.toSorted());
  for (const label of [PARCEL_LABELS, STEP_LABELS].flatMap((words) => Object.values(words)))
    expect(label).not.toBe("");
});
