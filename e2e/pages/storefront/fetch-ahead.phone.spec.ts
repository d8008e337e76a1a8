import type { Page } from "@playwright/test";
import { expect, test } from "../../support/test";
import { openForm } from "../../support/account";
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

test("the page that a press asks for is the one that was fetched ahead, with its query", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const isPage = searchParams.has("_rsc") && !request.headers()["next-router-prefetch"];
    if (isPage) asked.push(`${pathname} ${searchParams.get("from")}`);
  });
  await openForm(page, "/login?from=%2Fdashboard%2Fcart");
  const register = page.getByRole("main").getByRole("link", { name: "Register" });
  await register.focus();
  await expect.poll(() => asked).toEqual(["/register /dashboard/cart"]);
  await page.waitForLoadState("networkidle");
  await register.click();
  await expect(page.getByRole("heading", { level: 1, name: "Register" })).toBeVisible();
  expect(asked).toHaveLength(1);
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
