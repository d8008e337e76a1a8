import { describe, expect, it } from "vitest";
import { isLowStock, isSoldOut, parseStock } from "@/lib/stock/stock-text";

describe("parseStock", () => {
  it.each([
    ["0", 0],
    ["12", 12],
    ["১২", 12],
    [" 12 ", 12],
    ["1000000", 1_000_000],
  ])("counts %j as %d", (stock, pieces) => {
    expect(parseStock(stock)).toBe(pieces);
  });

  it.each(["", " ", "plenty", "12 pcs", "-1", "1.5", "1,000", "1e3", "1000001", "অনেক"])(
    "does not track %j",
    (stock) => {
      expect(parseStock(stock)).toBeNull();
      expect(isSoldOut({ stock })).toBe(false);
    },
  );

  it.each(["0", "০", "00"])("is sold out at %j", (stock) => {
    expect(isSoldOut({ stock })).toBe(true);
  });
});

describe("isLowStock", () => {
  it.each([
    [null, false],
    [0, false],
    [1, true],
    [5, true],
    [6, false],
  ])("is for %s pieces %s", (pieces, isLow) => {
    expect(isLowStock(pieces)).toBe(isLow);
  });
});
