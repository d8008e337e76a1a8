import {
  type AdminOrders,
  newName,
  openAdminOrders,
  placeOrders,
  setUpAdminOrders,
} from "../../support/admin-orders";
import { become } from "../../support/become";
import { readOrder } from "../../support/orders";
import { expect, test } from "../../support/test";

let desk: AdminOrders;

test.beforeAll(async ({ playwright }) => {
  desk = await setUpAdminOrders(playwright);
});

test.beforeEach(async ({ page }) => {
  await become(page, desk.admin);
});

test("the desk's home has the day in numbers, each the way to what it counts", async ({ page }) => {
  await placeOrders(desk, 1);
  await page.goto("/dashboard/profile");
  await expect(page.getByText("More features are coming.")).toBeVisible();
  const toDo = page.getByRole("region", { name: "To do now" });
  await expect(toDo.getByRole("link", { name: /^To call/ })).toHaveAttribute("href", "/dashboard/toCall");
  await expect(toDo.getByRole("link")).toHaveText([
    /^To call.*[1-9]/,
    /^Parcels to pack/,
    /^Returns asked for/,
    /^Messages that failed/,
    /^Reviews to read/,
    /^Cash late/,
    /^Running out/,
  ]);
  await expect(toDo.getByRole("link", { name: /^Parcels to pack/ })).toBeInViewport();
  const numbers = page.getByRole("region", { name: "The desk in numbers" });
  await numbers
    .getByRole("link", { name: /^Orders [1-9]/ })
    .first()
    .click();
  await expect(page).toHaveURL(/allOrders\?from=\d{4}-\d\d-\d\d&to=/);
  await expect(page.getByText(/^Orders of \w{3} \d{1,2} \w{3}$/)).toBeVisible();
  await page.getByRole("link", { name: "Show all days" }).click();
  await expect(page).toHaveURL(/\/dashboard\/allOrders$/);
});

test("a deleted order is brought back on its line of the record @desktop @ci", async ({ page }) => {
  const name = newName();
  const [orderId = ""] = await placeOrders(desk, 1, { name });
  await desk.admin.call("PATCH", `/orders/${orderId}`, { status: "Confirmed" });
  const { orderNumber } = await readOrder(desk.admin, orderId);
  await desk.admin.call("DELETE", `/orders/${orderId}`);
  await page.goto("/dashboard/records");
  await page.getByRole("button", { name: `Bring back ${orderNumber} of ${name}` }).click();
  await expect(page.getByText(`Order ${orderNumber} is back. It is Confirmed.`)).toBeVisible();
  expect(await readOrder(desk.admin, orderId)).toMatchObject({ status: "Confirmed" });
});

test("of the selected orders the pending ones alone are confirmed, and can then be printed @desktop", async ({
  page,
}) => {
  const name = newName();
  const [first = ""] = await placeOrders(desk, 3, { name });
  await desk.admin.call("PATCH", `/orders/${first}`, { status: "Confirmed" });
  const cards = await openAdminOrders(page, { q: name });
  await page.getByRole("checkbox", { name: "Select all on this page" }).check();
  const bar = page.getByRole("region", { name: "Selected orders" });
  await expect(bar).toContainText("3 selected");
  await expect(bar).toContainText("Confirm 2 orders, BDT 2,600");
  await bar.getByRole("button", { name: "Confirm" }).click();
  await expect(bar).toContainText("2 confirmed.");
  await expect(bar.getByRole("link", { name: "Print these 2" })).toHaveAttribute(
    "href",
    /print\?ids=\w+,\w+$/,
  );
  await expect(cards.getByText("Confirmed", { exact: true }).filter({ visible: true })).toHaveCount(3);
  await expect(bar.getByRole("button", { name: "Confirm" })).toHaveCount(0);
});
