import { describe, expect, it } from "vitest";
import { encodeDeviceCookie } from "@/lib/accounts/auth/trusted-device-cookie";
import { type Asked, countOf, openDoors } from "@/testing/doors";
import { MAX_CONNECTIONS } from "./connection-limit.mjs";
import {
  MAX_QUEUED,
  MAX_WAITING,
  PER_ADDRESS_OF_KNOWN_DEVICES,
  RATE_LIMITED_ROUTES,
} from "./rate-limited-routes.mjs";
import { HEAD_EVENT } from "./response-pipeline.mjs";

const cookieOf = (_id: string) =>
  `a=b; known-device=${encodeDeviceCookie(null, { _id, sessionVersion: 0 })}; c=d`;

describe("the admission before the framework", () => {
  it("lets one script sign in so often at once and so often a second, and lets its neighbours in", () => {
    const { clock, ask, askOften } = openDoors();
    const statuses = [];
    for (let second = 0; second < 100; second += 1) {
      statuses.push(...askOften(200));
      expect(ask({ address: "192.0.2.2" }).status).toBe(200);
      clock.ms += 1_000;
    }
    expect(countOf(statuses, 200)).toBeLessThanOrEqual(30 + 2 * 100);
    expect(countOf(statuses, 200)).toBeGreaterThanOrEqual(2 * 100);
    expect(countOf(statuses, 429)).toBe(statuses.length - countOf(statuses, 200));
    expect(askOften(3).at(-1)).toBe(429);
    expect(ask().retryAfterSeconds).toBeGreaterThan(0);
  });

  it("gives the framework two sign-ins at a time, lets so many wait, and refuses the rest with 503", () => {
    const { ask, answers } = openDoors({ isSlow: true });
    const seen = Array.from({ length: 1_500 }, (_, index) => ask({ address: `198.51.${index}.1` }));
    expect(answers).toHaveLength(2);
    expect(seen.filter(({ status }) => status === 0)).toHaveLength(MAX_WAITING);
    expect(seen.filter(({ status }) => status === 503)).toHaveLength(1_500 - 2 - MAX_WAITING);
    expect(seen.at(-1)?.retryAfterSeconds).toBe(2);
    for (let ended = 0; ended < answers.length; ended += 1) answers[ended]?.emit("close");
    expect(seen.filter(({ status }) => status === 200)).toHaveLength(2 + MAX_WAITING);
  });

  it("holds fewer visitors than the server holds connections", () => {
    const queues = 2 * RATE_LIMITED_ROUTES.length;
    expect(MAX_WAITING + (queues - 1) * MAX_QUEUED).toBeLessThan(MAX_CONNECTIONS - 200);
  });

  it("has room for whoever comes where others have left", () => {
    const { ask, responses } = openDoors({ isSlow: true });
    const seen = Array.from({ length: 1_200 }, (_, index) => ask({ address: `198.51.${index}.1` }));
    expect(seen.at(-1)?.status).toBe(503);
    for (const response of responses.slice(2)) response.emit("close");
    expect(ask({ address: "203.0.113.9" }).status).toBe(0);
  });

  it("listens for the end of each connection once, whether it waits or works", () => {
    const { ask, responses } = openDoors({ isSlow: true });
    for (let index = 0; index < 4; index += 1) ask({ address: `198.51.100.${index}` });
    expect(responses.map((response) => response.listenerCount("close"))).toEqual([1, 1, 1, 1]);
  });

  it("lets whoever has called less often on a known device come first, however often others at the address have", () => {
    const { ask, answers } = openDoors({ isSlow: true });
    for (let index = 0; index < 10; index += 1) ask({ cookie: cookieOf(`fresh ${index}`) });
    const often = Array.from({ length: 5 }, () => ask({ cookie: cookieOf("mallory") })).at(-1);
    const rahim = ask({ cookie: cookieOf("rahim") });
    for (let ended = 0; ended < 12; ended += 1) answers[ended]?.emit("close");
    expect([often?.status, rahim.status]).toEqual([0, 200]);
  });

  it("has room in each queue, although others have filled what all share", () => {
    const { ask } = openDoors({ isSlow: true });
    const fill = (method: string, url: string) =>
      Array.from({ length: 1_200 }, (_, index) => ask({ method, url, address: `198.51.${index}.1` }).status);
    const waiting = (statuses: number[]) => countOf(statuses, 0);
    expect(waiting(fill("GET", "/search?q=navy"))).toBe(MAX_WAITING);
    expect(waiting(fill("GET", "/login"))).toBe(MAX_QUEUED);
    expect(waiting(fill("GET", "/caps?min=1"))).toBe(0);
  });

  it("lets the next one in when an answer begins, however slowly it is read", () => {
    const { ask, answers } = openDoors({ isSlow: true });
    const seen = Array.from({ length: 10 }, (_, index) => ask({ address: `198.51.100.${index}` }));
    expect(answers).toHaveLength(2);
    for (let begun = 0; begun < answers.length; begun += 1) answers[begun]?.emit(HEAD_EVENT);
    expect(seen.map(({ status }) => status)).toEqual(Array(10).fill(200));
  });

  it("keeps room for a known device while its own address, and everybody else, is throttled", () => {
    const { ask, askOften } = openDoors({ isSlow: true });
    askOften(500);
    for (let index = 0; index < 1_500; index += 1) ask({ address: `198.51.${index}.1` });
    expect(ask().status).toBe(429);
    expect(ask({ address: "203.0.113.9" }).status).toBe(503);
    expect(ask({ cookie: cookieOf("rahim") }).status).toBe(200);
  });

  it("counts a known device by its account, so that collecting cookies buys one bucket", () => {
    const { askOften } = openDoors();
    askOften(500);
    const statuses = Array.from({ length: 300 }, () => askOften(1, { cookie: cookieOf("mallory") }));
    expect(countOf(statuses.flat(), 200)).toBeLessThanOrEqual(20);
  });

  it("bounds the known devices of one address together, and lets those of another in", () => {
    const { ask, askOften } = openDoors();
    const accounts = Array.from({ length: 15 }, (_, index) => cookieOf(`fresh ${index}`));
    const statuses = accounts.flatMap((cookie) => askOften(20, { cookie }));
    expect(countOf(statuses, 200)).toBe(PER_ADDRESS_OF_KNOWN_DEVICES.burst + 30);
    expect(ask({ cookie: cookieOf("neighbour") }).status).toBe(429);
    expect(ask({ cookie: cookieOf("rahim"), address: "203.0.113.9" }).status).toBe(200);
  });

  it.each(["GET /api/auth/csrf", "POST /api/auth/callback/credentials", "POST /api/users", "GET /login"])(
    "leaves room in the queue of %s for others, however much one address asks at once",
    (call) => {
      const [method = "", url = ""] = call.split(" ");
      const { ask, askOften } = openDoors({ isSlow: true });
      const cookies = Array.from({ length: 15 }, (_, index) => cookieOf(`fresh ${index}`));
      for (const cookie of cookies) askOften(20, { method, url, cookie });
      askOften(300, { method, url });
      expect(ask({ method, url, address: "198.51.100.9" }).status).not.toBe(503);
      const cookie = cookieOf("rahim");
      expect(ask({ method, url, cookie, address: "198.51.100.9" }).status).not.toBe(503);
    },
  );

  it.each([
    ["a made-up one", "known-device=aaaaaaaaaaaaaaaaaaaaaa.aaaaaaaaaaaaaaaa." + "a".repeat(43)],
    ["one with another account put in", cookieOf("rahim").replace(/\.[\w-]{16}/, ".bbbbbbbbbbbbbbbb")],
    ["one of another cookie's name", cookieOf("rahim").replace("known-device", "x-known-device")],
  ])("takes a device cookie that is not ours, %s, for none", (_, cookie) => {
    const { ask, askOften } = openDoors();
    askOften(500);
    expect(ask({ cookie }).status).toBe(429);
  });

  it.each([
    ["POST", "/api/auth/callback/credentials?x=1"],
    ["POST", "/api/auth/callback/%63redentials"],
    ["POST", "//api//auth/callback/credentials/"],
    ["POST", "/api/users"],
    ["POST", "/api/users/"],
    ["POST", "/api/passwordResets"],
    ["POST", "/api/passwordResets/confirm"],
    ["GET", "/api/auth/csrf"],
    ["GET", "/login?from=/dashboard"],
    ["HEAD", "/login"],
    ["GET", "/register"],
    ["GET", "/bn/login?from=%2Fbn"],
    ["GET", "/bn/register"],
  ])("bounds %s %s", (method, url) => {
    const { askOften } = openDoors();
    expect(askOften(200, { method, url }).at(-1)).not.toBe(200);
  });

  it.each([
    ["GET", "/"],
    ["GET", "/belts"],
    ["GET", "/bn"],
    ["GET", "/bn/belts"],
    ["GET", "/api/products"],
    ["GET", "/api/users"],
    ["POST", "/api/orders"],
    ["POST", "/api/jwt"],
    ["GET", "/api/health/ready"],
  ])("leaves %s %s alone", (method, url) => {
    const { askOften } = openDoors();
    expect(countOf(askOften(1_000, { method, url }), 200)).toBe(1_000);
  });

  it("multiplies every limit by the factor", () => {
    expect(countOf(openDoors({ factor: 20 }).askOften(1_000), 200)).toBe(600);
    expect(countOf(openDoors({ factor: 0.01 }).askOften(1_000), 200)).toBe(1);
  });

  it.each([
    "/search?q=navy",
    "/caps?size=l&sort=low",
    "/caps?utm_source=x&color=navy",
    "/collections/eid?min=1",
    "/bn/search?q=navy",
    "/wishlist?products=x",
    "/bn/caps?size=l",
  ])("bounds how often an address has %s made, and nobody waits for the plain page", (url) => {
    const { ask, askOften } = openDoors();
    const statuses = askOften(300, { method: "GET", url });
    expect(countOf(statuses, 200)).toBe(120);
    expect(ask({ method: "GET", url: "/caps" }).status).toBe(200);
    expect(ask({ method: "GET", url: "/caps?utm_source=size" }).status).toBe(200);
    expect(ask({ method: "GET", url, address: "192.0.2.2" }).status).toBe(200);
  });
});

it.each(["GET /api/auth/csrf", "POST /api/users", "GET /login"])(
  "lets a new address come to %s before those that have called often lately",
  (call) => {
    const [method = "", url = ""] = call.split(" ");
    const { ask, askOften, answers } = openDoors({ isSlow: true });
    askOften(20, { method, url });
    const customer = ask({ method, url, address: "203.0.113.9" });
    expect(customer.status).toBe(0);
    answers[0]?.emit("close");
    expect(customer.status).toBe(200);
  },
);

describe("the lines of calls", () => {
  const LONG = 200;
  const authorization = "Bearer token";

  it("let orders wait behind one another, and nobody else behind them", async () => {
    const { ask, answers } = openDoors({ isSlow: true });
    const orders = Array.from({ length: LONG }, () => ask({ url: "/api/orders", authorization }));
    const letIn = answers.length;
    expect(letIn).toBeGreaterThan(1);
    expect(orders.filter(({ status }) => status === 0)).toHaveLength(LONG - letIn);
    for (const [method, url] of [
      ["GET", "/api/orders"],
      ["GET", "/api/orders/queue"],
      ["PATCH", "/api/orders/1"],
      ["POST", "/api/cart"],
    ] as const)
      expect(ask({ method, url, authorization }).status).toBe(200);
    answers[0]?.emit("close");
    await new Promise((resolve) => setImmediate(resolve));
    expect(orders.filter(({ status }) => status === 200)).toHaveLength(letIn + 1);
  });

  it("let the desk read while shoppers wait", () => {
    const { ask, askOften } = openDoors({ isSlow: true });
    expect(askOften(LONG, { method: "GET", url: "/api/cart", authorization }).at(-1)).toBe(0);
    expect(ask({ method: "GET", url: "/api/products/1?a=1", authorization }).status).toBe(0);
    expect(ask({ method: "GET", url: "/api/allOrders", authorization }).status).toBe(200);
  });

  it.each([
    ["without a token", { url: "/api/orders" }],
    ["of pictures", { url: "/api/images", authorization }],
    ["of a picture for a return", { url: "/api/orders/1/returnPictures", authorization }],
    ["of an import", { url: "/api/imports/products", authorization }],
    ["of an export", { method: "GET", url: "/api/exports/orders", authorization }],
    ["for a sign of life", { method: "GET", url: "/api/health/ready", authorization }],
    ["for a page", { method: "GET", url: "/dashboard/cart", authorization }],
  ])("have no place for a call %s", (_what, asked: Asked) => {
    const { askOften } = openDoors({ isSlow: true });
    expect(new Set(askOften(LONG, asked))).toEqual(new Set([200]));
  });
});
