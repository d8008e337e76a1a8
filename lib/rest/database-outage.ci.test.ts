import type { ChildProcess } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import mongoose from "mongoose";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { processState } from "@/lib/platform/process-state.mjs";
import { z } from "zod";
import { addToCart } from "@/lib/orders/cart/add-to-cart";
import { addToCartSchema } from "@/lib/orders/cart/schema";
import { connectDb, disconnectDb } from "@/lib/platform/database/db";
import { createIndexes } from "@/lib/maintenance/indexes/create-indexes";
import { insertedResponseSchema } from "@/lib/rest/response-schemas";
import { route } from "@/lib/rest/route";
import { pictureResponse } from "@/lib/catalogue/images/picture-response";
import { makeUser, signIn } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { contextWith, makeRequest } from "@/testing/requests";
import { visit } from "@/testing/sign-in-token";
// oxlint-disable-next-line no-restricted-imports -- this test needs a database of its own to halt and kill
import { startDatabase } from "@/scripts/launcher/database.mjs";
import { CartLine } from "@/models/cart-line";

let folder: string;
let child: ChildProcess;
let stop: () => Promise<void>;

/** A database of this file's own, because it is stopped, halted and killed here. */
async function start(): Promise<string> {
  const database = await startDatabase(folder, (started) => {
    child = started;
  });
  stop = database.stop;
  return database.uri;
}

let token: string;
let productId: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tejgaon-away-"));
  await connectDb(await start());
  await createIndexes();
  token = await signIn(await makeUser());
  productId = (await makeProduct({ stock: "" }))._id;
});
afterAll(async () => {
  await disconnectDb();
  await stop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(() => {
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
  vi.spyOn(console, "error").mockReturnValue(undefined);
});
afterEach(() => vi.restoreAllMocks());

const handler = route({ auth: "customer", body: addToCartSchema }, async ({ user, body }) => ({
  insertedId: await addToCart({ user, input: body }),
}));
const call = () => handler(makeRequest({ json: { productId, quantity: 1 }, token }), contextWith());

async function expectUnavailable(): Promise<void> {
  const waits = countWaits();
  const response = await call();
  expect(waits()).toBe(1);
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toBe("2");
  expect((await response.json()).error.code).toBe("UNAVAILABLE");
}

/** Counts how often, one time after the other, the driver looks for a server; what it looks for at once is one wait. */
function countWaits(): () => number {
  const client = mongoose.connection.getClient();
  const { topology } = client as unknown as {
    topology: { selectServer: (...args: unknown[]) => Promise<unknown> };
  };
  const selectServer = topology.selectServer.bind(topology);
  let [open, waits] = [0, 0];
  const spy = vi.spyOn(topology, "selectServer").mockImplementation(async (...args) => {
    if (open === 0) waits += 1;
    open += 1;
    return await selectServer(...args).finally(() => (open -= 1));
  });
  return () => {
    spy.mockRestore();
    return waits;
  };
}

async function expectNoPicture(): Promise<void> {
  const response = await pictureResponse(makeRequest(), "65f000000000000000000001-960.webp");
  expect(response.status).toBe(503);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("retry-after")).toBe("2");
}

/** A throw in next-auth's callback would clear the cookie, and so log everybody out. */
async function expectStillSignedIn(): Promise<void> {
  const cookie = { sub: "65f000000000000000000001", sid: "s1", sv: 0 };
  expect(await visit(cookie)).toBe(cookie);
}

const waitUntilServed = () =>
  vi.waitFor(async () => expect((await call()).status).toBe(200), { timeout: 45_000, interval: 50 });

const ignore = (): void => undefined;

describe("while the driver hangs, and so hears nothing", () => {
  beforeEach(() => {
    Object.defineProperty(processState, "databaseHeardAt", {
      get: () => undefined,
      set: ignore,
      configurable: true,
    });
  });
  afterEach(() => {
    delete processState.databaseHeardAt;
  });

  const never = () => new Promise<never>(() => undefined);

  it.each(["the check of who calls", "the work"])(
    "answers 503 in time when it is %s that hangs",
    async (piece) => {
      const hanging = route(
        { auth: piece === "the work" ? "anybody" : never, response: insertedResponseSchema },
        never,
      );
      const begun = performance.now();
      const response = await hanging(makeRequest(), contextWith());
      // The contract's three seconds, on a machine that may be busy.
      expect(performance.now() - begun).toBeLessThan(10_000);
      expect(response.status).toBe(503);
      expect(response.headers.get("retry-after")).toBe("2");
      const { error, insertedId } = await response.json();
      expect(error.code).toBe("UNAVAILABLE");
      expect(insertedId).toBeNull();
    },
  );

  it("does not count how long a body takes to arrive, and gives slow work the time that it names", async () => {
    const slowly = new ReadableStream({
      async start(controller) {
        await sleep(3_200);
        controller.enqueue(new TextEncoder().encode("{}"));
        controller.close();
      },
    });
    const patient = route({ auth: "anybody", body: z.object({}) }, async () => ({ isDone: true }));
    const post = { method: "POST", headers: { "Content-Type": "application/json" }, body: slowly };
    const request = new Request("http://localhost/api/x", Object.assign(post, { duplex: "half" }));
    expect((await patient(request, contextWith())).status).toBe(200);
    const slow = route({ auth: "anybody", deadlineMs: () => 20_000 }, async () => {
      await sleep(3_200);
      return {};
    });
    expect((await slow(makeRequest(), contextWith())).status).toBe(200);
  });
});

describe("while the database is away", () => {
  it("waits no longer than the 3 s that the contract allows", () => {
    const { options } = mongoose.connection.getClient();
    expect(options).toMatchObject({
      serverSelectionTimeoutMS: 2_000,
      connectTimeoutMS: 2_000,
      socketTimeoutMS: 2_000,
      waitQueueTimeoutMS: 2_000,
      retryReads: false,
      retryWrites: false,
    });
  });

  it("answers 503, logs nobody out, and serves again when it is back", async () => {
    expect((await call()).status).toBe(200);
    await stop();
    await expectUnavailable();
    await expectUnavailable();
    await expectStillSignedIn();
    await expectNoPicture();
    await start();
    await waitUntilServed();
  });

  it("answers 503 when the database hangs", async () => {
    child.kill("SIGSTOP");
    try {
      await expectUnavailable();
    } finally {
      child.kill("SIGCONT");
    }
    await waitUntilServed();
  });

  it("answers 200 or 503 to what is under way when it is killed", async () => {
    for (let round = 0; round < 3; round += 1) {
      const calls = Array.from({ length: 25 }, () => call());
      await calls[0];
      child.kill("SIGKILL");
      const statuses = (await Promise.all(calls)).map((response) => response.status);
      expect([...new Set(statuses)].filter((status) => status !== 200 && status !== 503)).toEqual([]);
      await waitUntilServed();
      // A cart holds only so many lines.
      await CartLine.deleteMany();
    }
  });
});
