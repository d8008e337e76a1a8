import type { Page, Route } from "@playwright/test";
import { expect, test } from "../../support/test";
import { JEAN, open } from "../../support/storefront";

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
