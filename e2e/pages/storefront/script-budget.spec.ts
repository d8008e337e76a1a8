import type { Page } from "@playwright/test";
import { expect, test } from "../../support/test";
import { becomeCustomer, DETAIL, open, resolvePath } from "../../support/storefront";

/** Words that each library brings into whatever file it is bundled into. */
const LIBRARIES = {
  swiper: "swiper-slide-active",
  sweetalert2: "swal2-actions",
  typewriter: "deleteSpeed",
  "react-query": "fetchMeta",
  "next-auth": "nextauth.message",
} as const;

type Library = keyof typeof LIBRARIES;

interface Script {
  url: string;
  libraries: Library[];
  bytes: number;
}

/** Collects what scripts a page fetches, with their size on the wire. */
function watchScripts(page: Page): { all: () => Promise<Script[]> } {
  const scripts: Promise<Script>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    scripts.push(
      (async () => {
        const text = await response.text();
        const { responseBodySize } = await response.request().sizes();
        const names = Object.keys(LIBRARIES) as Library[];
        return {
          url: new URL(response.url()).pathname,
          libraries: names.filter((name) => text.includes(LIBRARIES[name])),
          bytes: responseBodySize,
        };
      })(),
    );
  });
  return { all: async () => await Promise.all(scripts) };
}

/** The scripts that the HTML itself asks for: nothing shows or works before these. */
async function initialScripts(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text();
  const tags = [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"[^>]*>/g)];
  const preloads = [...html.matchAll(/<link[^>]*as="script"[^>]*href="([^"]+)"/g)];
  const urls = [...tags.filter(([tag]) => !/nomodule/i.test(tag)), ...preloads].map(([, url]) => url ?? "");
  return [...new Set(urls)];
}

const librariesOf = (scripts: Script[]) => [...new Set(scripts.flatMap(({ libraries }) => libraries))].sort();

for (const path of ["/", "/denimpants", DETAIL, "/about", "/return"]) {
  test(`${path} fetches no library before it is used`, async ({ page }) => {
    const scripts = watchScripts(page);
    await open(page, path);
    await page.waitForLoadState("networkidle");
    const all = await scripts.all();
    const initial = await initialScripts(page, await resolvePath(page, path));
    const first = all.filter(({ url }) => initial.includes(url));
    expect(first.length).toBeGreaterThan(5);
    const kilobytes = first.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
    const later = all.filter(({ url }) => !initial.includes(url));
    const laterKilobytes = later.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
    test.info().annotations.push({
      type: "script",
      description: `${path}: ${kilobytes.toFixed(0)} kB at first, ${laterKilobytes.toFixed(0)} kB when idle (gzip)`,
    });
    // Every library is bundled in a way that its word finds: the next test proves it.
    expect(librariesOf(first)).toEqual([]);
    const expected: Record<string, Library[]> = {
      "/": ["swiper"],
      "/denimpants": ["typewriter"],
      [DETAIL]: ["swiper"],
    };
    expect(librariesOf(all)).toEqual(expected[path] ?? []);
  });
}

test("each library arrives when it is used", async ({ page, playwright }) => {
  const scripts = watchScripts(page);
  await open(page, "/denimpants");
  await expect(page.locator("[data-typing]")).toHaveCount(1);
  expect(librariesOf(await scripts.all())).toEqual(["typewriter"]);
  await open(page, DETAIL);
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
  expect(librariesOf(await scripts.all())).toEqual(["swiper", "typewriter"]);
  await page.getByRole("button", { name: /^Add to Cart \(/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Okay" }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(librariesOf(await scripts.all())).toEqual(["sweetalert2", "swiper", "typewriter"]);
  await becomeCustomer(page, playwright);
  await page.goto("/dashboard/cart");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(librariesOf(await scripts.all())).toEqual([
    "next-auth",
    "react-query",
    "sweetalert2",
    "swiper",
    "typewriter",
  ]);
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
      const posters = [...document.querySelectorAll("video")].map(({ poster }) => poster);
      return [...sources, ...posters].map((source) => new URL(source, location.href).pathname);
    });
    const strangers = fetched.filter((url) => !shown.includes(url) && !url.startsWith("/icon"));
    expect(strangers, path).toEqual([]);
  }
});
