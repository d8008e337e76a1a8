import { describe, expect, it } from "vitest";
import { itemsTotal, linePrice } from "@/lib/cart/rules";

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
