import type { Page } from "@playwright/test";
import { expect, test } from "../../support/test";
import { open } from "../../support/storefront";

/** Collects the product pages that are fetched before anybody pressed their link. */
function watchFetched(page: Page): Set<string> {
  const paths = new Set<string>();
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.startsWith("/details/") && searchParams.has("_rsc")) paths.add(pathname);
  });
  return paths;
}

const cardLinks = (page: Page) => page.getByRole("article").getByRole("link");

test("the page of the card that is looked at is fetched ahead, and of no other", async ({ page }) => {
  const fetched = watchFetched(page);
  await open(page, "/belts");
  await expect.poll(() => [...fetched]).toEqual([await cardLinks(page).first().getAttribute("href")]);
  await page.waitForLoadState("networkidle");
  expect(fetched.size).toBe(1);
  const other = cardLinks(page).nth(3);
  const path = (await other.getAttribute("href")) ?? "";
  await other.focus();
  await expect.poll(() => fetched.has(path)).toBe(true);
});

test("nothing is fetched ahead for whoever saves data", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true, effectiveType: "4g" } });
  });
  const fetched = watchFetched(page);
  await open(page, "/belts");
  await cardLinks(page).nth(1).focus();
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1_000)));
  expect([...fetched]).toEqual([]);
  await cardLinks(page).first().click();
  await expect(page).toHaveURL(/\/details\//);
});
