import type { ChildProcess } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { customer } from "@/lib/auth/guards";
import { addToCart } from "@/lib/cart/add-to-cart";
import { addToCartSchema } from "@/lib/cart/schema";
import { connectDb, disconnectDb } from "@/lib/db";
import { createIndexes } from "@/lib/database-setup";
import { route } from "@/lib/http/route";
import { pictureResponse } from "@/lib/images/picture-response";
import { makeUser, signIn } from "@/lib/testing/people";
import { makeProduct } from "@/lib/testing/products";
import { contextWith, makeRequest } from "@/lib/testing/requests";
import { visit } from "@/lib/testing/sign-in-token";
// oxlint-disable-next-line no-restricted-imports -- this test needs a database of its own to halt and kill
import { startDatabase } from "@/scripts/launcher/database.mjs";
import { CartLine } from "@/models/cart-line";

const PROMISED_MS = 3_000;

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

const handler = route({ auth: customer, body: addToCartSchema }, async ({ user, body }) => ({
  insertedId: await addToCart({ user, input: body }),
}));
const call = () => handler(makeRequest({ json: { productId, quantity: 1 }, token }), contextWith());

async function expectUnavailable(): Promise<void> {
  const before = Date.now();
  const response = await call();
  expect(response.status).toBe(503);
  expect(response.headers.get("retry-after")).toBe("2");
  expect((await response.json()).error.code).toBe("UNAVAILABLE");
  expect(Date.now() - before).toBeLessThan(PROMISED_MS);
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
  vi.waitFor(async () => expect((await call()).status).toBe(200), { timeout: 15_000, interval: 50 });

describe("while the database is away", () => {
  it("answers 503 in time, logs nobody out, and serves again when it is back", async () => {
    expect((await call()).status).toBe(200);
    await stop();
    await expectUnavailable();
    await expectUnavailable();
    await expectStillSignedIn();
    await expectNoPicture();
    await start();
    await waitUntilServed();
  });

  it("answers 503 in time when the database hangs", async () => {
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
