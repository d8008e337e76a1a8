import { describe, expect, it } from "vitest";
import type { ReturnState } from "@/lib/orders/lifecycle";
import {
  lastReturnDay,
  listReturnable,
  picturesKeptUntil,
  sharedDiscount,
  sharedReason,
  sumAgreed,
  sumArrived,
  sumArrivedTaka,
  sumAtDoor,
  sumAtDoorTaka,
  sumCameBack,
  sumReturnable,
  sumSellable,
  takenBy,
  valueOfPieces,
  withLines,
} from "@/lib/orders/lines/rules";

const [JEANS, SHIRT] = ["a", "b"];
/** Three jeans for 1,000 BDT in all, and two shirts for 500. */
const CART = [
  { _id: JEANS, quantity: 3, price: 1_000 },
  { _id: SHIRT, quantity: 2, price: 500 },
];

const jeans = (quantity: number, fields: { value?: number; sellable?: number | null } = {}) => ({
  lineId: JEANS,
  quantity,
  value: 0,
  ...fields,
});
const returned = (state: ReturnState, ...lines: ReturnType<typeof jeans>[]) => ({ state, lines });
const atDoor = (...lines: { lineId: string; sellable: number; back?: number | null }[]) => ({
  parcel: { state: "partlyDelivered", returned: lines },
});

describe("what came back at the door", () => {
  it("is all that was counted, and the sellable pieces where only they were", () => {
    const order = atDoor({ lineId: JEANS, sellable: 1, back: 2 }, { lineId: SHIRT, sellable: 1, back: null });
    expect(Object.fromEntries(sumAtDoor(order))).toEqual({ [JEANS]: 2, [SHIRT]: 1 });
    expect(sumAtDoor({ parcel: null }).size).toBe(0);
  });

  it("is worth its part of what was agreed, rounded down", () => {
    const order = {
      cartItems: CART,
      ...atDoor({ lineId: JEANS, sellable: 2 }, { lineId: "gone", sellable: 1 }),
    };
    expect(Object.fromEntries(sumAtDoorTaka(order))).toEqual({ [JEANS]: 666, gone: 0 });
  });
});

describe("what came back later", () => {
  const returns = [
    returned("asked", jeans(1, { value: 1 })),
    returned("accepted", jeans(1, { value: 2 })),
    returned("received", jeans(1, { value: 4, sellable: 1 })),
    returned("settled", jeans(2, { value: 8, sellable: null }), { ...jeans(1), lineId: SHIRT }),
    returned("calledOff", jeans(1, { value: 16 })),
  ];

  it("is what has arrived", () => {
    expect(Object.fromEntries(sumArrived(returns))).toEqual({ [JEANS]: 3, [SHIRT]: 1 });
    expect(Object.fromEntries(sumArrivedTaka(returns))).toEqual({ [JEANS]: 12, [SHIRT]: 0 });
    expect(sumArrived(null).size).toBe(0);
  });

  it("is in the stock again, with what came at the door, as far as it can be sold", () => {
    const order = { ...atDoor({ lineId: JEANS, sellable: 2, back: 5 }), returns };
    expect(Object.fromEntries(sumSellable(order))).toEqual({ [JEANS]: 3, [SHIRT]: 0 });
    expect(sumSellable({}).size).toBe(0);
  });
});

describe("what came back in all", () => {
  const returns = [returned("received", jeans(1)), returned("asked", jeans(1))];
  it.each([
    ["nothing of a parcel that arrived", { parcel: { state: "delivered" } }, [0, 0]],
    ["what arrived of its returns", { parcel: { state: "delivered" }, returns }, [1, 0]],
    [
      "that and what came at the door",
      { ...atDoor({ lineId: JEANS, sellable: 0, back: 1 }), returns },
      [2, 0],
    ],
    ["all of a parcel that comes back", { parcel: { state: "returning" } }, [3, 2]],
    ["all of a parcel that is back", { parcel: { state: "returned" } }, [3, 2]],
    ["nothing without a parcel", {}, [0, 0]],
  ])("is %s", (_, order, [ofJeans, ofShirts]) => {
    const sums = sumCameBack({ cartItems: CART, ...order });
    expect(Object.fromEntries(sums)).toEqual({ [JEANS]: ofJeans, [SHIRT]: ofShirts });
  });
});

describe("what can be returned", () => {
  it.each([
    ["all without a return", undefined, 3],
    ["less what is asked for", "asked", 1],
    ["less what is agreed", "accepted", 1],
    ["less what has arrived", "received", 1],
    ["less what is settled", "settled", 1],
    ["all after a refusal", "refused", 3],
    ["all after a withdrawal", "withdrawn", 3],
    ["all after the desk called it off", "calledOff", 3],
  ] as const)("is %s", (_, state, left) => {
    const returns = state && [returned(state, jeans(2))];
    expect(sumReturnable({ cartItems: CART, returns }).get(JEANS)).toBe(left);
  });

  it("is less what came back at the door, and lists no line of which nothing is left", () => {
    const order = { cartItems: CART, ...atDoor({ lineId: JEANS, sellable: 1, back: 3 }) };
    expect(Object.fromEntries(sumReturnable(order))).toEqual({ [JEANS]: 0, [SHIRT]: 2 });
    expect(listReturnable(order)).toEqual([{ lineId: SHIRT, most: 2 }]);
  });
});

it("finds the line of each entry, and leaves out what is of no line", () => {
  const entries = [
    { lineId: SHIRT, note: 1 },
    { lineId: "gone", note: 2 },
  ];
  expect(withLines({ cartItems: CART }, entries)).toEqual([{ lineId: SHIRT, note: 1, line: CART[1] }]);
});

describe("what was agreed for a line", () => {
  it.each([
    ["its price without a discount", undefined, [1_000, 500]],
    ["less its share of the discount", 300, [800, 400]],
    ["in whole taka that add up", 100, [934, 466]],
    ["nothing where all is given", 1_500, [0, 0]],
  ])("is %s", (_, off, [ofJeans, ofShirts]) => {
    const order = { cartItems: CART, ...(off !== undefined && { discount: { amount: off } }) };
    expect(Object.fromEntries(sumAgreed(order))).toEqual({ [JEANS]: ofJeans, [SHIRT]: ofShirts });
  });

  it("is nothing in an order that cost nothing", () => {
    const free = CART.map((line) => ({ ...line, price: 0 }));
    expect([...sumAgreed({ cartItems: free, discount: { amount: 10 } }).values()]).toEqual([0, 0]);
  });
});

describe("what pieces are worth", () => {
  const valueOf = (quantity: number, ...returns: ReturnType<typeof returned>[]) =>
    valueOfPieces({ cartItems: CART, returns }, JEANS, quantity);

  it("is their part of what was agreed, rounded down, and all of it for all of them", () => {
    expect([1, 2, 3].map((quantity) => valueOf(quantity))).toEqual([333, 666, 1_000]);
    expect(valueOfPieces({ cartItems: CART }, SHIRT, 1)).toBe(250);
  });

  it("is what is left for the last of them", () => {
    expect(valueOf(1, returned("settled", jeans(1, { value: 333 })))).toBe(333);
    expect(valueOf(1, returned("settled", jeans(2, { value: 666 })))).toBe(334);
    expect(
      valueOf(
        1,
        returned("accepted", jeans(1, { value: 333 })),
        returned("received", jeans(1, { value: 333 })),
      ),
    ).toBe(334);
  });

  it("is never more than what is left of what was agreed", () => {
    expect(valueOf(1, returned("settled", jeans(1, { value: 900 })))).toBe(100);
  });

  it.each(["asked", "refused", "withdrawn", "calledOff"] as const)(
    "takes no notice of a return that is %s",
    (state) => {
      expect(valueOf(2, returned(state, jeans(2, { value: 666 })))).toBe(666);
    },
  );

  it("takes no notice of other lines, and is nothing for what is no line", () => {
    expect(valueOf(1, returned("settled", { ...jeans(2, { value: 500 }), lineId: SHIRT }))).toBe(333);
    expect(valueOfPieces({ cartItems: CART }, "gone", 1)).toBe(0);
  });
});

describe("what an exchange takes of its credit", () => {
  const exchange = { cartItems: CART, amount: 1_600 };
  it.each([
    ["all that it costs", {}, 1_600],
    ["less what was paid in advance", { advance: { amount: 600 } }, 1_000],
    ["less what was handed back at the door", atDoor({ lineId: SHIRT, sellable: 1 }), 1_350],
    ["never less than nothing", { advance: { amount: 1_700 } }, 0],
  ])("is %s", (_, fields, taken) => {
    expect(takenBy({ ...exchange, ...fields })).toBe(taken);
  });
});

describe("the last day for a return", () => {
  it.each([
    ["2026-11-22T00:00:00+06:00", "2026-11-25"],
    ["2026-11-22T23:59:59+06:00", "2026-11-25"],
    ["2026-11-29T12:00:00+06:00", "2026-12-02"],
  ])("of what was delivered at %s is %s", (deliveredAt, day) => {
    expect(lastReturnDay(new Date(deliveredAt))).toBe(day);
  });
});

describe("the pictures of a return", () => {
  const end = new Date("2026-01-01T00:00:00Z");
  const until = new Date("2026-04-01T00:00:00Z");
  it("are kept for ninety days after it was settled or came to nothing, and until then as long as it lasts", () => {
    expect(picturesKeptUntil({ settledAt: end })).toEqual(until);
    expect(picturesKeptUntil({ settledAt: null, voidedAt: end })).toEqual(until);
    expect(picturesKeptUntil({})).toBeNull();
  });
});

describe("what an exchange has again of a discount", () => {
  /** Three jeans of 1,000 BDT, for which 800 were agreed. */
  const back = { cartItems: CART, lines: [jeans(3)], value: 800 };

  it.each([
    ["all of it for items of the same price", { ...back, items: 1_000 }, 200],
    ["no more of it for dearer ones", { ...back, items: 1_500 }, 200],
    ["a share of it, in whole BDT, for cheaper ones", { ...back, items: 333 }, 66],
    ["that of the pieces which come back", { ...back, lines: [jeans(1)], value: 300, items: 1_000 }, 33],
    ["nothing where none was given", { ...back, value: 1_000, items: 1_000 }, 0],
    ["nothing where more was agreed than they cost", { ...back, value: 1_200, items: 1_000 }, 0],
    [
      "nothing for a line that the order has not",
      { ...back, lines: [{ lineId: "c", quantity: 1 }], items: 500 },
      0,
    ],
  ])("is %s", (_, coming, discount) => {
    expect(sharedDiscount(coming)).toBe(discount);
  });

  it("names the order that had it", () => {
    expect(sharedReason({ orderNumber: 1_042 })).toBe("Discount of order 1042");
  });
});
