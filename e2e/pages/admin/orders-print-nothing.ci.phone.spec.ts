import { type AdminOrders, setUpAdminOrders } from "../../support/admin-orders";
import { become } from "../../support/become";
import { expect, test } from "../../support/test";

let desk: AdminOrders;

test.beforeAll(async ({ playwright }) => {
  desk = await setUpAdminOrders(playwright);
});

test.beforeEach(async ({ page }) => {
  await become(page, desk.admin);
});

test("without an order there is nothing to print, and the page says what to do", async ({ page }) => {
  for (const ids of ["", "nonsense", "aaaaaaaaaaaaaaaaaaaaaaaa"]) {
    await page.goto(`/dashboard/allOrders/print?ids=${ids}`);
    await expect(page.getByText("There is no order to print.")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nothing to print");
  }
  await page.getByRole("link", { name: "Back to the orders" }).click();
  await expect(page).toHaveURL("/dashboard/allOrders");
});

test("more orders than can be printed at once are not said to be none", async ({ page }) => {
  const ids = Array.from({ length: 101 }, () => "aaaaaaaaaaaaaaaaaaaaaaaa").join(",");
  await page.goto(`/dashboard/allOrders/print?ids=${ids}`);
  await expect(page.getByText("At most 100 orders can be printed at once.")).toBeVisible();
});
