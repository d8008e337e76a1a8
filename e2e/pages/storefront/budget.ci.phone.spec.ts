import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import budgets from "../../budgets.json" with { type: "json" };
import { listFarPictures, type LoadedFile, watchFiles, watchShift } from "../../support/page-weight";
import { openOwnShop, type OwnShop } from "../../support/own-shop";
import { expect, test } from "../../support/test";
import { answerSize, becomeCustomer, DETAIL, open, resolvePath } from "../../support/storefront";

/** Words that each library leaves in the file that it is bundled into. */
const LIBRARIES = {
  swiper: "swiper-slide-active",
  sweetalert2: "swal2-actions",
  typewriter: "deleteSpeed",
  "react-query": "fetchMeta",
  "next-auth": "nextauth.message",
} as const;

/** Larger than any file of ours that a page needs at first, so a larger file is the framework's. */
const FRAMEWORK_FILE_BYTES = 20_000;

/**
 * How far bytes may exceed their budget: each build compresses file names and ids differently. Numbers of files are the same
 * everywhere.
 */
const TOLERANCE = { share: 0.006, leastBytes: 200 };
const NOT_IN_BYTES = ["pictures before scrolling", "files"];
/** The layout shift that a busy browser reports for a page on which nothing moves. */
const NO_SHIFT = 0.001;

function allowed(what: string, limit: number): number {
  if (what === "layout shift") return limit + NO_SHIFT;
  if (NOT_IN_BYTES.includes(what) || limit === 0) return limit;
  return limit + Math.max(limit * TOLERANCE.share, TOLERANCE.leastBytes);
}

/** With the demo's shop as it comes: what other tests add to theirs weighs too. */
const testUntouched = test.extend<object, { untouched: OwnShop }>({
  untouched: [
    async ({}, use) => {
      const shop = await openOwnShop({ hasCatalogue: true });
      await use(shop);
      await shop.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: async ({ untouched }, use) => await use(untouched.address),
});

type Library = keyof typeof LIBRARIES;

const librariesOf = (files: LoadedFile[]): Library[] => {
  const names = Object.keys(LIBRARIES) as Library[];
  return names.filter((name) => files.some(({ text }) => text.includes(LIBRARIES[name]))).sort();
};

/** The scripts that the HTML itself loads: nothing works before these. */
async function initialScripts(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text();
  const tags = [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"[^>]*>/g)];
  const preloads = [...html.matchAll(/<link[^>]*as="script"[^>]*href="([^"]+)"/g)];
  const urls = [...tags.filter(([tag]) => !/nomodule/i.test(tag)), ...preloads].map(([, url]) => url ?? "");
  return [...new Set(urls)];
}

/** Compresses as any server would, and less well than ours does after its first visitor. */
async function weighPage(page: Page, path: string): Promise<number> {
  return gzipSync(await (await page.request.get(path)).text()).length;
}

/** A page's weight in the terms of its budget: bytes, numbers of files, and layout shift. */
function weigh(files: LoadedFile[], initial: string[]): Record<string, number> {
  const bytesOf = (chosen: LoadedFile[]) => chosen.reduce((sum, { bytes }) => sum + bytes, 0);
  const filesOf = (kind: LoadedFile["kind"]) => files.filter((file) => file.kind === kind);
  const pictures = filesOf("pictures").filter(({ url }) => !url.startsWith("/icon"));
  return {
    "script at first": bytesOf(filesOf("script").filter(({ url }) => initial.includes(url))),
    "script when idle": bytesOf(filesOf("script").filter(({ url }) => !initial.includes(url))),
    css: bytesOf(filesOf("css")),
    // The Bengali font comes only with products that have a Bengali name.
    fonts: bytesOf(filesOf("fonts").filter(({ url }) => !url.includes("bengali"))),
    "pictures before scrolling": pictures.length,
    "picture bytes before scrolling": bytesOf(pictures),
    files: files.filter(({ url }) => !/^\/icon|bengali/.test(url)).length,
  };
}

const FIRST_CHANGE_BYTES = 22_000;

/** Weighs the script that loads before the slides first change. */
async function weighFirstChange(
  page: Page,
  files: ReturnType<typeof watchFiles>,
  before: LoadedFile[],
): Promise<number> {
  await page.getByRole("button", { name: "Play" }).first().click();
  await expect(page.locator(".swiper-initialized")).toHaveCount(1);
  const known = before.map(({ url }) => url);
  const late = (await files.all()).filter(({ kind, url }) => kind === "script" && !known.includes(url));
  expect(librariesOf(late)).toEqual(["swiper"]);
  return late.reduce((sum, { bytes }) => sum + bytes, 0);
}

const LIBRARIES_WHEN_IDLE: Record<string, Library[]> = {
  "/belts": ["typewriter"],
};

/** Pages whose slides change by themselves, and that load the library for it. */
const CAROUSELS = ["/", DETAIL];

for (const [path, budget] of Object.entries(budgets)) {
  testUntouched(`${path} keeps to its budget, and fetches no library before it is used`, async ({ page }) => {
    const files = watchFiles(page);
    const readShift = await watchShift(page);
    await open(page, path);
    // Pauses the slides, so that they do not change before everything is counted, even on a slow machine.
    if (CAROUSELS.includes(path)) await page.getByRole("button", { name: "Pause" }).click();
    // A busy browser is idle late.
    for (const library of LIBRARIES_WHEN_IDLE[path] ?? [])
      await expect.poll(async () => librariesOf(await files.all())).toContain(library);
    await page.waitForLoadState("networkidle");
    const far = await listFarPictures(page);
    const all = (await files.all()).filter(({ url }) => !far.includes(url));
    const initial = await initialScripts(page, await resolvePath(page, path));
    const weight: Record<string, number> = {
      ...weigh(all, initial),
      html: await weighPage(page, await resolvePath(page, path)),
      "layout shift": await readShift(),
    };
    testUntouched.info().annotations.push({ type: "weight", description: JSON.stringify(weight) });
    for (const [what, limit] of Object.entries(budget)) {
      const measured = weight[what] ?? NaN;
      expect
        .soft(measured, `${path}: ${what} is ${measured - limit} over its budget`)
        .toBeLessThanOrEqual(allowed(what, limit));
    }
    expect(weight["html"]).toBeGreaterThan(0);
    // Its word finds every library, however it is bundled; the next test proves it.
    const first = all.filter(({ kind, url }) => kind === "script" && initial.includes(url));
    expect(first.length).toBeGreaterThan(5);
    expect(librariesOf(first)).toEqual([]);
    // Framework code that is not compiled off the main thread blocks it.
    const framework = first.filter(({ bytes }) => bytes > FRAMEWORK_FILE_BYTES);
    expect(framework.length).toBeGreaterThan(0);
    expect(framework.filter(({ text }) => !text.startsWith("//# allFunctionsCalledOnLoad"))).toEqual([]);
    expect(librariesOf(all)).toEqual(LIBRARIES_WHEN_IDLE[path] ?? []);
    if (!CAROUSELS.includes(path)) return;
    expect(await weighFirstChange(page, files, all)).toBeLessThanOrEqual(FIRST_CHANGE_BYTES);
  });
}

test("each library arrives when it is used", async ({ page, playwright }) => {
  const scripts = watchFiles(page);
  await open(page, "/denimpants");
  await expect(page.locator("[data-typing]")).toHaveCount(1);
  expect(librariesOf(await scripts.all())).toEqual(["typewriter"]);
  await open(page, DETAIL);
  await expect(page.locator(".swiper-initialized")).toHaveCount(1, { timeout: 10_000 });
  expect(librariesOf(await scripts.all())).toEqual(["swiper", "typewriter"]);
  await page.getByRole("button", { name: /^Add to Cart \(/ }).click();
  await answerSize(page);
  await page.getByRole("dialog").getByRole("button", { name: "Okay" }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(librariesOf(await scripts.all())).toEqual(["sweetalert2", "swiper", "typewriter"]);
  await becomeCustomer(page, playwright);
  await page.goto("/dashboard/cart");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  // The shop does not use the browser part of next-auth.
  expect(librariesOf(await scripts.all())).toEqual(["react-query", "sweetalert2", "swiper", "typewriter"]);
});

test("no page fetches a picture that it does not show", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "image") fetched.push(new URL(request.url()).pathname);
  });
  for (const path of ["/about", "/return", "/denimpants", DETAIL, "/"]) {
    fetched.length = 0;
    await open(page, path);
    await page.waitForLoadState("networkidle");
    const shown = await page.evaluate(() => {
      const sources = [...document.images].flatMap(({ src, srcset }) => [
        src,
        ...srcset.split(", ").map((candidate) => candidate.split(" ")[0] ?? ""),
      ]);
      return sources.map((source) => new URL(source, location.href).pathname);
    });
    const strangers = fetched.filter((url) => !shown.includes(url) && !url.startsWith("/icon"));
    expect(strangers, path).toEqual([]);
  }
});
