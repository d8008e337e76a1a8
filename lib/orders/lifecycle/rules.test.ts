import { describe, expect, it } from "vitest";
import {
  namesOf,
  PARCEL_STATES,
  PARCEL_STEPS,
  RETURN_STATES,
  RETURN_STEPS,
  STORED_STATUSES,
  TIMELINE_STEPS,
} from "@/lib/orders/lifecycle";
import {
  anyOf,
  eventsTo,
  findMove,
  FIRST_PARCEL_TAB,
  HANDED_OVER,
  hasArrived,
  hasReachedDoor,
  HIDDEN_STATUSES,
  HOLDING_STATUSES,
  IN_SHOP,
  isAgreed,
  isAwaitingPieces,
  isComingBack,
  isDelivered,
  isInShop,
  isKeptForMoney,
  isMove,
  isOnItsWay,
  isOnlyAsked,
  isOwing,
  isPacked,
  isPlacing,
  isReturnOpen,
  isStanding,
  isVoid,
  moveBy,
  NOT_HANDED_OVER,
  OPEN_RETURN_STATES,
  PARCEL_TABS,
  PLACED,
  RETURN_TABS,
  returnStepOf,
  SOLD,
  stampOf,
  STANDING,
  stepsReached,
  takesBack,
  UNDECIDED,
  UNPACKED,
  VOID_RETURN_STATES,
  WITH_PARCEL,
  WITHOUT_OPEN_RETURN,
} from "@/lib/orders/lifecycle/rules";
import { recordOf } from "@/lib/platform/record-of";

describe("an order", () => {
  it.each([
    ["is being placed", STORED_STATUSES.filter(isPlacing), ["placing"]],
    ["holds pieces", HOLDING_STATUSES, ["placing", "pending"]],
    ["is hidden", HIDDEN_STATUSES, ["placing", "abandoned"]],
  ])("%s in these statuses", (_, statuses, expected) => {
    expect(statuses).toEqual(expected);
  });

  it.each([
    ["placed", PLACED, { $in: ["pending", "Confirmed", "Canceled"] }],
    ["undecided", UNDECIDED, "pending"],
    ["sold", SOLD, "Confirmed"],
  ])("that is %s is found by its status, unless it is deleted", (_, filter, status) => {
    expect(filter).toEqual({ status, deletedAt: null });
  });

  it("stands, deleted or not, until it is cancelled", () => {
    expect(STANDING).toEqual({ status: { $in: ["pending", "Confirmed"] } });
  });

  it.each([
    ["pending", ["placed"]],
    ["Canceled", ["placed", "canceled"]],
    ["Confirmed", ["placed", "confirmed"]],
    ["of another time", ["placed"]],
  ])("that is %s has these steps behind it", (status, steps) => {
    expect(stepsReached({ status })).toEqual(steps);
  });

  it.each([
    ["placed", ["placed", "reopened", "restored"]],
    ["confirmed", ["confirmed", "reopened", "restored"]],
    ["canceled", ["canceled", "calledOff", "deleted"]],
    ["packed", []],
  ] as const)("comes to %s by these events", (step, events) => {
    expect(eventsTo(step)).toEqual(events);
  });
});

describe("a parcel", () => {
  it.each([
    ["is in the shop", isInShop, ["toPack", "packed"]],
    ["has not arrived yet, and may", isOnItsWay, ["toPack", "packed", "handedOver"]],
    ["is with its customer", isDelivered, ["delivered", "partlyDelivered"]],
    ["comes back as a whole, or is back", isComingBack, ["returning", "returned"]],
    ["was seen by its customer", hasReachedDoor, ["delivered", "partlyDelivered", "returning", "returned"]],
    ["brings nothing any more", isVoid, ["returned", "lost"]],
    ["can have pieces that are back", takesBack, ["partlyDelivered", "returned"]],
    ["is owed by its courier", isOwing, ["handedOver", "delivered", "partlyDelivered", "lost"]],
    ["is packed", isPacked, PARCEL_STATES.filter((state) => state !== "toPack")],
  ])("%s in these states", (_, isSo, states) => {
    expect(PARCEL_STATES.filter(isSo)).toEqual(states);
  });

  it("of the time before there were parcels is not packed", () => {
    expect([null, undefined].map(isPacked)).toEqual([false, false]);
    expect(UNPACKED).toEqual({ "parcel.state": { $in: [null, "toPack"] } });
    expect(NOT_HANDED_OVER).toEqual({ "parcel.state": { $in: [null, "toPack", "packed"] } });
  });

  it("is found by where it is, and where it is out also once its order is deleted", () => {
    const out = ["handedOver", "delivered", "partlyDelivered", "returning", "returned", "lost"];
    expect(IN_SHOP).toEqual({ status: "Confirmed", "parcel.state": { $in: ["toPack", "packed"] } });
    expect(HANDED_OVER).toEqual({ "parcel.state": { $in: out } });
    expect(WITH_PARCEL).toEqual({ status: "Confirmed", $or: [{ deletedAt: null }, HANDED_OVER] });
  });

  it("awaits pieces that nobody has looked through, on its way back and after a delivery in part", () => {
    const awaiting = (isLookedThrough: boolean) =>
      PARCEL_STATES.filter((state) => isAwaitingPieces({ state, isLookedThrough }));
    expect(awaiting(false)).toEqual(["partlyDelivered", "returning"]);
    expect(awaiting(true)).toEqual(["returning"]);
  });

  it("is listed first where it is to be packed, then with the courier, then where it ended", () => {
    expect(Object.entries(PARCEL_TABS)).toEqual([
      ["toPack", ["toPack", "packed"]],
      ["withCourier", ["handedOver", "returning"]],
      ["done", ["delivered", "partlyDelivered", "returned", "lost"]],
    ]);
    expect(FIRST_PARCEL_TAB).toBe(namesOf(PARCEL_TABS)[0]);
  });

  it("stays where it is for a note in these states, and in no others", () => {
    const noted = PARCEL_STATES.filter((state) => findMove(state, state) !== null);
    expect(noted).toEqual(["packed", "handedOver", "partlyDelivered", "returning"]);
    for (const state of noted) expect(findMove(state, state)).toEqual({ kind: "same", step: null });
  });

  it("is moved by a step only in its direction", () => {
    const sent = findMove("handedOver", "delivered");
    expect(sent).toEqual({ kind: "forward", step: "deliver" });
    expect(findMove("delivered", "handedOver")).toEqual({ kind: "back", step: "deliver" });
    if (!sent) return;
    expect(isMove(sent, "forward", "deliver")).toBe(true);
    expect(isMove(sent, "back", "deliver")).toBe(false);
    expect(isMove(sent, "forward", "lose")).toBe(false);
  });

  it("is asked to move by a step from the first state that it leads from", () => {
    expect(moveBy(PARCEL_STEPS.lose)).toEqual({ from: "handedOver", to: "lost" });
    expect(moveBy(RETURN_STEPS.accept)).toEqual({ from: "asked", to: "accepted" });
  });

  it("has the times of two steps in fields of its own", () => {
    const stamped = TIMELINE_STEPS.flatMap((step) => (stampOf(step) ? [[step, stampOf(step)]] : []));
    expect(stamped).toEqual([
      ["packed", "packedAt"],
      ["handedOver", "handedOverAt"],
    ]);
  });
});

describe("a return", () => {
  it.each([
    ["is only asked for", isOnlyAsked, ["asked"]],
    ["keeps its pieces from other returns", isStanding, ["asked", "accepted", "received", "settled"]],
    ["is agreed", isAgreed, ["accepted", "received", "settled"]],
    ["has arrived", hasArrived, ["received", "settled"]],
  ])("%s in these states", (_, isSo, states) => {
    expect(RETURN_STATES.filter((state) => isSo({ state }))).toEqual(states);
  });

  it("is void, only asked for, or agreed", () => {
    expect(VOID_RETURN_STATES).toEqual(["refused", "withdrawn", "calledOff"]);
    for (const state of RETURN_STATES) {
      const is = [VOID_RETURN_STATES.includes(state), isOnlyAsked({ state }), isAgreed({ state })];
      expect(is.filter(Boolean), state).toEqual([true]);
    }
  });

  it("is open as long as a step leads on", () => {
    expect(OPEN_RETURN_STATES).toEqual(["accepted", "received"]);
    expect(RETURN_STATES.filter((state) => isReturnOpen({ state }))).toEqual([
      "asked",
      ...OPEN_RETURN_STATES,
    ]);
    expect(WITHOUT_OPEN_RETURN).toEqual({ "returns.state": { $nin: ["asked", "accepted", "received"] } });
  });

  it("is listed by whether it is to be answered, under way or settled; what came to nothing in no list", () => {
    expect(RETURN_TABS).toEqual({ asked: ["asked"], open: ["accepted", "received"], settled: ["settled"] });
  });

  it.each([
    ["returnAsked", "returnAsked"],
    ["returnOpened", "returnAccepted"],
    ["returnSettled", "returnSettled"],
    ["confirmed", undefined],
  ])("is brought by the event %s to %s", (event, step) => {
    expect(returnStepOf(event)).toBe(step);
  });
});

it("counts each name of a table from none", () => {
  expect(recordOf(namesOf(PARCEL_TABS), 0)).toEqual({ toPack: 0, withCourier: 0, done: 0 });
  expect(recordOf([], 0)).toEqual({});
});

it("names a single state in a filter as it is, and several or none in a list", () => {
  expect(anyOf(["pending"])).toBe("pending");
  expect(anyOf(["pending", "Confirmed"])).toEqual({ $in: ["pending", "Confirmed"] });
  expect(anyOf([])).toEqual({ $in: [] });
});

describe("an order counts for its money", () => {
  const deletedAt = new Date();
  it.each([
    [true, "as long as it is not deleted", { status: "pending", deletedAt: null }],
    [
      true,
      "once deleted, if its parcel is out",
      { status: "Confirmed", deletedAt, parcel: { state: "handedOver" } },
    ],
    [false, "once deleted in the shop", { status: "Confirmed", deletedAt, parcel: { state: "packed" } }],
    [false, "once deleted without a parcel", { status: "Confirmed", deletedAt }],
    [false, "once deleted and cancelled", { status: "Canceled", deletedAt, parcel: { state: "handedOver" } }],
  ] as const)("%s %s", (isKept, _, order) => {
    expect(isKeptForMoney(order)).toBe(isKept);
  });
});
