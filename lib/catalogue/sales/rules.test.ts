import { describe, expect, it } from "vitest";
import { nextState, productsInWords, salePrice } from "@/lib/catalogue/sales/rules";

describe("the price in a sale", () => {
  it.each([
    [1_000, 15, 1, 850],
    [999, 15, 1, 849],
    [999, 15, 5, 850],
    [999, 15, 10, 850],
    [2, 50, 1, 1],
  ] as const)("of %d BDT less %d %%, rounded to %d, is %d", (price, percent, roundTo, reduced) => {
    expect(salePrice(price, { percent, roundTo })).toBe(reduced);
  });

  it.each([
    ["the same", 5, 5, 1],
    ["more", 16, 5, 10],
    ["nothing", 1, 60, 1],
  ] as const)("is none where it would be %s", (_, price, percent, roundTo) => {
    expect(salePrice(price, { percent, roundTo })).toBeNull();
  });
});

describe("a sale whose time has come", () => {
  const now = new Date("2026-03-20T06:00:00Z");
  const later = new Date(now.getTime() + 1);
  it.each([
    ["planned", later, "starting"],
    ["starting", later, "starting"],
    ["running", later, "ending"],
    ["planned", now, "ending"],
    ["starting", now, "ending"],
  ] as const)("and which is %s until %o is %s", (state, endsAt, next) => {
    expect(nextState({ state, endsAt }, now)).toBe(next);
  });
});

it("is for products, for categories or for all", () => {
  expect(productsInWords({ productIds: ["a"] })).toBe("1 product");
  expect(productsInWords({ productIds: Array.from({ length: 1_200 }) })).toBe("1,200 products");
  expect(productsInWords({ categories: ["Caps", "Belts"] })).toBe("Caps, Belts");
  expect(productsInWords({})).toBe("all products");
});
