import { become } from "../../support/become";
import {
  type AdminOrders,
  newName,
  openAdminOrders,
  openDetails,
  placeOrders,
  setUpAdminOrders,
} from "../../support/admin-orders";
import { readOrder } from "../../support/orders";
import { acceptMessage, answerQuestion } from "../../support/pop-ups";
import { expect, test } from "../../support/test";

let desk: AdminOrders;

test.beforeAll(async ({ playwright }) => {
  desk = await setUpAdminOrders(playwright);
});

test.beforeEach(async ({ page }) => {
  await become(page, desk.admin);
});

test("Confirm marks the order where it stands and brings the next one within reach", async ({ page }) => {
  const name = newName();
  const [oldest = "", middle = "", newest = ""] = await placeOrders(desk, 3, { name });
  const cards = await openAdminOrders(page, { q: name, status: "pending" });
  await cards.first().getByRole("button", { name: "Confirm" }).click();
  await acceptMessage(page, "Order marked as Confirmed");
  await expect(cards).toHaveCount(3);
  await expect(cards.first().getByText("Confirmed", { exact: true })).toBeVisible();
  await expect(cards.first().getByRole("button", { name: "Confirm" })).toBeDisabled();
  await expect(cards.first().getByRole("button", { name: "Cancel" })).toBeDisabled();
  await expect(cards.first().getByRole("button", { name: "Delete" })).toBeEnabled();
  await expect(page.locator(`#order-${middle}`)).toBeFocused();
  await expect(cards.nth(1).getByRole("button", { name: "Confirm" })).toBeInViewport();
  expect(await readOrder(desk.admin, newest)).toMatchObject({ status: "Confirmed" });
  expect(await readOrder(desk.admin, oldest)).toMatchObject({ status: "pending" });
  await page.reload();
  await expect(cards).toHaveCount(2);
});

test("Cancel asks first, and the number beside the tab follows", async ({ page }) => {
  const name = newName();
  const [orderId = ""] = await placeOrders(desk, 1, { name });
  const order = await openAdminOrders(page, { q: name });
  await order.getByRole("button", { name: "Cancel" }).click();
  await answerQuestion(page, "Are you sure?", "Cancel", "You are cancelling the order.");
  await expect(page.getByRole("dialog")).toBeHidden();
  expect(await readOrder(desk.admin, orderId)).toMatchObject({ status: "pending" });
  const counted = page.waitForResponse("**/api/allOrders/counts");
  await order.getByRole("button", { name: "Cancel" }).click();
  await answerQuestion(page, "Are you sure?", "Okay", "You are cancelling the order.");
  await acceptMessage(page, "Order marked as Canceled");
  await counted;
  await expect(order.getByText("Canceled", { exact: true })).toBeVisible();
  await expect(order.getByRole("button", { name: "Confirm" })).toBeDisabled();
  expect(await readOrder(desk.admin, orderId)).toMatchObject({ status: "Canceled" });
});

test("an advance on a cancelled order is to be paid back, and says so until it is @ci", async ({ page }) => {
  const name = newName();
  const [orderId = ""] = await placeOrders(desk, 1, { name });
  await desk.admin.call("POST", `/orders/${orderId}/advance`, { amount: 500, reference: "bKash 9XK27" });
  await desk.admin.call("PATCH", `/orders/${orderId}`, { status: "Canceled" });
  const order = await openAdminOrders(page, { q: name });
  await openDetails(order);
  await expect(order).toContainText("BDT 500 to pay back (paid in advance, bKash 9XK27)");
  await expect(order).not.toContainText("To collect");
  await order.getByRole("button", { name: "Paid back" }).click();
  await expect(order).toContainText("BDT 500: noted as paid back.");
  await expect(order).not.toContainText("to pay back");
  await page.reload();
  await openDetails(order);
  await expect(order).not.toContainText("BDT 500");
});

for (const status of ["pending", "Confirmed", "Canceled"]) {
  test(`Delete asks first and takes away an order that is ${status} @ci`, async ({ page }) => {
    const name = newName();
    const [other = "", orderId = ""] = await placeOrders(desk, 2, { name });
    if (status !== "pending") await desk.admin.call("PATCH", `/orders/${orderId}`, { status });
    const cards = await openAdminOrders(page, { q: name });
    await cards.first().getByRole("button", { name: "Delete" }).click();
    await answerQuestion(page, "Are you sure?", "Cancel", "This will delete the order permanently!");
    await expect(cards).toHaveCount(2);
    await cards.first().getByRole("button", { name: "Delete" }).click();
    await answerQuestion(page, "Are you sure?", "Okay", "This will delete the order permanently!");
    await acceptMessage(page, "The order has been removed.");
    await expect(cards).toHaveCount(1);
    await expect(page.locator(`#order-${other}`)).toBeFocused();
    await expect(readOrder(desk.admin, orderId)).rejects.toThrow("There is no such order.");
  });
}

test("twelve calls in a row need no more than the thumb @ci", async ({ page }) => {
  const name = newName();
  await placeOrders(desk, 12, { name });
  const cards = await openAdminOrders(page, { q: name, status: "pending" });
  for (let index = 0; index < 12; index += 1) {
    const confirm = cards.nth(index).getByRole("button", { name: "Confirm" });
    if (index > 0) await expect(confirm).toBeInViewport();
    await confirm.click();
    await acceptMessage(page, "Order marked as Confirmed");
  }
  await expect(cards.getByText("Confirmed", { exact: true }).filter({ visible: true })).toHaveCount(12);
});

test("what was decided is told before the orders are counted again @ci", async ({ page }) => {
  const name = newName();
  await placeOrders(desk, 2, { name });
  const cards = await openAdminOrders(page, { q: name });
  await page.route("**/api/allOrders/counts", () => undefined);
  await cards.first().getByRole("button", { name: "Confirm" }).click();
  await acceptMessage(page, "Order marked as Confirmed");
  await cards.last().getByRole("button", { name: "Delete" }).click();
  await answerQuestion(page, "Are you sure?", "Okay");
  await acceptMessage(page, "The order has been removed.");
});

test("several orders are confirmed with one count at the end, also while another tab is looked at", async ({
  page,
}) => {
  const name = newName();
  await placeOrders(desk, 4, { name });
  const cards = await openAdminOrders(page, { q: name });
  await page.waitForLoadState("networkidle");
  let counts = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/allOrders/counts")) counts += 1;
  });
  let goOn = () => {};
  const isHeld = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route("**/api/orders/*", async (route) => {
    await isHeld;
    await route.continue();
  });
  for (const index of [0, 1, 2]) await cards.nth(index).getByRole("checkbox").check();
  const bar = page.getByRole("region", { name: "Selected orders" });
  await bar.getByRole("button", { name: "Confirm" }).click();
  await expect(bar).toContainText("Confirming 1 of 3");
  await page
    .getByRole("navigation", { name: "Orders by status" })
    .getByRole("link", { name: "Pending" })
    .click();
  await expect(page.locator("[aria-busy=false] article")).toHaveCount(4);
  await expect(bar).toContainText("Confirming 1 of 3");
  await cards.last().getByRole("checkbox").check();
  goOn();
  await expect(bar).toContainText("3 confirmed.");
  await expect(bar).toContainText("1 selected");
  await expect(cards.last().getByRole("checkbox")).toBeChecked();
  await expect.poll(() => counts).toBe(1);
  await bar.getByRole("button", { name: "Clear the selection" }).click();
  await expect(bar).not.toContainText("3 confirmed.");
});

test("the record says who did it, and what it changed @ci", async ({ page }) => {
  const name = newName();
  const [orderId = ""] = await placeOrders(desk, 1, { name });
  const { orderNumber } = await readOrder(desk.admin, orderId);
  await desk.admin.call("PATCH", `/orders/${orderId}`, { status: "Confirmed" });
  await page.goto("/dashboard/profile");
  await page.getByRole("link", { name: "Activity" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Activity");
  const entry = page.getByRole("listitem").filter({ hasText: `${orderNumber} of ${name}` });
  await expect(entry).toContainText(`${desk.admin.person?.email} confirmed order ${orderNumber} of ${name}`);
  await expect(entry).toContainText("pending → Confirmed");
});
