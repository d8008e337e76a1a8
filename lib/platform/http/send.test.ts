import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { send } from "@/lib/platform/http/send";

/** A line on which nothing ever comes back. */
const swallow = (_: string, { signal }: RequestInit) =>
  new Promise((_resolve, reject) =>
    signal?.addEventListener("abort", () => reject(new TypeError("aborted"))),
  );

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", swallow);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  [{}, true],
  [{ method: "DELETE" }, true],
  [{ method: "POST", headers: { "Idempotency-Key": "a-key-of-a-press" } }, true],
  [{ method: "POST", isIdempotent: true }, true],
  // Nobody knows whether it was done: it may still be answered.
  [{ method: "POST" }, false],
] as const)("takes %j for lost when there is no answer in a while: %s", async (request, isGivenUp) => {
  const outcome = send("/cart", request).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  const first = await Promise.race([outcome, Promise.resolve("waiting")]);
  if (isGivenUp) expect(first).toMatchObject({ status: 0, code: "OFFLINE" });
  else expect(first).toBe("waiting");
});

it("reads when the shop asks to come again", async () => {
  vi.stubGlobal("fetch", async () =>
    Response.json(
      { error: { code: "UNAVAILABLE", message: "Away." } },
      { status: 503, headers: { "Retry-After": "2" } },
    ),
  );
  await expect(send("/cart")).rejects.toMatchObject({ status: 503, message: "Away.", retryAfterSeconds: 2 });
});
