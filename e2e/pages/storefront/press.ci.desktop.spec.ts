import type { Page, Route } from "@playwright/test";
import { expect, test } from "../../support/test";
import { DETAIL, JEAN, open } from "../../support/storefront";

/** Keeps back every answer of this address, until it is let through. */
async function hold(page: Page, address: RegExp): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(address, async (route) => {
    if (isHeld) held.push(route);
    else await route.continue();
  });
  return async () => {
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}

const cardLink = (page: Page) => page.getByRole("link", { name: `See Details: ${JEAN}` });
const opener = (page: Page) => page.getByRole("button", { name: `Show picture 1 of ${JEAN} full screen` });
const more = (page: Page) => page.getByRole("region", { name: "More Denim Pants" });

test("a pressed card's page shows the card's picture until the larger one is there, and is whole", async ({
  page,
}) => {
  await open(page, "/denimpants");
  const release = await hold(page, /raw-selvedge-jean-14oz-1-960\.webp$/);
  await cardLink(page).click();
  await expect(page.getByRole("heading", { level: 1, name: JEAN })).toBeVisible();
  await expect(opener(page)).toHaveCSS("background-image", /raw-selvedge-jean-14oz-1-480\.webp"\)$/);
  await release();
  await expect(opener(page).getByRole("img")).toHaveJSProperty("complete", true);
  await expect(more(page).getByRole("article")).toHaveCount(4);
  await expect(page.locator("main article dl dt")).toHaveCount(16);
  await expect(page.locator("script[type='application/ld+json']")).toHaveCount(1);
  await expect(page.getByRole("region", { name: `Pictures of ${JEAN}` }).locator("li img")).toHaveCount(3);
  await page.getByRole("button", { name: "Size guide" }).click();
  await expect(page.getByRole("dialog").getByRole("row")).toHaveCount(5);
});

test("the full screen shows the page's picture until its larger one is there", async ({ page }) => {
  // So narrow, and with one dot a pixel, the page has the smaller one.
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, DETAIL);
  const release = await hold(page, /-960\.webp$/);
  await opener(page).click();
  const picture = page.getByRole("dialog").getByRole("img");
  await expect(picture).toHaveCSS("background-image", /raw-selvedge-jean-14oz-1-480\.webp"\)$/);
  const before = await picture.boundingBox();
  expect(before?.width).toBeGreaterThan(360);
  await release();
  await expect(picture).toHaveJSProperty("naturalWidth", 960);
  expect(await picture.boundingBox()).toEqual(before);
});

test("a product's page finds its place again after going back and forward", async ({ page }) => {
  // On a phone there is only what comes later far down.
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/denimpants");
  await cardLink(page).click();
  await more(page).getByRole("article").last().scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(1_000);
  await page.goBack();
  await expect(page).toHaveURL("/denimpants");
  await page.goForward();
  await expect(more(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});

test("a pressed link is marked while its page is on its way, and not before it could be there", async ({
  page,
}) => {
  await page.clock.install();
  await open(page, "/denimpants");
  const release = await hold(page, /\/details\/.*_rsc=/);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await cardLink(page).click();
  await expect(cardLink(page)).not.toHaveAttribute("data-pending");
  await page.clock.runFor(200);
  await expect(cardLink(page)).toHaveAttribute("data-pending");
  await release();
  await page.clock.resume();
  await expect(page.getByRole("heading", { level: 1, name: JEAN })).toBeVisible();
});
