import { describe, expect, it } from "vitest";
import { deliveryCharge, orderAmount } from "@/lib/orders/charges/rules";
import { orderTotal } from "@/lib/orders/rules";

describe("deliveryCharge", () => {
  it.each([
    ["Inside Dhaka", 100],
    ["Outside Dhaka", 150],
    [null, 150],
  ] as const)("is for %s %d BDT", (location, charge) => {
    expect(deliveryCharge(location)).toBe(charge);
  });
});

describe("orderAmount", () => {
  it("is the sum of the lines and the delivery charge", () => {
    const lines = [{ price: 2_500 }, { price: 390 }];
    expect(orderAmount(lines, "Inside Dhaka")).toBe(2_990);
    expect(orderAmount(lines, "Outside Dhaka")).toBe(3_040);
    expect(orderAmount(lines, null)).toBe(3_040);
    expect(orderAmount([], null)).toBe(150);
  });

  it("is less with a discount", () => {
    expect(orderTotal({ lines: [{ price: 2_500 }], charge: 100, discount: 300 })).toBe(2_300);
  });
});
