import { afterEach, expect, it, vi } from "vitest";
import { sendCall } from "@/lib/platform/http/send-call";

afterEach(() => {
  vi.unstubAllGlobals();
});

it("sends what the name of a call and its request say", async () => {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (url: string, { method, headers, body }: RequestInit) => {
    sent.push({ url, method, headers, body });
    return Response.json({});
  });
  await sendCall("GET /users", { query: { q: "a b", limit: 26, cursor: null, none: "" } });
  await sendCall("PATCH /orders/{id}/returns/{returnId}", {
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
