import { expect, type Locator, test } from "@playwright/test";
import { addProduct } from "../../support/catalogue";
import { become } from "../../support/become";
import { ADMIN_PAGES } from "../../support/admin";
import {
  type AdminOrders,
  newName,
  openAdminOrders,
  placeOrders,
  setUpAdminOrders,
} from "../../support/admin-orders";
import { expectNoOverflow } from "../../support/storefront";

let desk: AdminOrders;

test.beforeAll(async ({ playwright }) => {
  desk = await setUpAdminOrders(playwright);
});

test.beforeEach(async ({ page }) => {
  await become(page, desk.admin);
});

test("what can be done with selected orders, and what was done, lies above the tabs", async ({ page }) => {
  const name = newName();
  const orderIds = await placeOrders(desk, 12, { name });
  const cards = await openAdminOrders(page, { q: name });
  await page.getByRole("checkbox", { name: "Select all on this page" }).check();
  const bar = page.getByRole("region", { name: "Selected orders" });
  const tabs = page.getByRole("navigation", { name: "Dashboard" }).getByRole("button", { name: "More" });
  const bottomOf = async (part: Locator) => {
    const box = await part.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  const reachesIntoTabs = async () => (await bottomOf(bar)) > ((await tabs.boundingBox())?.y ?? 0);
  await expect(bar.getByRole("link", { name: "Print" })).toBeInViewport({ ratio: 1 });
  expect(await reachesIntoTabs()).toBe(false);
  for (const id of orderIds.slice(1)) await desk.admin.call("PATCH", `/orders/${id}`, { status: "Canceled" });
  await bar.getByRole("button", { name: "Confirm" }).click();
  await expect(bar).toContainText("1 confirmed, 11 not.");
  expect(await reachesIntoTabs()).toBe(false);
  const last = bar.getByText("This order is already Canceled.").last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  await bar.getByRole("button", { name: "Clear the selection" }).click();
  await expect(cards.first().getByRole("checkbox")).not.toBeChecked();
});

for (const [title, width, percent] of [
  ["320 px", 320, 100],
  ["390 px with text at 200 %", 390, 200],
] as const) {
  test(`the desk fits ${title}`, async ({ page }) => {
    const product = await addProduct(desk.admin, { price: 1_000_000, name: `Panjabi-collar ${newName()}` });
    const name = newName();
    const [orderId = ""] = await placeOrders({ ...desk, product }, 2, { name });
    await page.setViewportSize({ width, height: 844 });
    for (const path of [
      ...ADMIN_PAGES.map(([address]) => address),
      "/dashboard/profile",
      "/dashboard/records",
      "/dashboard/vitals",
      "/dashboard/settings",
      "/dashboard/codes",
      "/dashboard/sales",
      "/dashboard/stock",
      "/dashboard/settings/brand",
      "/dashboard/settings/delivery",
      `/dashboard/manageProducts?q=${encodeURIComponent(product.name)}`,
      `/dashboard/updateProduct/${product._id}`,
      `/dashboard/allOrders?q=${encodeURIComponent(name)}`,
      `/dashboard/allOrders/print?ids=${orderId}`,
    ]) {
      await page.goto(path);
      await page.addStyleTag({ content: `html { font-size: ${percent}% }` });
      await page.waitForLoadState("networkidle");
      const checkbox = page.getByRole("checkbox", { name: "Select all on this page" });
      if (await checkbox.isVisible()) await checkbox.check();
      await expectNoOverflow(page, width);
    }
  });
}
