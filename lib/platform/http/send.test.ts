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
  ["GET /cart", {}, true],
  ["DELETE /cart/{id}", {}, true],
  ["POST /cart", { key: "a-key-of-a-press" }, true],
  ["POST /cart", { retry: "idempotent" }, true],
  // Nobody knows whether it was done: it may still be answered.
  ["POST /cart", {}, false],
] as const)(
  "takes %s with %j for lost when there is no answer in a while: %s",
  async (name, request, isLost) => {
    const outcome = send(name, request).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(60_000);
    const first = await Promise.race([outcome, Promise.resolve("waiting")]);
    if (isLost) expect(first).toMatchObject({ status: 0, code: "OFFLINE" });
    else expect(first).toBe("waiting");
  },
);

it("reads when the shop asks to come again", async () => {
  vi.stubGlobal("fetch", async () =>
    Response.json(
      { error: { code: "UNAVAILABLE", message: "Away." } },
      { status: 503, headers: { "Retry-After": "2" } },
    ),
  );
  await expect(send("GET /cart", {})).rejects.toMatchObject({
    status: 503,
    message: "Away.",
    retryAfterSeconds: 2,
  });
});
