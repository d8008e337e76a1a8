import { describe, expect, it } from "vitest";
import { findCouponRefusal } from "@/lib/orders/coupons/find-refusal";

const NOW = Date.parse("2026-03-10T12:00:00+06:00");
const COUPON = { code: "EID10", kind: "percent", value: 10 } as const;
const LINES = [
  { price: 1_250, category: "Denim Pants" },
  { price: 505, category: "Caps" },
];

const at = (milliseconds: number) => new Date(NOW + milliseconds);

function refuse(terms: Record<string, unknown>, lines = LINES) {
  const refusal = findCouponRefusal({ ...COUPON, ...terms }, lines, NOW);
  return refusal && [refusal.code, refusal.message, refusal.details];
}

describe("findCouponRefusal", () => {
  it("finds none where the code has no terms, or the lines fulfil them", () => {
    expect(refuse({})).toBeNull();
    expect(refuse({ minItems: 1_755, categories: ["Caps"] })).toBeNull();
  });

  it("knows no code that is not there", () => {
    expect(findCouponRefusal(null, LINES, NOW)?.code).toBe("COUPON_UNKNOWN");
  });

  it("ends the code with its moment", () => {
    expect(refuse({ endsAt: at(1) })).toBeNull();
    expect(refuse({ endsAt: at(0) })?.[0]).toBe("COUPON_ENDED");
  });

  it("begins the code with its moment", () => {
    expect(refuse({ startsAt: at(0) })).toBeNull();
    expect(refuse({ startsAt: at(1) })).toEqual([
      "COUPON_NOT_FOR_THIS",
      "This code is not valid yet.",
      { isEarly: true },
    ]);
  });

  it("asks for a sum of items where they cost less", () => {
    const refused = [
      "COUPON_NOT_FOR_THIS",
      "This code is for orders of BDT 1,756 or more.",
      { minItems: 1_756 },
    ];
    expect(refuse({ minItems: 1_756 })).toEqual(refused);
    expect(refuse({ minItems: 1_756, categories: ["Belts"] })).toEqual(refused);
  });

  it("names the categories that it is for where none of the lines is of them", () => {
    const refused = ["COUPON_NOT_FOR_THIS", "This code is only for Belts and Wallets."];
    const terms = { categories: ["Belts", "Wallets"] };
    expect(refuse(terms)).toEqual([...refused, { onlyFor: terms.categories }]);
    expect(refuse({ ...terms, minItems: 1_755 })).toEqual([...refused, { onlyFor: terms.categories }]);
  });
});
