import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { exchange } from "@/lib/platform/http/send";

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
    const outcome = exchange(name, request).catch((error: unknown) => error);
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
  await expect(exchange("GET /cart", {})).rejects.toMatchObject({
    status: 503,
    message: "Away.",
    retryAfterSeconds: 2,
  });
});

it("sends what the name of a call and its request say", async () => {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (url: string, { method, headers, body }: RequestInit) => {
    sent.push({ url, method, headers, body });
    return Response.json({});
  });
  await exchange("GET /users", { query: { q: "a b", limit: 26, cursor: null, none: "" } });
  await exchange("PATCH /orders/{id}/returns/{returnId}", {
    params: { id: "7", returnId: "a/b" },
    body: { to: "agreed" },
    key: "a-key-of-a-press",
    headers: { Authorization: "Bearer x" },
  });
  expect(sent).toEqual([
    { url: "/api/users?q=a+b&limit=26", method: "GET", headers: {}, body: null },
    {
      url: "/api/orders/7/returns/a%2Fb",
      method: "PATCH",
      headers: {
        Authorization: "Bearer x",
        "Idempotency-Key": "a-key-of-a-press",
        "Content-Type": "application/json",
      },
      body: '{"to":"agreed"}',
    },
  ]);
});
