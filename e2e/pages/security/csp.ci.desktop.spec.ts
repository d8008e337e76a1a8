import type { Page } from "@playwright/test";
import { newCustomer, signInAs } from "../../support/api";
import { become } from "../../support/become";
import { addProduct } from "../../support/catalogue";
import { openOwnShop } from "../../support/own-shop";
import { waitUntilHydrated, watchPolicy } from "../../support/page-policy";
import { demoAdmin } from "../../support/people";
import { answerSize, DETAIL, resolvePath } from "../../support/storefront";
import { expect, test } from "../../support/test";

const CACHED = ["/", "/denimpants", DETAIL, "/about", "/return", "/reset"];
const OF_ITS_VISITOR = ["/login", "/register"];
const MISSING = ["/nothing-of-ours", "/a/b/c", "/details/ffffffffffffffffffffffff"];
const OF_CUSTOMER = ["profile", "cart", "checkout", "orders"];
const OF_ADMIN = ["profile", "users", "addProduct", "manageProducts", "allOrders", "records", "vitals"];

/** True if the page was not sent once more. */
function isFromBrowser(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    performance.getEntriesByType("navigation").every((visit) => visit.transferSize < visit.encodedBodySize),
  );
}

/** Without hashes, a page that is no visitor's own may run all of its inline scripts. */
const POLICY =
  process.env.NEXT_EXTRAS === "off"
    ? /^script-src 'self' '(nonce-|unsafe-inline)[^;]*; default-src 'self'; /
    : /^script-src 'self' '(sha256|nonce)-[^;]*; default-src 'self'; /;

/** Opens the page, and fails unless it comes alive with its policy and meets nothing that this forbids. */
async function openClean(page: Page, path: string, listViolations: () => Promise<string[]>) {
  const response = await page.goto(path);
  expect(response?.headers()["content-security-policy"], path).toMatch(POLICY);
  await waitUntilHydrated(page);
  await page.waitForLoadState("networkidle");
  expect(await listViolations(), path).toEqual([]);
  return response;
}

test(
  "every public page comes alive under its policy, made and from the cache",
  { tag: "@every-browser" },
  async ({ page }) => {
    const listViolations = await watchPolicy(page);
    for (const path of [...CACHED, ...OF_ITS_VISITOR]) {
      const address = await resolvePath(page, path);
      await openClean(page, address, listViolations);
      // While others change products, a page may be made anew between two visits.
      await expect(async () => {
        const again = await openClean(page, address, listViolations);
        expect(again?.headers()["x-nextjs-cache"], path).toBe(CACHED.includes(path) ? "HIT" : undefined);
      }).toPass();
    }
  },
);

test("a product's page comes alive on its first visit, from the cache, and after a change", async ({
  page,
  playwright,
}) => {
  const listViolations = await watchPolicy(page);
  const admin = await signInAs(playwright, demoAdmin());
  const { _id } = await addProduct(admin);
  for (const [state, price] of [
    ["MISS", 500],
    ["HIT", 500],
    ["MISS", 641],
  ] as const) {
    if (price === 641) await admin.call("PATCH", `/products/${_id}`, { price });
    const visit = async () => {
      const response = await openClean(page, `/details/${_id}`, listViolations);
      expect(response?.headers()["x-nextjs-cache"]).toBe(state);
    };
    await (state === "HIT" ? expect(visit).toPass() : visit());
    await expect(page.getByText(`${price}`).first()).toBeVisible();
  }
  await page
    .getByRole("button", { name: /^Add to Cart/ })
    .first()
    .click();
  await answerSize(page);
  await expect(page.getByRole("dialog")).toContainText("Please login first");
  expect(await listViolations()).toEqual([]);
});

test(
  "a page that the browser still has comes alive when the shop says that it is the same",
  { tag: "@every-chromium" },
  async ({ page, playwright }) => {
    const listViolations = await watchPolicy(page);
    const admin = await signInAs(playwright, demoAdmin());
    const { _id } = await addProduct(admin);
    await openClean(page, `/details/${_id}`, listViolations);
    await expect(async () => {
      // Another one came beside it and went: the shop makes the page anew, and soon it is the same.
      await admin.call("DELETE", `/products/${(await addProduct(admin))._id}`);
      await openClean(page, `/details/${_id}`, listViolations);
      expect(await isFromBrowser(page)).toBe(true);
    }).toPass();
  },
);

test("every page of the dashboard comes alive, for a customer and for an admin @ci", async ({
  page,
  playwright,
}) => {
  const listViolations = await watchPolicy(page);
  await become(page, await newCustomer(playwright));
  for (const path of OF_CUSTOMER) await openClean(page, `/dashboard/${path}`, listViolations);
  await page.context().clearCookies();
  const admin = await signInAs(playwright, demoAdmin());
  await become(page, admin);
  const { _id } = await addProduct(admin);
  for (const path of [...OF_ADMIN, `updateProduct/${_id}`]) {
    await openClean(page, `/dashboard/${path}`, listViolations);
  }
});

// The browser writes an error for the status of these pages, so nobody watches their console.
test("the page that is not there comes alive", async ({ browser }) => {
  const page = await browser.newPage();
  const listViolations = await watchPolicy(page);
  for (const path of [...MISSING, ...MISSING]) {
    expect((await openClean(page, path, listViolations))?.status()).toBe(404);
  }
  await page.close();
});

test("the page of a shop that is away needs no script, and lets none run @ci", async ({ browser }) => {
  const shop = await openOwnShop();
  const page = await browser.newPage({ baseURL: shop.address });
  try {
    await shop.stopDatabase();
    const answer = await page.goto("/denimpants");
    expect(answer?.status()).toBe(503);
    expect(answer?.headers()["content-security-policy"]).toMatch(
      /^script-src 'self'(?: 'sha256-[\w+/=]+'){4}; default-src 'self'; /,
    );
    expect(await answer?.text()).not.toContain("<script");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page did not load");
    await expect(page.getByRole("link", { name: "Try again" })).toBeVisible();
  } finally {
    await page.close();
    await shop.close();
  }
});
