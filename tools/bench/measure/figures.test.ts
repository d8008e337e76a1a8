import { expect, it } from "vitest";
import {
  median,
  percentile,
  spreadOf,
  tellFactor,
  tellNumber,
  tellSpread,
} from "@/tools/bench/measure/figures";

it.each([
  [[3, 1, 2], 2],
  [[10, 9, 100], 10],
  [[4, 1, 3, 2], 2.5],
  [[7], 7],
  [[], NaN],
])("takes of %j the median %d", (values, expected) => {
  expect(median(values)).toBe(expected);
});

it("takes percentiles of numbers, not of texts", () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect([0, 0.5, 0.95, 0.99, 1].map((share) => percentile(values, share))).toEqual([1, 51, 96, 100, 100]);
  expect(percentile([], 0.5)).toBeNaN();
});

it("tells the spread beside the median", () => {
  expect(spreadOf([2, 9, 4])).toEqual({ median: 4, lowest: 2, highest: 9, runs: 3 });
  expect(tellSpread(spreadOf([2, 9, 4]))).toBe("4 (2 – 9)");
  expect(tellSpread(spreadOf([4]))).toBe("4");
});

it("tells numbers with as many digits as mean something", () => {
  expect([0.4321, 8.12, 120.4, 12_345.6, NaN].map(tellNumber)).toEqual(["0.43", "8.1", "120", "12,346", "–"]);
});

it("tells how many times the first", () => {
  expect([tellFactor(3, 2), tellFactor(250, 10), tellFactor(5, 0)]).toEqual(["× 1.5", "× 25", "–"]);
});
