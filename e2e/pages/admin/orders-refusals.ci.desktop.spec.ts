import { expect, test } from "@playwright/test";
import { newCustomer } from "../../support/api";
import { become } from "../../support/become";
import {
  type AdminOrders,
  newName,
  openAdminOrders,
  placeOrders,
  setUpAdminOrders,
} from "../../support/admin-orders";
import { readOrder } from "../../support/orders";
import { answerQuestion } from "../../support/pop-ups";
import { becomeCustomer } from "../../support/storefront";

let desk: AdminOrders;

test.beforeAll(async ({ playwright }) => {
  desk = await setUpAdminOrders(playwright);
});

test("an order that somebody else has decided is told in place, and shown as it is", async ({ page }) => {
  await become(page, desk.admin);
  const name = newName();
  const [orderId] = await placeOrders(desk, 1, { name });
  const order = await openAdminOrders(page, { q: name, status: "pending" });
  await desk.admin.call("PATCH", `/orders/${orderId}`, { status: "Canceled" });
  await order.getByRole("button", { name: "Confirm" }).click();
  await expect(order.getByRole("alert")).toHaveText("This order is already Canceled.");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(order.getByText("Canceled", { exact: true })).toBeVisible();
  await expect(order.getByRole("button", { name: "Confirm" })).toBeDisabled();
  await expect(order.getByRole("button", { name: "Cancel" })).toBeDisabled();
});

test("an order that somebody else has deleted is told in place", async ({ page }) => {
  await become(page, desk.admin);
  const name = newName();
  const [orderId] = await placeOrders(desk, 1, { name });
  const order = await openAdminOrders(page, { q: name });
  await desk.admin.call("DELETE", `/orders/${orderId}`);
  await order.getByRole("button", { name: "Confirm" }).click();
  await expect(order.getByRole("alert")).toHaveText("This order no longer exists.");
  for (const action of ["Confirm", "Cancel", "Delete"])
    await expect(order.getByRole("button", { name: action })).toBeDisabled();
  await expect(order.getByRole("checkbox")).toBeDisabled();
  await expect(order.getByText("pending", { exact: true })).toHaveCount(0);
});

test("an order that its customer has cancelled cannot be tried again, alone or with others", async ({
  page,
}) => {
  await become(page, desk.admin);
  const name = newName();
  const [first = "", second = ""] = await placeOrders(desk, 3, { name });
  const numbers = await Promise.all(
    [first, second].map(async (id) => (await readOrder(desk.admin, id)).orderNumber),
  );
  const cards = await openAdminOrders(page, { q: name });
  for (const id of [first, second])
    expect((await desk.customer.call("DELETE", `/orders/${id}`)).status).toBe(200);
  await cards.last().getByRole("button", { name: "Delete" }).click();
  await answerQuestion(page, "Are you sure?", "Okay");
  await expect(cards.last().getByRole("alert")).toHaveText("This order no longer exists.");
  await page.getByRole("checkbox", { name: "Select all on this page" }).check();
  const bar = page.getByRole("region", { name: "Selected orders" });
  await expect(bar).toContainText("2 selected");
  await bar.getByRole("button", { name: "Confirm" }).click();
  await expect(bar).toContainText("1 confirmed, 1 not.");
  await expect(bar).toContainText(`${numbers[1]}: This order no longer exists.`);
  await expect(bar).not.toContainText("selected");
  for (const index of [1, 2]) {
    await expect(cards.nth(index).getByRole("alert")).toHaveText("This order no longer exists.");
    await expect(cards.nth(index).getByRole("button", { name: "Confirm" })).toBeDisabled();
  }
  await page.reload();
  await expect(cards).toHaveCount(1);
});

test("of several orders each is confirmed for itself, and a line says which were not and why", async ({
  page,
}) => {
  await become(page, desk.admin);
  const name = newName();
  const [first = "", second = "", third = "", fourth = ""] = await placeOrders(desk, 4, { name });
  const cards = await openAdminOrders(page, { q: name });
  const refused = await readOrder(desk.admin, second);
  await page.getByRole("checkbox", { name: "Select all on this page" }).check();
  await cards.last().getByRole("checkbox").uncheck();
  const bar = page.getByRole("region", { name: "Selected orders" });
  await expect(bar).toContainText("3 selected");
  await desk.admin.call("PATCH", `/orders/${second}`, { status: "Canceled" });
  await bar.getByRole("button", { name: "Confirm" }).click();
  await expect(bar).toContainText("2 confirmed, 1 not.");
  await expect(bar).toContainText(`${refused.orderNumber}: This order is already Canceled.`);
  await expect(bar).toContainText("1 selected");
  await expect(cards.nth(2).getByRole("checkbox")).toBeChecked();
  await expect(cards.getByText("Confirmed", { exact: true }).filter({ visible: true })).toHaveCount(2);
  const states = await Promise.all([first, second, third, fourth].map((id) => readOrder(desk.admin, id)));
  expect(states.map(({ status }) => status)).toEqual(["pending", "Canceled", "Confirmed", "Confirmed"]);
});

test("trouble with the list is told in place, and can be tried again", async ({ page }) => {
  await become(page, desk.admin);
  await placeOrders(desk, 1);
  let isBroken = true;
  await page.route("**/api/allOrders/page*", async (route) => {
    if (!isBroken) return await route.continue();
    // A refusal is told at once; trouble would first be asked for three times more.
    await route.fulfill({ status: 400, json: { error: { code: "BAD_REQUEST", message: "It is broken." } } });
  });
  await page.goto("/dashboard/allOrders");
  await expect(page.getByRole("main").getByRole("alert")).toContainText("It is broken.");
  await expect(page.getByText(/new order/)).toHaveCount(0);
  isBroken = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("article").first()).toBeVisible();
});

for (const path of [
  "/dashboard/allOrders",
  "/dashboard/allOrders/print?ids=x",
  "/dashboard/records",
  "/dashboard/vitals",
  "/dashboard/settings",
]) {
  test(`${path} sends a customer and a stranger home`, async ({ page, playwright, browser }) => {
    await becomeCustomer(page, playwright);
    await page.goto(path);
    await expect(page).toHaveURL("/");
    const stranger = await browser.newPage();
    await stranger.goto(path);
    await expect(stranger).toHaveURL("/");
    await stranger.close();
  });
}

test("a demoted admin's next call logs them out", async ({ page, playwright }) => {
  const colleague = await newCustomer(playwright);
  const users = (await desk.admin.call("GET", "/users")).body as { _id: string; email: string }[];
  const id = users.find(({ email }) => email === colleague.person?.email)?._id;
  expect((await desk.admin.call("PATCH", `/users/admin/${id}`)).status).toBe(200);
  await become(page, colleague);
  await openAdminOrders(page, {});
  expect((await desk.admin.call("DELETE", `/users/${id}`)).status).toBe(200);
  await page.getByRole("link", { name: "Confirmed" }).click();
  await expect(page).toHaveURL(/\/login/);
});
