import { afterEach, expect, it, vi } from "vitest";
import { ApiError } from "@/lib/platform/http/api-error";
import { readRetry } from "@/lib/platform/http/read-retry";

const failed = (status: number, retryAfterSeconds = 0): ApiError => {
  const error = new ApiError(status, status === 0 ? "OFFLINE" : "UNAVAILABLE", "Away.");
  error.retryAfterSeconds = retryAfterSeconds;
  return error;
};

/** The delays of a read that fails on and on. */
function delaysAfter(error: Error): number[] {
  const delays: number[] = [];
  while (readRetry.retry(delays.length, error)) delays.push(readRetry.retryDelay(delays.length, error));
  return delays;
}

afterEach(() => vi.unstubAllGlobals());

it.each([400, 401, 403, 404, 409, 429])("does not ask again after %d", (status) => {
  expect(delaysAfter(failed(status))).toEqual([]);
});

it("asks three times more after a bug, each time later", () => {
  expect(delaysAfter(failed(500))).toEqual([1_000, 2_000, 4_000]);
  expect(delaysAfter(new TypeError("Oh."))).toEqual([1_000, 2_000, 4_000]);
});

it("waits out an outage of a quarter of a minute, and no two pages ask at the same moments", () => {
  const [one, other] = [delaysAfter(failed(503, 2)), delaysAfter(failed(503, 2))];
  expect(one).toHaveLength(3);
  expect(one.reduce((sum, delay) => sum + delay, 0)).toBeGreaterThan(20_000);
  expect(one.reduce((sum, delay) => sum + delay, 0)).toBeLessThan(30_000);
  expect(one).not.toEqual(other);
});

it("waits as long as it is asked to, within reason", () => {
  for (const delay of delaysAfter(failed(503, 20))) expect(delay).toBeGreaterThanOrEqual(20_000);
  for (const delay of delaysAfter(failed(503, 3_600))) expect(delay).toBeLessThanOrEqual(37_500);
});

it("asks again after a lost answer, and not while the browser has no line", () => {
  vi.stubGlobal("navigator", { onLine: true });
  expect(delaysAfter(failed(0))).toHaveLength(3);
  vi.stubGlobal("navigator", { onLine: false });
  expect(delaysAfter(failed(0))).toEqual([]);
});
