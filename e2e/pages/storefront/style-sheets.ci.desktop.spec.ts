import type { Page } from "@playwright/test";
import { expect, test } from "../../support/test";
import { becomeCustomer, open } from "../../support/storefront";

const SHEETS = 'style[data-precedence="next"]';

/** How everything on the page is set, whatever letters and pictures have come. */
const readStyles = async (page: Page): Promise<string[]> =>
  await page.evaluate(() => {
    const properties =
      "display position order flex-direction flex-wrap align-items justify-content padding margin-top margin-bottom border border-radius gap z-index opacity color background-color font-size font-weight font-stretch line-height visibility".split(
        " ",
      );
    return [...document.querySelectorAll("header *, main, main *, footer *")].map((element) => {
      const style = getComputedStyle(element);
      const values = properties.map((name) => style.getPropertyValue(name));
      return [element.tagName, element.getAttribute("class") ?? "", ...values].join(" | ");
    });
  });

async function openAbout(page: Page): Promise<void> {
  await page.getByRole("link", { name: "About & Contact" }).first().click();
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

async function openOrders(page: Page): Promise<void> {
  await page.getByRole("navigation", { name: "Dashboard" }).getByRole("link", { name: "Orders" }).click();
  await expect(page).toHaveURL("/dashboard/orders");
  await expect(page.getByText("You have no orders.")).toBeVisible();
}

test("the dashboard has a style sheet of its own, and pages look the same whichever came first", async ({
  page,
  playwright,
}) => {
  await becomeCustomer(page, playwright);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/about");
  await expect(page.locator(SHEETS)).toHaveCount(1);
  const about = await readStyles(page);
  await page.goto("/dashboard/orders");
  await expect(page.getByText("You have no orders.")).toBeVisible();
  await expect(page.locator(SHEETS)).toHaveCount(1);
  const orders = await readStyles(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  // From the dashboard into the shop, and from the shop into the dashboard, without a load.
  await page.getByRole("navigation", { name: "Dashboard" }).getByRole("link", { name: "Home" }).click();
  await openAbout(page);
  expect(await readStyles(page)).toEqual(about);
  await page.getByRole("link", { name: "Your Cart and Other Info." }).click();
  await openOrders(page);
  expect(await readStyles(page)).toEqual(orders);
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
  // The other way round.
  await open(page, "/about");
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.getByRole("link", { name: "Your Cart and Other Info." }).click();
  await openOrders(page);
  expect(await readStyles(page)).toEqual(orders);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await readStyles(page)).toEqual(about);
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
});
