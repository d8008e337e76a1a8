import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "@/lib/platform/http/api-error";
import type { RetryPolicy } from "@/lib/platform/http/calls";
import { withRetry, retryPolicyOf } from "@/lib/platform/http/retry-policy";
import { isRetrying } from "@/lib/platform/http/retry-status";

const browser = { onLine: true };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", browser);
  browser.onLine = true;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const offline = () => new ApiError(0, "OFFLINE", "There is no connection.");
function away(retryAfterSeconds = 2, status = 503): ApiError {
  const error = new ApiError(status, "UNAVAILABLE", "Away.");
  error.retryAfterSeconds = retryAfterSeconds;
  return error;
}

/** Calls that fail until a moment, in milliseconds from now; when they were made, and how it ended. */
async function tryUntil(endsAtMs: number, repeat: RetryPolicy, makeError: () => Error = away) {
  const begun = Date.now();
  const tries: number[] = [];
  const outcome = withRetry(repeat, async () => {
    tries.push(Date.now() - begun);
    if (Date.now() - begun < endsAtMs) throw makeError();
    return "done";
  }).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  return { tries, outcome: await outcome };
}

describe("withRetry", () => {
  it.each([
    ["a 503", () => away()],
    ["a lost connection", offline],
    ["a proxy that does not reach the shop", () => away(0, 502)],
    ["an order that is just being placed", () => new ApiError(409, "IN_PROGRESS", "Wait.")],
  ])("waits out %s of a quarter of a minute", async (_, makeError) => {
    const { tries, outcome } = await tryUntil(15_000, "idempotent", makeError);
    expect(outcome).toBe("done");
    expect(tries.length).toBeLessThanOrEqual(15);
  });

  it("gives up after half a minute, with the last error, and not before", async () => {
    const { tries, outcome } = await tryUntil(Infinity, "idempotent");
    expect(outcome).toBeInstanceOf(ApiError);
    expect(tries.at(-1)).toBeGreaterThan(24_000);
    expect(tries.at(-1)).toBeLessThanOrEqual(30_000);
  });

  it("waits as long as the shop asks for, and not at the same moments as others do", async () => {
    const [one, other] = [await tryUntil(9_000, "if-unavailable"), await tryUntil(9_000, "if-unavailable")];
    expect(one.outcome).toBe("done");
    for (const [index, at] of one.tries.slice(1).entries())
      expect(at - (one.tries[index] ?? 0)).toBeGreaterThanOrEqual(2_000);
    expect(one.tries).not.toEqual(other.tries);
  });

  it("does not begin to wait for a shop that asks for more than its retry budget", async () => {
    expect((await tryUntil(Infinity, "idempotent", () => away(120))).tries).toHaveLength(1);
  });

  it.each([
    ["a refusal of the business", "idempotent", () => new ApiError(409, "OUT_OF_STOCK", "Gone.")],
    ["a wrong password", "idempotent", () => new ApiError(401, "NOT_SIGNED_IN", "No.")],
    ["too many attempts", "idempotent", () => new ApiError(429, "TOO_MANY_REQUESTS", "Wait.")],
    ["a bug", "idempotent", () => new ApiError(500, "INTERNAL", "Oh.")],
    ["something that is no answer", "idempotent", () => new TypeError("Oh.")],
    ["a lost connection of what may have been done", "if-unavailable", offline],
    ["a 503 that does not say that nothing was done", "if-unavailable", () => away(0)],
    ["a 503 whose work may still be done late", "if-not-started", () => away()],
    ["anything of what may not be repeated", "never", () => away()],
  ] as const)("tells %s at once", async (_, repeat, makeError) => {
    const { tries } = await tryUntil(Infinity, repeat, makeError);
    expect(tries).toEqual([0]);
  });

  it("repeats what must not be done twice only where the shop had no room to begin it", async () => {
    const overloaded = new ApiError(503, "OVERLOADED", "Busy.");
    expect((await tryUntil(1_000, "if-not-started", () => overloaded)).outcome).toBe("done");
  });

  it("tells whoever presses without a line so at once, and sends nothing when it is back", async () => {
    browser.onLine = false;
    const { tries, outcome } = await tryUntil(1_000, "idempotent", offline);
    expect(tries).toEqual([0]);
    expect(outcome).toMatchObject({ code: "OFFLINE" });
  });

  it("says of a later refusal that it is that of a repeat", async () => {
    const errors = [away(), new ApiError(404, "NOT_FOUND", "Gone.")];
    const outcome = withRetry("idempotent", async () => {
      throw errors.shift();
    }).catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(await outcome).toMatchObject({ status: 404, isRetry: true });
  });

  it("is still trying only while it is", async () => {
    expect(isRetrying()).toBe(false);
    const outcome = withRetry("idempotent", async () => {
      if (isRetrying()) return "done";
      throw away();
    });
    await vi.advanceTimersByTimeAsync(100);
    expect(isRetrying()).toBe(true);
    await vi.runAllTimersAsync();
    expect(await outcome).toBe("done");
    expect(isRetrying()).toBe(false);
  });
});

describe("retryPolicyOf", () => {
  it.each([
    ["GET /cart", {}, "never"],
    ["GET /products/{id}", { retry: "idempotent" }, "idempotent"],
    ["POST /cart", {}, "never"],
    ["POST /users", { retry: "if-not-started" }, "if-not-started"],
    ["POST /cart", { key: "a-key-of-a-press" }, "idempotent"],
    ["PATCH /cart/{id}", {}, "idempotent"],
    ["DELETE /cart/{id}", {}, "idempotent"],
  ] as const)("of %s with %j is %s", (name, request, expected) => {
    expect(retryPolicyOf(name, request)).toBe(expected);
  });
});
