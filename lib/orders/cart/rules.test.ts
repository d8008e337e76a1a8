import { describe, expect, it } from "vitest";
import {
  countPieces,
  hasOption,
  itemsTotal,
  linePrice,
  parseQuantity,
  unitPriceOf,
} from "@/lib/orders/cart/rules";

describe("parseQuantity", () => {
  it.each([
    [1, 1],
    [99, 99],
    ["07", 7],
    [" ১২ ", 12],
  ])("reads %j as %d", (input, quantity) => {
    expect(parseQuantity(input)).toBe(quantity);
  });

  it.each([0, 100, -1, 1.5, NaN, "", "0", "00", "1.0", "1e1", "ten", "1 2"])("refuses %j", (input) => {
    expect(parseQuantity(input)).toBeNull();
  });
});

describe("linePrice", () => {
  it("is unit price times quantity", () => {
    expect(linePrice(1_250, 3)).toBe(3_750);
  });
});

describe("itemsTotal", () => {
  it("is the sum of the lines, and 0 for none", () => {
    expect(itemsTotal([{ price: 3_750 }, { price: 390 }])).toBe(4_140);
    expect(itemsTotal([])).toBe(0);
  });
});

describe("countPieces", () => {
  it("is the sum of the quantities, and 0 for no line", () => {
    expect(countPieces([{ quantity: 2 }, { quantity: 5 }])).toBe(7);
    expect(countPieces([])).toBe(0);
  });
});

describe("unitPriceOf", () => {
  it("is the price of one piece", () => {
    expect(unitPriceOf({ price: 3_750, quantity: 3 })).toBe(1_250);
  });
});

describe("hasOption", () => {
  it.each([
    [["30", "32"], "32", true],
    [["Indigo", "Black"], "indigo", true],
    [["indigo", "black"], "Indigo", true],
    [["30", "32"], "34", false],
    [["30", "32"], "", false],
    [[], "", true],
    [[], "32", false],
  ])("of %j and %j is %s", (options, chosen, isThere) => {
    expect(hasOption(options, chosen)).toBe(isThere);
  });
});
