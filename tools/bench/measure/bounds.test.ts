import { expect, it } from "vitest";
import { bound, LIMITS, repeat } from "@/tools/bench/measure/bounds";

it.each([
  [10, 50, 10, 50],
  [1e9, 1e9, LIMITS.seconds, LIMITS.connections],
  [Infinity, NaN, 1, 1],
  [0, -5, 1, 1],
])("bounds %d s and %d connections to %d s and %d", (seconds, connections, allowed, most) => {
  expect(bound({ seconds, connections })).toEqual({ seconds: allowed, connections: most });
});

it("repeats no more often than it is told", async () => {
  expect(await repeat({ runs: 3 }, async (run) => run)).toEqual([0, 1, 2]);
});

it("repeats no more often than is allowed", async () => {
  expect(await repeat({ runs: 1e9 }, async () => null)).toHaveLength(LIMITS.repeats);
});

it("stops repeating when the time is up, but not before the first time", async () => {
  expect(await repeat({ runs: 10, maxSeconds: 0 }, async () => "once")).toEqual(["once"]);
});
