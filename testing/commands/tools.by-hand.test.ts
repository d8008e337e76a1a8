import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "vitest";
import { commandsIn } from "@/testing/commands/command-tests";
import { addTest, SHOP, useProject, writeInto } from "@/testing/commands/project";
import { close, serve } from "@/testing/commands/serving";
import { startCommand } from "@/testing/commands/start-command";
import { PHASES } from "@/tools/bench/phases";

const project = useProject([...SHOP, "e2e", "ops", "playwright.config.ts", "testing", "tools"], {
  canBuild: true,
});
const itRuns = commandsIn(project);

const NOTHING_SET = { MONGODB_URI: "", NEXTAUTH_URL: "" };
/** Whatever shop it looks at is this one. */
const openShop = () =>
  serve((options) => startCommand("npm start", project.root, options), { env: NOTHING_SET });

const RED_SPEC = `import { expect, test } from "@playwright/test";

test("is red", async ({ request }) => expect((await request.get("/about")).status()).toBe(404));
`;

itRuns("npm run test:e2e", async ({ run }) => {
  await addTest(project, "e2e/api/plain-addresses.spec.ts");
  const green = await run({ env: { CHROMIUM_PATH: "bundled" } });
  expect(green).toMatchObject({ code: 0, stdout: expect.stringContaining("Building the shop: done") });
  expect(green.stdout).toMatch(/Tested in Chromium \d+\./);
  expect(green.stdout).toMatch(/^ +\d+ passed \(/m);
  await writeInto(project, "e2e/api/red.spec.ts", RED_SPEC);
  const red = await run({ more: ["e2e/api/red.spec.ts"] });
  expect(red).toMatchObject({ code: 1, stdout: expect.stringContaining("1 failed") });
  expect(red.stdout).not.toContain("Building the shop");
});

itRuns("npm run screens", async ({ run }) => {
  const { code, stdout } = await run({ more: ["--project=pages 390", "--grep=the page about"] });
  expect(code).toBe(0);
  expect(stdout).toContain("All on one sheet: ");
  const files = await readdir(join(project.root, ".cache/screens"));
  expect(files.toSorted()).toEqual(["contact-sheet.png", "page-about-390.png"]);
});

itRuns("npm run stress", async ({ run }) => {
  const { code, stdout } = await run({ more: ["--brief", "--only", "last-unit"] });
  expect(code).toBe(0);
  expect(stdout).toMatch(/^ok {3}\d+ people after the last unit \(/m);
  const unknown = await run({ more: ["--only", "last-word"] });
  expect(unknown).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("Unknown: last-word. There are:"),
  });
});

itRuns("npm run stress -- --only outage", async ({ run }) => {
  const { code, stdout } = await run({ more: ["--brief"] });
  expect(code).toBe(0);
  expect(stdout).toMatch(/^ok {3}/m);
});

itRuns("npm run stress -- --broken", async ({ run }) => {
  const { code, stdout } = await run({ more: ["--brief", "--only", "last-unit"] });
  expect(code).toBe(0);
  expect(stdout).toContain("== broken on purpose: no condition on the decrement");
  expect(stdout).toMatch(/^RED {2}\d+ people after the last unit \(/m);
});

let report = "";

itRuns("npm run bench", async ({ run }) => {
  const { code, stdout } = await run({ more: ["--short"] });
  expect(code, stdout).toBe(0);
  const { lighthouse: _, ...measured } = PHASES;
  for (const name of Object.keys(measured)) expect(stdout).toMatch(new RegExp(`^== ${name}: \\d+ s$`, "m"));
  report = /^Kept in (\S+\.json)$/m.exec(stdout)?.[1] ?? "";
});

itRuns("npm run bench -- --against FILE", async ({ run }) => {
  const { code, stdout } = await run({ words: { FILE: report }, more: ["--short", "--only", "numbers"] });
  expect(code).toBe(0);
  expect(stdout).toMatch(/^figure +on \d{4}-\d\d-\d\d +now +unit +change$/m);
  expect(await run({ words: { FILE: "README.md" } })).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("README.md is no report of the bench."),
  });
});

itRuns("npm run bench -- --only load,orders", async ({ run }) => {
  const { code, stdout } = await run({ more: ["--short"] });
  expect(code, stdout).toBe(0);
  expect(stdout.match(/^== \w+(?=: \d+ s$)/gm)).toEqual(["== load", "== orders"]);
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
  expect(code).toBe(0);
  expect(stdout).toMatch(/^bytes of script, gzip:\n +\d+ \/\n +\d+ \/denimpants$/m);
  await close(shop);
});
