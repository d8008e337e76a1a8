import { describe, expect, it } from "vitest";
import { describeBulk, newPrice } from "@/lib/catalogue/bulk/rules";

describe("a price that many products change by", () => {
  it.each([
    [1_250, { price: { percent: 10 } }, 1_375],
    [1_250, { price: { percent: -20 } }, 1_000],
    [999, { price: { percent: -15 } }, 849],
    [999, { price: { percent: -15 }, roundTo: 5 }, 850],
    [999, { price: { percent: -15 }, roundTo: 10 }, 850],
    [1_250, { price: { amount: -255 }, roundTo: 10 }, 1_000],
    [1_250, { price: { amount: 12 }, roundTo: 5 }, 1_260],
    [5, { price: { percent: 10 } }, 6],
    [990, {}, 990],
  ] as const)("is from %i with %j %i", (price, change, expected) => {
    expect(newPrice(price, change)).toBe(expected);
  });

  it("is told in words", () => {
    expect(describeBulk({ price: { percent: -20 }, roundTo: 5, isDraft: false })).toBe(
      "price −20 %, rounded to 5; published",
    );
    expect(describeBulk({ price: { amount: 1_000 }, category: "Caps", lowStock: 4 })).toBe(
      "price +1,000 BDT; category Caps; low stock 4",
    );
  });
});
