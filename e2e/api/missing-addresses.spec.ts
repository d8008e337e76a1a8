import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { LANGUAGES } from "../../lib/words/constants";
import { localPath, readLocalPath } from "../../lib/words/local-path.mjs";
import { Caller, signInAs } from "../support/api";
import { postAuth, sendRaw } from "../support/auth";
import { addProduct } from "../support/catalogue";
import { openOwnShop } from "../support/own-shop";
import { demoAdmin } from "../support/people";

const ROOT = join(import.meta.dirname, "../..");
const BUILD_ID = readFileSync(join(ROOT, ".next/BUILD_ID"), "utf8");
/** An id that no product and no picture has. */
const ID = "65f00000000000000000abce";
const madeUp = () => randomBytes(12).toString("hex");

const VARY =
  "rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding";

/** In these headers the framework says whether its cache had the answer: an answer with them comes from it. */
const BEEN_IN_THE_FRAMEWORK = ["x-nextjs-cache", "x-nextjs-prerender", "x-nextjs-stale-time"];

for (const path of [
  `/details/${ID}`,
  `/details/${ID}?utm_source=x`,
  `/details/${ID}#x`,
  "/details/nonsense",
  "/wallets/999",
  "/wallets/x",
  "/trousers",
  "/a/b/c",
  "/about/us",
  "/login/now",
  `/bn/details/${ID}`,
  "/bn/wallets/999",
  "/bn/a/b/c",
  "/bn/about/us",
  "/catalogue/nothing.webp",
  `/_next/data/${BUILD_ID}/details/${ID}.json`,
  "/_next/image?url=/x&w=640&q=75",
]) {
  test(`${path} is the 404 page, without the framework`, async () => {
    const { status, headers, text } = await sendRaw("GET", path, {});
    expect(status).toBe(404);
    expect(headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      vary: VARY,
      "content-security-policy": expect.stringMatching(/^script-src 'self' ('nonce-[^']+' )?'sha256-/),
    });
    for (const name of BEEN_IN_THE_FRAMEWORK) expect(headers).not.toHaveProperty(name);
    expect(text).toContain("<h1");
    expect(text).toContain(`href="${localPath(readLocalPath(path).language, "/denimpants")}"`);
    expect(text.trimEnd()).toMatch(/<\/html>$/);
    const packed = await sendRaw("GET", path, { "Accept-Encoding": "gzip" });
    expect(packed.headers["content-encoding"]).toBe("gzip");
  });
}

for (const path of [
  `/details/./${ID}`,
  `/api/../details/${ID}`,
  `/dashboard/%2e%2e/details/${ID}`,
  `/_next/static/%2e%2e/%2e%2e/details/${ID}`,
]) {
  test(`${path} is refused, without the framework`, async () => {
    const { status, headers } = await sendRaw("GET", path, {});
    expect(status).toBe(400);
    expect(headers["cache-control"]).toBe("no-store");
    for (const name of BEEN_IN_THE_FRAMEWORK) expect(headers).not.toHaveProperty(name);
  });
}

for (const [path, message] of [
  [`/images/${ID}-480.webp`, "There is no such picture."],
  ["/images/nothing", "There is no such picture."],
  [`/share/details/${ID}`, "There is no such picture."],
  ["/share/nothing", "There is no such picture."],
  ["/sitemaps/9.xml", "There is no such document."],
] as const) {
  test(`${path} is a 404 in plain words, without the framework`, async () => {
    const { status, headers, text } = await sendRaw("GET", path, {});
    expect([status, text]).toEqual([404, message]);
    expect(headers).toMatchObject({
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
      vary: VARY,
    });
    expect(headers).toHaveProperty("content-length");
  });
}

test("who moves from page to page by script is told 404 as data, marked or not", async () => {
  for (const path of [`/details/${madeUp()}`, `/details/${madeUp()}?_rsc=`, "/wallets/999?_rsc=x", "/a/b"]) {
    const { status, headers, text } = await sendRaw("GET", path, { RSC: "1" });
    expect([status, headers["content-type"], text], path).toEqual([404, "text/x-component", ""]);
  }
});

test("a product is seen from its first moment on each server, and its address is one of nothing when it is gone @ci", async ({
  playwright,
}) => {
  const shop = await openOwnShop({ hasCatalogue: true });
  const other = await shop.startSecondServer();
  const context = await playwright.request.newContext({ baseURL: shop.address });
  try {
    await postAuth(context, "callback/credentials", { ...shop.admin });
    const { token } = await (await context.post("/api/jwt", { data: { email: shop.admin.email } })).json();
    const admin = new Caller(context, shop.admin, token);
    const { _id } = await addProduct(admin);
    const statuses = async () =>
      await Promise.all(
        [shop.address, other.address].map(
          async (address) => (await fetch(`${address}/details/${_id}`)).status,
        ),
      );
    expect(await statuses()).toEqual([200, 200]);
    await admin.call("DELETE", `/products/${_id}`);
    expect((await statuses())[0]).toBe(404);
    await expect.poll(statuses).toEqual([404, 404]);
    await shop.stopDatabase();
    const away = await fetch(`${shop.address}/details/${madeUp()}`);
    expect(away.status, "nobody can tell").toBe(503);
    expect(away.headers.get("retry-after")).not.toBeNull();
    await shop.startDatabase();
    await expect.poll(async () => (await fetch(`${shop.address}/details/${madeUp()}`)).status).toBe(404);
  } finally {
    await context.dispose();
    await other.stop();
    await shop.close();
  }
});

test("a page of a category comes to be with its first product @ci", async ({ playwright }) => {
  const admin = await signInAs(playwright, demoAdmin());
  const statuses = (path: string) =>
    Promise.all(
      LANGUAGES.map(async (language) => (await sendRaw("GET", localPath(language, path), {})).status),
    );
  const { length } = (await admin.call("GET", "/products?category=Boxers")).body as unknown[];
  const pages = Math.max(1, Math.ceil(length / 48));
  const next = `/boxers/${pages + 1}`;
  expect(await statuses(next)).toEqual([404, 404]);
  const added = [];
  for (let count = length; count <= pages * 48; count += 1)
    added.push(await addProduct(admin, { category: "Boxers" }));
  expect(await statuses(next)).toEqual([200, 200]);
  for (const language of LANGUAGES)
    expect((await sendRaw("GET", localPath(language, "/boxers"), {})).text).toContain(
      `href="${localPath(language, next)}"`,
    );
  for (const { _id } of added) await admin.call("DELETE", `/products/${_id}`);
  expect(await statuses(next)).toEqual([404, 404]);
});

test("a bare `next start` ends with a sentence that says how to start the shop", async () => {
  const next = join(ROOT, "node_modules/next/dist/bin/next");
  const outcome = await new Promise<{ code: unknown; said: string }>((resolve) => {
    execFile(
      process.execPath,
      [next, "start", "--port", "0"],
      { cwd: ROOT, timeout: 60_000, env: { ...process.env, NODE_ENV: "production" } },
      (error, stdout, stderr) => resolve({ code: error?.code, said: stdout + stderr }),
    );
  });
  expect(outcome.code).toBe(1);
  expect(outcome.said).toContain("Start it with `npm run serve`");
});
