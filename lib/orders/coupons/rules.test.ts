import { describe, expect, it } from "vitest";
import {
  couponDiscount,
  type CouponTerms,
  isFreeByCoupon,
  ownDiscountOf,
  paidByCode,
  parseCode,
  takeOff,
} from "@/lib/orders/coupons/rules";

const JEANS = { price: 2_505, category: "Denim Pants" };
const CAP = { price: 500, category: "Caps" };
const LINES = [JEANS, CAP];

const coupon = (fields: Partial<CouponTerms> = {}): CouponTerms => ({
  code: "EID10",
  kind: "percent",
  value: 10,
  ...fields,
});

it.each([
  ["eid10", "EID10"],
  [" EID 10 ", "EID10"],
  ["ab", null],
  ["EID-10", null],
  ["A".repeat(21), null],
  ["ঈদ১০", null],
])("reads the code %j as %j", (typed, code) => {
  expect(parseCode(typed)).toBe(code);
});

describe("a code takes off", () => {
  it.each([
    ["a per cent of the items, half a taka rounded up", coupon(), [JEANS], 251],
    ["an amount", coupon({ kind: "amount", value: 300 }), LINES, 300],
    ["at most the items", coupon({ kind: "amount", value: 9_000 }), LINES, 3_005],
    ["all of them", coupon({ value: 100 }), LINES, 3_005],
    ["nothing below its sum", coupon({ minItems: 3_006 }), LINES, 0],
    ["from its sum on", coupon({ minItems: 3_005 }), LINES, 301],
    ["of its categories alone", coupon({ categories: ["Caps"] }), LINES, 50],
    [
      "at most those of its categories",
      coupon({ kind: "amount", value: 900, categories: ["Caps"] }),
      LINES,
      500,
    ],
    ["nothing of others", coupon({ categories: ["Belts"] }), LINES, 0],
    ["no item where it pays the delivery", coupon({ kind: "freeDelivery", value: 50 }), LINES, 0],
  ])("%s", (_, terms, lines, discount) => {
    expect(couponDiscount(terms, lines)).toBe(discount);
  });

  it("the delivery, where it holds", () => {
    const free = coupon({ kind: "freeDelivery", value: 0, minItems: 500 });
    expect([[CAP], [{ ...CAP, price: 499 }]].map((lines) => isFreeByCoupon(free, lines))).toEqual([
      true,
      false,
    ]);
    expect(isFreeByCoupon(coupon(), LINES)).toBe(false);
  });
});

describe("beside the shop's own discount", () => {
  const own = { amount: 200, reason: "Regular" };

  it("both are one discount, and the shop's can be told again", () => {
    const taken = takeOff({ lines: LINES, coupon: coupon(), own });
    expect(taken).toEqual({
      discount: { amount: 501, reason: "Regular, code EID10" },
      coupon: { discount: 301, own },
    });
    expect(ownDiscountOf(taken)).toEqual(own);
    expect(ownDiscountOf(takeOff({ lines: LINES, coupon: coupon() }))).toBeNull();
    expect(ownDiscountOf(takeOff({ lines: LINES, own }))).toEqual(own);
    expect(ownDiscountOf({ discount: { amount: 200 } })).toEqual({ amount: 200, reason: "" });
  });

  it("the shop's may be one taka", () => {
    const least = { amount: 1, reason: "Regular" };
    expect(takeOff({ lines: LINES, own: least }).discount).toEqual(least);
  });

  it("a code takes nothing where the shop has taken all", () => {
    const all = { amount: 3_005, reason: "Gift" };
    expect(takeOff({ lines: LINES, coupon: coupon(), own: all })).toEqual({
      discount: all,
      coupon: { discount: 0, own: all },
    });
  });

  it("a code that takes nothing off the items stays with the order", () => {
    const free = coupon({ kind: "freeDelivery", value: 0 });
    expect(takeOff({ lines: LINES, coupon: free, own })).toEqual({
      discount: own,
      coupon: { discount: 0, own },
    });
    expect(takeOff({ lines: LINES, coupon: free })).toEqual({ discount: null, coupon: { discount: 0 } });
  });

  it("a code is the only reason where the shop takes nothing off", () => {
    const nothing = { amount: 0, reason: "" };
    const discount = { amount: 301, reason: "code EID10" };
    for (const given of [nothing, null]) {
      expect(takeOff({ lines: LINES, coupon: coupon(), own: given }).discount).toEqual(discount);
      expect(takeOff({ lines: LINES, own: given })).toEqual({ discount: null });
    }
  });

  it("a code takes what is left", () => {
    const amount = coupon({ kind: "amount", value: 3_000 });
    expect(takeOff({ lines: LINES, coupon: amount, own })).toMatchObject({
      discount: { amount: 3_005 },
      coupon: { discount: 2_805 },
    });
  });
});

it.each([
  ["that a code pays", 0, { code: "SHIP", kind: "freeDelivery" as const }, " (code SHIP)"],
  ["that is charged in spite of one", 100, { code: "SHIP", kind: "freeDelivery" as const }, ""],
  ["that is free without the code", 0, { code: "EID10", kind: "percent" as const }, ""],
  ["without a code", 0, null, ""],
])("names behind the charge of a delivery %s its code", (_, deliveryCharge, ofOrder, words) => {
  expect(paidByCode({ deliveryCharge, coupon: ofOrder })).toBe(words);
});
