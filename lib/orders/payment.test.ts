import { describe, expect, it } from "vitest";
import { PARCEL_STATES } from "@/lib/orders/lifecycle";
import {
  cashExpectedOf,
  cashToCollect,
  type Charged,
  isCollectedAtDoor,
  PAYMENT_METHODS,
  paymentLabel,
  REFERENCED_METHODS,
  USUAL_PAYMENT,
} from "@/lib/orders/payment";

const ORDER: Charged = { paymentMethod: "Cash On Delivery", amount: 1_600 };

describe("a way to pay", () => {
  it("is cash on delivery, which needs no reference for an advance", () => {
    expect(PAYMENT_METHODS).toEqual(["Cash On Delivery"]);
    expect(USUAL_PAYMENT).toBe("Cash On Delivery");
    expect(REFERENCED_METHODS).toEqual([]);
  });

  it.each(["Cash On Delivery", "Gold", "toString"])(
    "called %s is collected at the door, and keeps its name",
    (name) => {
      expect(isCollectedAtDoor(name)).toBe(true);
      expect(paymentLabel(name)).toBe(name);
    },
  );
});

describe("what is collected at the door", () => {
  it.each([
    ["all of an order", {}, 1_600],
    ["all of one of a method that there is no more", { paymentMethod: "Gold" }, 1_600],
    ["less an advance", { advance: { amount: 500 } }, 1_100],
    ["less what came back in exchange", { exchangeOf: { credit: 1_000 } }, 600],
    ["less both", { advance: { amount: 500 }, exchangeOf: { credit: 1_000 } }, 100],
    ["nothing that is paid too much already", { advance: { amount: 700 }, exchangeOf: { credit: 1_000 } }, 0],
    ["all where neither is noted", { advance: null, exchangeOf: null }, 1_600],
  ])("is %s", (_, fields, cash) => {
    expect(cashToCollect({ ...ORDER, ...fields })).toBe(cash);
  });
});

it("is owed by the courier from the hand-over on, but for what comes back", () => {
  const owing = PARCEL_STATES.filter((state) => cashExpectedOf({ state, cashExpected: 900 }) === 900);
  expect(owing).toEqual(["handedOver", "delivered", "partlyDelivered", "lost"]);
  for (const state of PARCEL_STATES) expect(cashExpectedOf({ state }), state).toBe(0);
  expect(cashExpectedOf({ state: "returned", cashExpected: 900 })).toBe(0);
});
