import { expect, it } from "vitest";
import { IS_LONG, roundsOf, someOf } from "@/testing/long-tests";

const CASES = ["a", "b", "c", "d", "e", "f", "g"];

it.each([1, 2, 3, 6, 7])("takes %i of the cases, or all", (count) => {
  const chosen = someOf(CASES, count);
  expect(chosen).toHaveLength(IS_LONG ? CASES.length : count);
  expect(CASES).toEqual(expect.arrayContaining(chosen));
});

it("runs a race at least once, and in full in the long form", () => {
  expect([1, 2, 8, 12].map(roundsOf)).toEqual(IS_LONG ? [1, 2, 8, 12] : [1, 1, 3, 4]);
});
