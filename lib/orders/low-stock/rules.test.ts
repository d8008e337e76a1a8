import { expect, it } from "vitest";
import { daysLeft, isRunningOut } from "@/lib/orders/low-stock/rules";

it.each([
  ["at its own limit", { stock: 4, sold: 0, limit: 4 }, true],
  ["above its own limit", { stock: 5, sold: 0, limit: 4 }, false],
  ["few pieces that nobody buys", { stock: 1, sold: 0, limit: undefined }, false],
  ["none left of what nobody buys", { stock: 0, sold: 0, limit: 0 }, false],
  ["none left of what sells", { stock: 0, sold: 1, limit: undefined }, true],
  ["a little less than two weeks of its sales", { stock: 13, sold: 60, limit: undefined }, true],
  ["two weeks of its sales", { stock: 14, sold: 60, limit: undefined }, false],
  ["one piece of what sells once in two months", { stock: 1, sold: 1, limit: undefined }, false],
  ["above its limit and short by its sales", { stock: 20, sold: 120, limit: 5 }, true],
])("%s", (_, counted, expected) => {
  expect(isRunningOut(counted)).toBe(expected);
});

it("tells how long it lasts", () => {
  expect(daysLeft({ stock: 13, sold: 60 })).toBe(13);
  expect(daysLeft({ stock: 9, sold: 0 })).toBeNull();
});
