// @ts-check
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { resolveBrowser } from "../../scripts/launcher/browser.mjs";
import { requireLoopback } from "./measure/loopback.mjs";
import { spreadOf } from "./measure/spread.mjs";
import { FAST_LINE, SLOW_4G } from "./pages/conditions.mjs";
import { openPage } from "./pages/open-page.mjs";
import { pressCard } from "./pages/press-card.mjs";
import { summarize } from "./pages/summarize.mjs";

const SETTLED_MS = 5_000;
const SOON_MS = 500;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "5" },
    category: { type: "string", default: "denimpants" },
    json: { type: "boolean", default: false },
  },
});
const base = requireLoopback(positionals[0] ?? "http://localhost:3000");
const runs = Number(values.runs);

/**
 * @template Result
 * @param {() => Promise<Result>} work
 */
async function repeat(work) {
  const results = [];
  for (let run = 0; run < runs; run += 1) results.push(await work());
  return results;
}

/** @param {string} path */
async function firstProductOf(path) {
  const html = await (await fetch(new URL(path, base))).text();
  const found = /\/details\/[0-9a-f]{24}/.exec(html)?.[0];
  if (!found) throw new Error(`${path} shows no product.`);
  return found;
}

const categoryPath = `/${values.category}`;
const pages = { home: "/", category: categoryPath, product: await firstProductOf(categoryPath) };
const { executablePath, args, env } = await resolveBrowser();
const browser = await chromium.launch({ executablePath, args, env: { ...process.env, ...env } });

/** @type {Record<string, ReturnType<typeof summarize>>} */
const opened = {};
/** @type {Record<string, ReturnType<typeof spreadOf>>} */
const pressed = {};
try {
  for (const [name, path] of Object.entries(pages)) {
    const url = new URL(path, base).href;
    // The first visitor's page is made for him; everybody else's comes from the cache.
    await fetch(url);
    opened[name] = summarize(await repeat(() => openPage(browser, { url, line: SLOW_4G })));
  }
  const url = new URL(categoryPath, base).href;
  for (const [name, line, restMs] of /** @type {const} */ ([
    ["fast line, settled", FAST_LINE, SETTLED_MS],
    ["slow 4G, settled", SLOW_4G, SETTLED_MS],
    ["slow 4G, 0.5 s after load", SLOW_4G, SOON_MS],
  ])) {
    pressed[name] = spreadOf(await repeat(() => pressCard(browser, { url, line, restMs })));
  }
} finally {
  await browser.close();
}

if (values.json) console.log(JSON.stringify({ base: base.href, runs, pages, opened, pressed }, null, 2));
else {
  const rows = Object.values(opened).flatMap((summary) => Object.keys(summary));
  console.table(
    Object.fromEntries(
      [...new Set(rows)].map((row) => [
        row,
        Object.fromEntries(Object.entries(opened).map(([name, summary]) => [name, tell(summary[row])])),
      ]),
    ),
  );
  console.table(Object.fromEntries(Object.entries(pressed).map(([name, ms]) => [name, { ms: tell(ms) }])));
}

/** @param {ReturnType<typeof spreadOf> | string | undefined} value */
function tell(value) {
  if (value === undefined) return "0";
  if (typeof value === "string") return value;
  const [median, lowest, highest] = [value.median, value.lowest, value.highest].map((part) =>
    part < 1 ? part.toFixed(3) : part.toFixed(part < 100 ? 1 : 0),
  );
  return lowest === highest ? median : `${median} (${lowest} to ${highest})`;
}
