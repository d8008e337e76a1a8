import { expect, test } from "@playwright/test";
import { become } from "../../support/become";
import { openOwnShop, type OwnShop, signInTo } from "../../support/own-shop";
import { newPerson } from "../../support/people";
import { expectNoOverflow } from "../../support/storefront";

// The shop's name is on every page, so this test has a shop of its own.

let shop: OwnShop;

test.describe.configure({ timeout: 180_000 });
test.beforeAll(async () => {
  shop = await openOwnShop({ hasCatalogue: true, environment: { RATE_LIMIT_FACTOR: "100" } });
});
test.afterAll(() => shop.close());

test("a page in Bangla has the shop's Bangla name, and a long name is whole on the account's pages", async ({
  page,
  playwright,
}) => {
  const [name, nameBn] = ["Rongdhonu Poshak", "রংধনু পোশাক ঘর"];
  const admin = await signInTo(shop, playwright, shop.admin);
  const { version } = (await admin.call("GET", "/settings")).body as { version: number };
  await admin.call("PATCH", "/settings", { version, brand: { name, nameBn } });
  await page.goto(`${shop.address}/bn`);
  await expect(page.getByRole("link", { name: `${nameBn} হোম` })).toHaveText(nameBn);
  await expect(page.getByRole("contentinfo")).toContainText(nameBn);
  await page.goto(`${shop.address}/bn/return`);
  await expect(page).toHaveTitle(new RegExp(`\\| ${nameBn}$`));
  await page.goto(`${shop.address}/return`);
  await expect(page).toHaveTitle(new RegExp(`\\| ${name}$`));

  await become(page, await signInTo(shop, playwright, { ...newPerson(), isNew: true }));
  await page.goto(`${shop.address}/dashboard/cart`);
  const label = page.getByRole("link", { name: `${name} home` });
  const widthOf = (element: HTMLElement) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    return element.getBoundingClientRect().width - words.getBoundingClientRect().width;
  };
  expect(await label.evaluate(widthOf)).toBeGreaterThanOrEqual(0);
  await expectNoOverflow(page, page.viewportSize()?.width ?? 0);
});
