import { readdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect } from "vitest";
import { DEMO_PRODUCTS } from "@/demo/products";
import { Product } from "@/models/product";
import { findFreePort } from "@/scripts/launcher/port.mjs";
import { commandsIn } from "@/testing/commands/command-tests";
import { addTest, SHOP, useProject, writeInto } from "@/testing/commands/project";
import { close, NOTHING_SET, serve, visit } from "@/testing/commands/serving";
import { startCommand } from "@/testing/commands/start-command";
import { useDatabase } from "@/testing/database";
import { PHASES } from "@/tools/bench/phases";

useDatabase();
/** All in one file, so that they share one build. */
const project = useProject([...SHOP, "e2e", "ops", "playwright.config.ts", "testing", "tools"], {
  canBuild: true,
});
const itRuns = commandsIn(project);

const { LOG_REQUESTS: _, ...NOTHING_ELSE } = NOTHING_SET;
const [DEMO_PRODUCT] = DEMO_PRODUCTS;

/** Opens the shop that the tests below look at. */
const openShop = () =>
  serve((options) => startCommand("npm start", project.root, options), { env: NOTHING_SET });

const RED_SPEC = `import { expect, test } from "@playwright/test";

test("is red", async ({ request }) => expect((await request.get("/about")).status()).toBe(404));
`;

itRuns("npm run serve", async ({ run }) => {
  expect(await run()).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("There is no build yet. Make it first: npm run build"),
  });
  expect(await run({ env: { NEXTAUTH_SECRET: "", JWT_SECRET: "short" } })).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("  NEXTAUTH_SECRET is missing\n  JWT_SECRET is shorter than 32 bytes"),
  });
});

itRuns("npm start", async ({ start }) => {
  const shop = await serve(start, { env: NOTHING_SET });
  expect(shop.output()).toContain("Building the shop: done");
  expect(shop.output()).toContain(`The shop is open:  ${shop.address}\n`);
  expect(shop.output()).toMatch(/customer@tejgaon\.example +\S{12}\n.*admin@tejgaon\.example +\S{12}\n/);
  expect((await visit(shop, "/api/products?limit=1")).html).toContain('"name"');
  expect(shop.output()).not.toContain('"route"');
  await close(shop);
  expect(await Product.countDocuments()).toBe(0);
});

itRuns("PORT=3001 npm start", async ({ start }) => {
  const shop = await serve(start, { env: NOTHING_SET });
  await shop.says(`The shop is open:  ${shop.address}\n`);
  // The build is still good, and the data stay.
  expect(shop.output()).not.toContain("Building the shop");
  expect((await visit(shop, "/api/products?limit=1")).html).toContain('"name"');
  await close(shop, "SIGTERM");
});

itRuns("MONGODB_URI=mongodb://… npm start", async ({ start }) => {
  const shop = await serve(start, { env: { ...NOTHING_SET, MONGODB_URI: process.env.MONGODB_URI ?? "" } });
  expect((await visit(shop, "/api/products")).html).toContain(DEMO_PRODUCT?.name);
  await close(shop);
  expect(await Product.countDocuments()).toBe(DEMO_PRODUCTS.length);
});

itRuns("LOG_REQUESTS=on npm start", async ({ start }) => {
  const shop = await serve(start, { env: NOTHING_ELSE });
  await visit(shop, "/about");
  await shop.says('"method":"GET","route":"/about');
  await close(shop);
});

itRuns("npm run serve", async ({ start }) => {
  const metricsPort = await findFreePort();
  const env = {
    METRICS_PORT: String(metricsPort),
    TRUSTED_PROXIES: "1",
    GOOGLE_ISSUER: "https://openid.example",
    GOOGLE_CLIENT_ID: "shop",
    GOOGLE_CLIENT_SECRET: "b7e2-kept-by-google",
  };
  const shop = await serve(start, { env });
  const { headers } = await visit(shop);
  expect(headers.get("content-security-policy")).not.toMatch(/script-src[^;]*'unsafe-inline'/);
  expect((await visit(shop, "/api/auth/providers")).html).toContain('"google"');
  expect(shop.output()).not.toContain("TRUSTED_PROXIES");
  const metrics = `http://127.0.0.1:${metricsPort}/metrics`;
  expect(await (await fetch(metrics)).text()).toMatch(/^shop_http_requests_total\{.*route="\/".*\} \d+$/m);
  await close(shop, "SIGTERM");
  await expect(fetch(metrics)).rejects.toThrow();
});

itRuns("npm run test:e2e", async ({ run }) => {
  await addTest(project, "e2e/api/plain-addresses.spec.ts");
  const green = await run({ env: { CHROMIUM_PATH: "bundled" } });
  expect(green.code, green.stdout).toBe(0);
  expect(green.stdout).toMatch(/Tested in Chromium \d+\./);
  expect(green.stdout).not.toContain("Building the shop");
  expect(green.stdout).toMatch(/^ +\d+ passed \(/m);
  await writeInto(project, "e2e/api/red.spec.ts", RED_SPEC);
  const red = await run({ more: ["e2e/api/red.spec.ts"] });
  expect(red).toMatchObject({ code: 1, stdout: expect.stringContaining("1 failed") });
  expect(red.stdout).not.toContain("Building the shop");
});

itRuns("npm run screens", async ({ run }) => {
  const { code, stdout } = await run({ more: ["--project=pages 390", "--grep=the page about"] });
  expect(code, stdout).toBe(0);
  expect(stdout).toContain("All on one sheet: ");
  const files = await readdir(join(project.root, ".cache/screens"));
  expect(files.toSorted()).toEqual(["contact-sheet.png", "page-about-390.png"]);
});

itRuns("npm run stress", async ({ run }) => {
  const { code, stdout } = await run({ more: ["--brief", "--only", "last-unit"] });
  expect(code, stdout).toBe(0);
  expect(stdout).toMatch(/^ok {3}\d+ people after the last unit \(/m);
  const unknown = await run({ more: ["--only", "last-word"] });
  expect(unknown).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("Unknown: last-word. There are:"),
  });
});

itRuns("npm run stress -- --only outage", async ({ run }) => {
  const { code, stdout } = await run({ more: ["--brief"] });
  expect(code, stdout).toBe(0);
  expect(stdout).toMatch(/^ok {3}/m);
});

itRuns("npm run stress -- --nginx", async ({ run }) => {
  const alone = { PATH: `${dirname(process.execPath)}:/bin` };
  const { code, stderr } = await run({ env: alone, more: ["--brief", "--only", "last-unit"] });
  expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining("apt install nginx") });
});

/** Tests below run the other phases, except Lighthouse, which is fetched from the registry. */
const PHASES_FIRST = ["desk", "morning", "numbers", "search"];
const PHASES_BY_HAND = ["lighthouse"];
const PHASES_BELOW = ["kept", "orders", "growth", "pages"];
let report = "";

itRuns("npm run bench", async ({ run }) => {
  const phases = Object.keys(PHASES).filter((name) => !PHASES_BY_HAND.includes(name));
  expect([...PHASES_FIRST, ...PHASES_BELOW].toSorted()).toEqual(phases.toSorted());
  const { code, stdout } = await run({ more: ["--short", "--only", PHASES_FIRST.join(",")] });
  expect(code, stdout).toBe(0);
  for (const name of PHASES_FIRST) expect(stdout).toMatch(new RegExp(`^== ${name}: \\d+ s$`, "m"));
  report = /^Kept in (\S+\.json)$/m.exec(stdout)?.[1] ?? "";
});

itRuns("npm run bench -- --against FILE", async ({ run }) => {
  const { code, stdout } = await run({ words: { FILE: report }, more: ["--short", "--only", "numbers"] });
  expect(code, stdout).toBe(0);
  expect(stdout).toMatch(/^figure +on \d{4}-\d\d-\d\d +now +unit +change$/m);
  expect(await run({ words: { FILE: "README.md" } })).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("README.md is no report of the bench."),
  });
});

itRuns("npm run bench -- --only kept,orders", async ({ run }) => {
  const { code, stdout } = await run({ more: ["--short"] });
  expect(code, stdout).toBe(0);
  expect(stdout.match(/^== \w+(?=: \d+ s$)/gm)).toEqual(["== kept", "== orders"]);
});

itRuns("npm run bench -- --long", async ({ run }) => {
  const { code, stdout } = await run({ more: ["--short", "--only", "growth"] });
  expect(code, stdout).toBe(0);
  expect(stdout).toContain("12 × 50 products, 50 orders: done");
});

itRuns("npm run bench -- --base ADDRESS", async ({ run }) => {
  const shop = await openShop();
  const measured = await run({ words: { ADDRESS: shop.address }, more: ["--short", "--only", "pages"] });
  expect(measured).toMatchObject({ code: 0, stdout: expect.stringMatching(/^pages: home, lcp +\d/m) });
  await close(shop);
  expect(await run({ words: { ADDRESS: "http://shop.example" } })).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("Only a shop on this machine"),
  });
});

itRuns("node tools/bench/bundles.mjs ADDRESS / /denimpants", async ({ run }) => {
  const shop = await openShop();
  const { code, stdout } = await run({ words: { ADDRESS: shop.address } });
  expect(code, stdout).toBe(0);
  expect(stdout).toMatch(/^ +gzip +brotli +bytes of script$/m);
  expect(stdout).toMatch(/^ *\d+ +\d+ \/\n *\d+ +\d+ \/denimpants$/m);
  await close(shop);
});

itRuns("npm run stress -- --broken", async ({ run }) => {
  const { code, stdout } = await run({ more: ["--brief", "--only", "scarce-stock"] });
  expect(code, stdout).toBe(0);
  expect(stdout).toContain("== broken on purpose: no condition on the decrement");
  expect(stdout).toMatch(/^RED {2}\d+ units, quantities 1 to 3 \(/m);
});
