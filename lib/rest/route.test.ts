import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import type { Guard } from "@/lib/accounts/auth/guards";
import { AppError } from "@/lib/platform/http/errors";
import { MINUTE_MS } from "@/lib/platform/time/durations.mjs";
import { idParamsSchema } from "@/lib/platform/http/id-schema";
import { processState } from "@/lib/platform/process-state.mjs";
import { methodNotAllowed, route } from "@/lib/rest/route";
import { useDatabase } from "@/testing/database";
import { makeAdmin, makeStaff, makeUser, signIn } from "@/testing/people";
import { contextWith, makeRequest } from "@/testing/requests";
import { AuditEntry } from "@/models/audit-entry";

const ID = "65f000000000000000000001";

useDatabase();
beforeEach(() => {
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
});
afterEach(() => {
  processState.isDiskFull = false;
  vi.restoreAllMocks();
});

async function errorOf(response: Response) {
  const body = await response.json();
  return { status: response.status, code: body.error?.code, body };
}

describe("route", () => {
  it("hands the parsed parts to the handler and sends what it returns", async () => {
    const handler = route(
      {
        auth: "customer",
        params: idParamsSchema,
        query: z.object({ q: z.string().optional() }),
        body: z.object({ name: z.string().trim() }),
        status: 201,
      },
      async ({ user, params, query, body }) => ({ user, params, query, body }),
    );
    const user = await makeUser();
    const request = makeRequest({
      json: { name: " x ", role: "admin" },
      query: "?q=a",
      token: await signIn(user),
    });
    const response = await handler(request, contextWith({ id: ID.toUpperCase() }));
    expect(response.status).toBe(201);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("x-request-id")).toMatch(/^[\w-]{36}$/);
    const parts = { user, params: { id: ID }, query: { q: "a" }, body: { name: "x" } };
    expect(await response.json()).toEqual(parts);
  });

  it.each([
    { who: "an admin", make: makeAdmin, entries: 1 },
    { who: "staff", make: makeStaff, entries: 1 },
    { who: "a customer", make: makeUser, entries: 0 },
  ])("writes into the audit log what $who does: $entries", async ({ make, entries }) => {
    const user = await make();
    const handler = route(
      { auth: "customer", audit: () => ({ verb: "delete", kind: "order", id: ID }) },
      async () => ({}),
    );
    await handler(makeRequest({ token: await signIn(user) }), contextWith());
    expect(await AuditEntry.countDocuments({ actorId: user._id })).toBe(entries);
  });

  it.each([
    [undefined, true],
    [false, false],
  ])("has read what the owner has set where it needs the database: %s", async (needsDatabase, isRead) => {
    delete processState.shopFacts;
    delete processState.shopFactsReads;
    const spec = { auth: "anybody" as const, ...(needsDatabase === false && { needsDatabase }) };
    const handler = route(spec, async () => ({ isRead: processState.shopFacts !== undefined }));
    expect(await (await handler(makeRequest(), contextWith())).json()).toEqual({ isRead });
  });

  it("asks a guard of the route's own where it has one", async () => {
    const bySign: Guard<null> = async (request) => {
      if (!request.headers.has("x-sign")) throw new AppError("NOT_SIGNED_IN");
      return null;
    };
    const handler = route({ auth: bySign }, async () => ({}));
    const statusOf = async (headers: Record<string, string>) =>
      (await handler(makeRequest({ headers }), contextWith())).status;
    expect(await statusOf({ "X-Sign": "courier" })).toBe(200);
    expect(await statusOf({})).toBe(401);
  });

  it("waits for a handler as long as its declaration says, by what is asked for", async () => {
    const query = z.object({ ms: z.coerce.number() });
    const handler = route(
      { auth: "anybody", query, deadlineMs: ({ ms }) => ms },
      async ({ query: { ms } }) => (await sleep(ms === 5 ? MINUTE_MS : 0, undefined, { ref: false }), {}),
    );
    const answer = async (ms: number) =>
      errorOf(await handler(makeRequest({ query: `?ms=${ms}` }), contextWith()));
    expect(await answer(5)).toMatchObject({ status: 503 });
    expect(await answer(5_000)).toMatchObject({ status: 200 });
  });

  it("keeps the request's id, and what a handler's own response says of caching", async () => {
    const handler = route(
      { auth: "anybody" },
      async () => new Response("x", { headers: { "Cache-Control": "no-cache" } }),
    );
    const response = await handler(makeRequest({ headers: { "X-Request-Id": "r-1" } }), contextWith());
    expect(response.headers.get("x-request-id")).toBe("r-1");
    expect(response.headers.get("cache-control")).toBe("no-cache");
  });

  it.each([{ insertedId: null }, { deletedCount: 0 }, { modifiedCount: 0 }, {}])(
    "holds %j on failure where its answer has the key",
    async (defaults) => {
      const keys = [...Object.keys(defaults), "pieces"];
      const response = z.object(Object.fromEntries(keys.map((key) => [key, z.unknown()])));
      const handler = route({ auth: "customer", response }, async () => ({}));
      const { status, body } = await errorOf(await handler(makeRequest(), contextWith()));
      expect(status).toBe(401);
      expect(body).toEqual({ ...defaults, error: body.error });
    },
  );

  it("passes a handler's refusal on and hides everything else", async () => {
    const refuse = route({ auth: "anybody" }, async () => {
      throw new AppError("OUT_OF_STOCK");
    });
    expect(await errorOf(await refuse(makeRequest(), contextWith()))).toMatchObject({
      status: 409,
      code: "OUT_OF_STOCK",
    });
    const fail = route({ auth: "anybody" }, async () => {
      throw new Error("secret text");
    });
    const failed = await errorOf(await fail(makeRequest(), contextWith()));
    expect(failed).toMatchObject({ status: 500, code: "INTERNAL" });
    expect(JSON.stringify(failed)).not.toContain("secret");
  });

  it("names the fields that are wrong and does not echo them", async () => {
    const body = z.object({ name: z.string().min(3), lines: z.array(z.object({ size: z.string() })) });
    const handler = route({ auth: "anybody", body }, async () => ({}));
    const request = makeRequest({ json: { name: "<x", lines: [{ size: 1 }] } });
    const answer = await errorOf(await handler(request, contextWith()));
    expect(answer).toMatchObject({ status: 400, code: "INVALID_FIELDS" });
    expect(Object.keys(answer.body.error.fields)).toEqual(["name", "lines.0.size"]);
    expect(JSON.stringify(answer)).not.toContain("<x");
  });

  it.each(["?q=a&q=b", "?q=a&q=a"])("refuses the parameter that %s gives twice", async (query) => {
    const handler = route(
      { auth: "anybody", query: z.object({ q: z.string().optional() }) },
      async () => ({}),
    );
    expect((await handler(makeRequest({ query }), contextWith())).status).toBe(400);
  });

  it("is not fooled by a parameter called __proto__", async () => {
    const handler = route(
      { auth: "anybody", query: z.object({ q: z.string().optional() }) },
      async ({ query }) => query,
    );
    const response = await handler(makeRequest({ query: "?__proto__=x&constructor=y" }), contextWith());
    expect(await response.json()).toEqual({});
  });
});

describe("the order of checks", () => {
  const handle = vi.fn(async () => ({}));
  const strict = (name: string) =>
    route(
      {
        auth: "admin",
        rate: { name, points: 0.05, windowSeconds: 60 },
        params: idParamsSchema,
        body: z.object({ name: z.string() }),
      },
      handle,
    );
  const wrongType = { "Content-Type": "text/plain" };

  it("puts the rate before the token", async () => {
    const handler = strict("order-rate");
    expect((await handler(makeRequest(), contextWith())).status).toBe(401);
    const refused = await handler(makeRequest(), contextWith());
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it("puts the account's own rate after its token and before the type, and counts each account for itself", async () => {
    const accountRate = { name: "order-account", points: 2, windowSeconds: 60 };
    const handler = route({ auth: "customer", accountRate, body: z.object({}) }, handle);
    const [one, other] = [await signIn(await makeUser()), await signIn(await makeUser())];
    const ask = (token: string) =>
      handler(makeRequest({ json: {}, headers: wrongType, token }), contextWith());
    for (const status of [401, 401, 401]) expect((await ask("x")).status).toBe(status);
    for (const status of [415, 415, 429]) expect((await ask(one)).status).toBe(status);
    expect((await ask(other)).status).toBe(415);
    const refused = await ask(one);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await errorOf(refused)).code).toBe("TOO_MANY_REQUESTS");
  });

  it("puts the token before the role, the role before the type, the type before the shape", async () => {
    const token = { customer: await signIn(await makeUser()), admin: await signIn(await makeAdmin()) };
    const bad = { body: "{", headers: wrongType };
    const statusOf = async (name: string, request: Request, id = "x") =>
      (await strict(name)(request, contextWith({ id }))).status;
    expect(await statusOf("order-1", makeRequest(bad))).toBe(401);
    expect(await statusOf("order-2", makeRequest({ ...bad, token: token.customer }))).toBe(403);
    expect(await statusOf("order-3", makeRequest({ ...bad, token: token.admin }))).toBe(415);
    const large = { body: `"${"x".repeat(70_000)}"`, token: token.admin };
    expect(await statusOf("order-4", makeRequest(large))).toBe(413);
    expect(await statusOf("order-5", makeRequest({ body: "{", token: token.admin }), ID)).toBe(400);
    expect(await statusOf("order-6", makeRequest({ json: { name: "x" }, token: token.admin }))).toBe(400);
    expect(await statusOf("order-7", makeRequest({ json: {}, token: token.admin }), ID)).toBe(400);
    expect(handle).not.toHaveBeenCalled();
    expect(await statusOf("order-8", makeRequest({ json: { name: "x" }, token: token.admin }), ID)).toBe(200);
    expect(handle).toHaveBeenCalledOnce();
  });
});

describe("methodNotAllowed", () => {
  it("answers what reads and refuses what changes while the disk is full, after the role and before the body", async () => {
    processState.isDiskFull = true;
    const spec = { auth: "admin", body: z.object({ name: z.string() }) } as const;
    const change = route(spec, async () => ({ done: true }));
    const read = route({ auth: "admin" }, async () => ({ done: true }));
    const keepNothing = route({ auth: "admin", needsRoom: false }, async () => ({ done: true }));
    const [admin, customer] = [await signIn(await makeAdmin()), await signIn(await makeUser())];
    const post = (token: string) => makeRequest({ method: "POST", token, json: { name: 1 } });
    const refused = await change(post(admin), contextWith({}));
    expect(refused.headers.get("retry-after")).toBe("60");
    expect(await errorOf(refused)).toMatchObject({ status: 503, code: "UNAVAILABLE" });
    expect((await change(post(customer), contextWith({}))).status).toBe(403);
    expect((await read(makeRequest({ token: admin }), contextWith({}))).status).toBe(200);
    expect((await keepNothing(post(admin), contextWith({}))).status).toBe(200);
  });

  it("answers every method with 405, Allow and the one error shape", async () => {
    const handlers = methodNotAllowed("GET", "HEAD");
    for (const method of ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const) {
      const response = handlers[method](makeRequest({ method, headers: { "X-Request-Id": "r-1" } }));
      expect(response.headers.get("allow")).toBe("GET, HEAD");
      expect(response.headers.get("x-request-id")).toBe("r-1");
      expect(await errorOf(response)).toMatchObject({ status: 405, code: "METHOD_NOT_ALLOWED" });
    }
    expect(handlers.GET(makeRequest()).headers.get("x-request-id")).toMatch(/^[\w-]{36}$/);
  });
});
