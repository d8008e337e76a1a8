import { expect, it } from "vitest";
import { backoffMs } from "@/lib/platform/jobs/backoff.mjs";

const BACKOFF = { firstMs: 500, longestMs: 4_000 };

it("waits twice as long after each failure, up to the longest", () => {
  const delays = [1, 2, 3, 4, 5, 60].map((failures) => backoffMs(BACKOFF, { failures }));
  expect(delays).toEqual([500, 1_000, 2_000, 4_000, 4_000, 4_000]);
});

it("waits no less than it is asked to", () => {
  expect(backoffMs(BACKOFF, { failures: 1, atLeastMs: 9_000 })).toBe(9_000);
  expect(backoffMs(BACKOFF, { failures: 3, atLeastMs: 100 })).toBe(2_000);
});

it("grows by a part of itself that differs from time to time", () => {
  const delays = Array.from({ length: 200 }, () => backoffMs({ ...BACKOFF, jitter: 0.5 }, { failures: 2 }));
  expect(Math.min(...delays)).toBeGreaterThanOrEqual(1_000);
  expect(Math.max(...delays)).toBeLessThanOrEqual(1_500);
  expect(new Set(delays).size).toBeGreaterThan(100);
});
