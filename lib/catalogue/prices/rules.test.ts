import { describe, expect, it } from "vitest";
import { oldPriceOf, priceProblem, reductionOf } from "@/lib/catalogue/prices/rules";

describe("an old price", () => {
  it("is shown only above the price", () => {
    const shown = [undefined, null, 0, 989, 990, 991].map((compareAtPrice) =>
      oldPriceOf({ price: 990, compareAtPrice }),
    );
    expect(shown).toEqual([null, null, null, null, null, 991]);
  });

  it("promises no more per cent than there are", () => {
    expect(reductionOf({ price: 1_000, compareAtPrice: 1_250 })).toBe(20);
    expect(reductionOf({ price: 1_001, compareAtPrice: 1_250 })).toBe(19);
    expect(reductionOf({ price: 1_249, compareAtPrice: 1_250 })).toBeNull();
    expect(reductionOf({ price: 1_250 })).toBeNull();
  });

  it.each([
    ["both are sent and fit", null, { price: 990, compareAtPrice: 1_250 }, null],
    ["a new product has none", null, { price: 990 }, null],
    ["a new product has no price yet", null, { compareAtPrice: 990 }, null],
    ["none is sent", { price: 990, compareAtPrice: 1_250 }, {}, null],
    ["it is taken away", { price: 990, compareAtPrice: 1_250 }, { compareAtPrice: 0 }, null],
    [
      "it is taken away with a higher price",
      { price: 990, compareAtPrice: 1_250 },
      { price: 1_300, compareAtPrice: 0 },
      null,
    ],
    ["a new product has one that is no higher", null, { price: 990, compareAtPrice: 990 }, "compareAtPrice"],
    ["it is not above the price that stays", { price: 990 }, { compareAtPrice: 900 }, "compareAtPrice"],
    ["the price is raised to it", { price: 990, compareAtPrice: 1_250 }, { price: 1_250 }, "price"],
    ["the price stays below it", { price: 990, compareAtPrice: 1_250 }, { price: 1_249 }, null],
    ["another field is sent of what was stored wrong", { price: 990, compareAtPrice: 900 }, {}, null],
  ] as const)("is looked at where %s", (_where, before, given, field) => {
    expect(Object.keys(priceProblem(before, given) ?? {})).toEqual(field === null ? [] : [field]);
  });
});
