import { expect, type Page, test } from "@playwright/test";
import { startHaltingProxy } from "../../support/halting-proxy";
import { waitForFrames, watchShifts } from "../../support/layout-shifts";
import {
  DETAIL,
  isPhone,
  open,
  PUBLIC_PAGES_BY_SIZE,
  resolvePath,
  waitUntilAlive,
} from "../../support/storefront";

const LATE_MS = 250;
// `font-display: optional`: a font that is late is kept for the next page, so nothing moves.
const LATE_FONT_LIMIT = 0;

/** Lets matching files arrive after the first paint, so that whatever they move is seen to move. */
async function delay(page: Page, files: RegExp): Promise<void> {
  await page.route(files, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    await route.continue().catch(() => undefined);
  });
}

/** Goes down the page and up again, and waits for everything that this brings. */
async function scrollThrough(page: Page): Promise<void> {
  const step = 0.8 * (page.viewportSize()?.height ?? 0);
  for (let y = 0; y < (await page.evaluate(() => document.body.scrollHeight)); y += step) {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    await waitForFrames(page);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  // What only larger screens show is never fetched here. At the top, since the slides behind the first one are there only
  // once the script of the slide show has come: to a page that stands at its end their pictures would never come.
  // Beyond the edge of a rail they wait until it is pushed along.
  const areShown = () =>
    [...document.images].every(
      (image) =>
        image.complete ||
        !image.checkVisibility() ||
        image.getBoundingClientRect().left >= document.documentElement.clientWidth,
    );
  await page.waitForFunction(areShown, undefined, { polling: 50 });
  await waitForFrames(page);
}

for (const [onDesktop, onPhone] of PUBLIC_PAGES_BY_SIZE) {
  test(`nothing moves on ${onDesktop} (${onPhone}) while pictures and scripts arrive`, async ({ page }) => {
    const readShifts = await watchShifts(page);
    // Without the fonts, whose moment is a matter of luck; the next tests are about them.
    await page.route(/\.woff2(\?|$)/, (route) => route.abort());
    await delay(page, /\.webp(\?|$)/);
    await open(page, isPhone(page) ? onPhone : onDesktop);
    await scrollThrough(page);
    expect(await readShifts()).toEqual([]);
  });
}

for (const path of [
  "/",
  "/about",
  "/return",
  "/login",
  DETAIL,
  "/denimpants",
  "/fullshirts",
  "/basictshirts",
]) {
  test(`nothing moves on ${path} when the fonts arrive late`, async ({ page }) => {
    const readShifts = await watchShifts(page);
    await delay(page, /\.woff2(\?|$)/);
    await open(page, path);
    await page.evaluate(async () => void (await document.fonts.ready));
    await waitForFrames(page);
    const total = (await readShifts()).reduce((sum, { value }) => sum + value, 0);
    test.info().annotations.push({ type: "layout shift", description: `${path}: ${total.toFixed(4)}` });
    expect(total).toBeLessThanOrEqual(LATE_FONT_LIMIT);
  });
}

const MARKS = /aria-label="Show 2 of \d"[^]*?<\/button>/;
/** Somewhere in the form of filters, which nobody sees until it is opened. */
const FILTERS = /<input type="checkbox" name="color"[^>]*>/;
/** Behind the price of the last card of a desktop's first row, whose end the window just shows. */
const PRICE = /(?:<p class="price[^]*?<\/p>[^]*?){3}/;

for (const [path, where, place] of [
  ["/", "between the marks of the slides", MARKS],
  [DETAIL, "between the marks of the slides", MARKS],
  // No test adds a product there.
  ["/shorts", "in the form of filters", FILTERS],
  ["/shorts", "behind the price of a card", PRICE],
] as const) {
  test(`nothing moves on ${path} when its HTML halts ${where}`, async ({ page, baseURL }) => {
    const proxy = await startHaltingProxy(baseURL ?? "", place);
    try {
      const readShifts = await watchShifts(page);
      await page.goto(proxy.origin + (await resolvePath(page, path)));
      await waitUntilAlive(page);
      if (place === MARKS) await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
      expect(await readShifts()).toEqual([]);
    } finally {
      proxy.close();
    }
  });
}

test("nothing moves when slides and pictures change", async ({ page }) => {
  const readShifts = await watchShifts(page);
  for (const [path, mark] of [
    ["/", "Show 3 of 4"],
    [DETAIL, "Show 2 of 3"],
  ] as const) {
    await open(page, path);
    await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
    await page.getByRole("button", { name: mark }).click();
    await expect(page.getByRole("button", { name: mark })).toHaveAttribute("aria-current", "true");
    await page.waitForLoadState("networkidle");
    expect(await readShifts(), path).toEqual([]);
  }
});
