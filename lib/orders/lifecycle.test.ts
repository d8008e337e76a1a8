import { describe, expect, it } from "vitest";
import {
  LIFECYCLE,
  namesOf,
  ORDER_STATUSES,
  ORDER_STEPS,
  PARCEL_STATES,
  PARCEL_STEP_BACK,
  PARCEL_STEPS,
  PIECE_MOVES,
  RETURN_STATES,
  RETURN_STEPS,
  SETTLEMENTS,
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
  isComingBack,
  isInShop,
  isOnItsWay,
  isOut,
  isOwing,
  isVoid,
  messageOfMove,
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
} from "@/lib/orders/lifecycle/rules";
import { timeline } from "@/lib/words/en/orders-timeline";
import { RETURN_LABELS } from "@/lib/orders/lines/words";
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

  it("sends messages that there are, by the name of the step's event where it has one", () => {
    for (const [step, { tells, event = tells }] of stepsOf(life)) {
      if (tells === undefined) continue;
      expect(CUSTOMER_MESSAGES, step).toContain(tells);
      expect(tells, step).toBe(event);
    }
  });

  it("says who may take each step", () => {
    for (const [step, { by }] of stepsOf(life)) expect(by.length, step).toBeGreaterThan(0);
  });
});

const ALL_STEPS = LIVES.flatMap(([name, life]) =>
  stepsOf(life).map(([step, row]): [string, Step] => [`${name}: ${step}`, row]),
);
const stepsThat = (isWanted: (step: Step) => boolean) =>
  ALL_STEPS.flatMap(([step, row]) => (isWanted(row) ? [step] : []));

describe("the steps", () => {
  it.each<[string, (step: Step) => boolean, string[]]>([
    [
      "take an order off every list",
      ({ hides }) => hides === true,
      ["callOff", "delete", "deleteConfirmed", "hide"],
    ],
    ["wait until its parcel is unpacked", ({ parcel }) => parcel === "unpacked", ["reopen"]],
    [
      "are taken only while its parcel is in the shop",
      ({ parcel }) => parcel === "inShop",
      ["cancelConfirmed", "deleteConfirmed"],
    ],
  ])("that %s are its own", (_, isWanted, steps) => {
    expect(stepsThat(isWanted)).toEqual(steps.map((step) => `order: ${step}`));
  });

  it("that pay back are the admins'", () => {
    expect(stepsThat(({ pays }) => pays === true)).toEqual(["return: refund"]);
    expect(RETURN_STEPS.refund.by).toEqual(["admin"]);
  });

  it("that put pieces which were away back into the stock are those at which they arrive", () => {
    expect(PIECE_MOVES["bring back"]).toEqual({ from: "away", into: "free" });
    expect(stepsThat(({ pieces }) => pieces === "bring back")).toEqual([
      "parcel: deliverInPart",
      "parcel: receive",
      "return: receive",
    ]);
  });

  it("leave of an order what they do with its pieces, but the taking, to be done after them", () => {
    const moves = Object.values<Step>(ORDER_STEPS).flatMap(({ pieces = "take" }) => pieces);
    const left = new Set<string>(moves.filter((move) => PIECE_MOVES[move].from !== "free"));
    expect([...left, "change"].toSorted()).toEqual(SETTLEMENTS.toSorted());
  });

  it("note when a return was decided on, arrived, was settled or came to nothing", () => {
    const stamps = Object.entries<Step>(RETURN_STEPS).map(([step, row]) => [step, ...(row.stamps ?? [])]);
    expect(stamps).toEqual([
      ["ask"],
      ["withdraw", "voidedAt"],
      ["accept", "decidedAt"],
      ["refuse", "decidedAt", "voidedAt"],
      ["open"],
      ["callOff", "voidedAt"],
      ["receive", "receivedAt"],
      ["settle", "settledAt"],
      ["refund", "settledAt"],
    ]);
  });

  it("back of a parcel are the desk's, and lock the return that an exchange is for", () => {
    expect(PARCEL_STEP_BACK).toEqual({ by: ["staff"], locks: "exchangeOf" });
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

  it("that are cancelled lead back to each that they were left from", () => {
    const back = (names: ("undoCancel" | "undoCancelConfirmed" | "restorePending" | "restoreConfirmed")[]) =>
      names.map((name) => [ORDER_STEPS[name].from[0], ORDER_STEPS[name].to]);
    const ways = [
      ["Canceled", "pending"],
      ["Canceled", "Confirmed"],
    ];
    expect(back(["undoCancel", "undoCancelConfirmed"])).toEqual(ways);
    expect(back(["restorePending", "restoreConfirmed"])).toEqual(ways);
  });

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

it("has a word for each state, and a step of its own for each state of a parcel and of a return", () => {
  for (const { states } of [LIFECYCLE.parcel, LIFECYCLE.return])
    expect(new Set(Object.values(states).map(({ step }) => step)).size).toBe(Object.keys(states).length);
  expect(namesOf(timeline.parcels)).toEqual(PARCEL_STATES);
  expect(namesOf(RETURN_LABELS)).toEqual(RETURN_STATES);
  for (const label of Object.values(timeline.parcels)) expect(label).not.toBe("");
  const told = TIMELINE_STEPS.map((step) => timeline.steps[step]({ carrier: "courier", isToCome: false }));
  for (const label of told) expect(label).not.toBe("");
  expect(new Set(told).size).toBe(TIMELINE_STEPS.length);
});
