import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../../support/test";
import { openForm } from "../../support/account";
import { holdScripts, openEarly } from "../../support/held-scripts";
import { open, waitUntilAlive } from "../../support/storefront";

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

/** Notes each page that the browser itself fetches ahead, by the rules that stand in the page. */
async function watchSpeculated(page: Page): Promise<string[]> {
  const paths: string[] = [];
  const session = await page.context().newCDPSession(page);
  session.on("Preload.prefetchStatusUpdated", ({ prefetchUrl, status }) => {
    if (status === "Running") paths.push(new URL(prefetchUrl).pathname);
  });
  await session.send("Preload.enable");
  return paths;
}

test("before its scripts, a page lets the browser fetch a pressed link's page ahead, and no personal one", async ({
  page,
}) => {
  const { release } = await holdScripts(page, "before", "");
  const speculated = await watchSpeculated(page);
  await openEarly(page, "/belts", "before");
  const touch = async (what: Locator) => {
    await what.hover();
    await page.mouse.down();
    // Not released over it: nothing is pressed.
    await page.mouse.move(0, 0);
    await page.mouse.up();
  };
  await touch(page.getByRole("banner").getByRole("link", { name: "Login" }));
  await touch(page.getByRole("banner").getByRole("link", { name: "Search" }));
  const path = (await cardLinks(page).first().getAttribute("href")) ?? "";
  await touch(cardLinks(page).first());
  await expect.poll(() => speculated).toEqual([path]);
  release();
  await waitUntilAlive(page);
  await expect(page.locator("script[type=speculationrules]")).toHaveCount(0);
  await touch(cardLinks(page).nth(1));
  await page.waitForLoadState("networkidle");
  expect(speculated).toEqual([path]);
  await page.unrouteAll({ behavior: "ignoreErrors" });
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
