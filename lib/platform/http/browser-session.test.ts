import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renewToken } from "@/lib/platform/http/browser-session";

const LATE_MS = 300;

let stored: Map<string, string>;
let calls: string[];
/** Whether another tab is at it, which ends a renewal 50 ms from now. */
let isBusy: boolean;

/** The browser's locks: a busy one is ours when the other tab has ended its turn. */
const locks = {
  request: async (_: string, ...rest: unknown[]) => {
    const work = rest.at(-1) as (lock: object | null) => unknown;
    if (isBusy && rest.length === 2) return await work(null);
    if (isBusy) await new Promise((resolve) => setTimeout(resolve, 50));
    return await work({});
  },
};

beforeEach(() => {
  vi.useFakeTimers();
  stored = new Map([["access-token", "old"]]);
  calls = [];
  isBusy = false;
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("navigator", { locks });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal("fetch", async (url: string) => {
    calls.push(url);
    const isSession = url.endsWith("/session");
    return Response.json(
      isSession ? { expires: "x", user: { email: "a@b.example" } } : { token: "own", expiresIn: 900 },
    );
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What the other tab has stored arrives here. */
function arrive(token: string): void {
  stored.set("access-token-until", String(Date.now() + 900_000));
  stored.set("access-token", token);
  window.dispatchEvent(Object.assign(new Event("storage"), { key: "access-token" }));
}

async function renew(): Promise<boolean> {
  const renewed = renewToken();
  await vi.runAllTimersAsync();
  return await renewed;
}

it("asks the session when no other tab is at it", async () => {
  expect(await renew()).toBe(true);
  expect(calls).toEqual(["/api/auth/session", "/api/jwt"]);
  expect(stored.get("access-token")).toBe("own");
});

it("asks once for all who need it at the same time", async () => {
  const renewed = Promise.all([renewToken(), renewToken(), renewToken()]);
  await vi.runAllTimersAsync();
  expect(await renewed).toEqual([true, true, true]);
  expect(calls).toEqual(["/api/auth/session", "/api/jwt"]);
  expect(await renew()).toBe(true);
  expect(calls).toHaveLength(4);
});

it("takes the token of the tab that was at it, also when storage brings it late", async () => {
  isBusy = true;
  setTimeout(() => arrive("of the other tab"), 50 + LATE_MS);
  expect(await renew()).toBe(true);
  expect(calls).toEqual([]);
  expect(stored.get("access-token")).toBe("of the other tab");
});

it("asks for itself when the tab that was at it brings none", async () => {
  isBusy = true;
  expect(await renew()).toBe(true);
  expect(calls).toEqual(["/api/auth/session", "/api/jwt"]);
});

it("tells a failure to its caller, and lets the next one have its turn", async () => {
  vi.stubGlobal("fetch", async () => Response.json({}, { status: 503 }));
  const failed = expect(renewToken()).rejects.toMatchObject({ status: 503 });
  await vi.runAllTimersAsync();
  await failed;
});

it("renews without locks, as where the page is not secure", async () => {
  vi.stubGlobal("navigator", {});
  expect(await renew()).toBe(true);
});
