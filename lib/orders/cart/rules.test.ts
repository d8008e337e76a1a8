import { describe, expect, it } from "vitest";
import { itemsTotal, linePrice, parseQuantity } from "@/lib/orders/cart/rules";

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
