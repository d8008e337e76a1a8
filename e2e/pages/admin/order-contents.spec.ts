import { expect, type Page, test } from "@playwright/test";
import { expectNoViolations } from "../../support/accessibility";
import { newCustomer } from "../../support/api";
import { newName, openAdminOrders } from "../../support/admin-orders";
import { becomeAdmin } from "../../support/admin";
import { become } from "../../support/become";
import { addProduct } from "../../support/catalogue";
import { newPhone, placeOrder } from "../../support/orders";
import { acceptMessage } from "../../support/pop-ups";
import { expectNoOverflow } from "../../support/storefront";

// A browser complains of every 409 in its console, so these tests do without its watch.

const JEANS = {
  price: 1_200,
  sizes: ["30", "32"],
  colors: ["Indigo"],
  stockByOption: [
    { size: "30", color: "Indigo", stock: 5 },
    { size: "32", color: "Indigo", stock: 2 },
  ],
};
const IN_30 = { size: "30", color: "Indigo" };

const total = (page: Page) => page.getByLabel("New total");
const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true });

async function openChange(page: Page, orderId: string): Promise<void> {
  await page.goto(`/dashboard/allOrders/${orderId}/change`);
  await expect(save(page)).toBeVisible();
}

test("an order is changed after a call, and its customer sees what was changed", async ({
  page,
  playwright,
}) => {
  const admin = await becomeAdmin(page, playwright);
  const customer = await newCustomer(playwright);
  const jeans = await addProduct(admin, JEANS);
  const name = newName();
  await placeOrder(customer, jeans, { ...IN_30, quantity: 2, name });
  const order = await openAdminOrders(page, { q: name });
  await order.getByRole("link", { name: /^Change order/ }).click();
  await expect(total(page)).toContainText("BDT 2,500");
  await page.getByLabel("Size").selectOption("32");
  await page.getByLabel("Delivery location").selectOption("Outside Dhaka");
  await page.getByLabel("Discount, BDT").fill("৫০");
  await page.getByLabel("Reason for the discount").fill("A loose button");
  await expect(total(page)).toContainText("Total");
  await expect(total(page)).toContainText("BDT 2,500");
  await page.getByLabel("Quantity").fill("1");
  await expect(total(page)).toContainText("BDT 1,300");
  await expectNoOverflow(page, page.viewportSize()?.width ?? 0);
  await expectNoViolations(page);
  await save(page).click();
  await expect(page.getByText("Saved. The courier collects")).toContainText("BDT 1,300");
  const shelf = (await admin.call("GET", `/products/${jeans._id}`)).body as typeof JEANS;
  expect(shelf.stockByOption.map(({ stock }) => stock)).toEqual([5, 1]);

  await become(page, customer);
  await page.goto("/dashboard/orders");
  const changes = page.getByRole("region", { name: "Changes" });
  await expect(changes).toContainText("Delivery location: Inside Dhaka → Outside Dhaka");
  await expect(changes).toContainText("(32, Indigo)");
  await expect(changes).toContainText("Total: BDT 2,500 → BDT 1,300");
  await expect(page.getByText("discount BDT 50 (A loose button)")).toBeVisible();
});

test("what cannot be had, and what somebody else has saved, is told in place and loses nothing @desktop", async ({
  page,
  playwright,
}) => {
  const admin = await becomeAdmin(page, playwright);
  const customer = await newCustomer(playwright);
  const jeans = await addProduct(admin, JEANS);
  const orderId = await placeOrder(customer, jeans, IN_30);
  await openChange(page, orderId);
  await page.getByLabel("Quantity").fill("9");
  await save(page).click();
  await expect(page.getByRole("list").getByText(/only 4 more can be had/)).toBeVisible();
  await expect(page.getByLabel("Quantity")).toHaveValue("9");

  const path = `/orders/${orderId}/contents`;
  const { status } = await admin.call("PATCH", path, { version: 0, name: "Nasrin Akter" });
  expect(status).toBe(200);
  await page.getByLabel("Quantity").fill("2");
  await page.getByLabel("Full address").fill("House 1, Mirpur 10, Dhaka");
  await save(page).click();
  const stale = page.getByRole("list", { name: "What is different now" });
  await expect(stale).toContainText("Name: Karim Uddin is now Nasrin Akter");
  await expect(page.getByLabel("Full address")).toHaveValue("House 1, Mirpur 10, Dhaka");
  await page.getByRole("button", { name: "Keep my changes" }).click();
  await expect(page.getByLabel("Quantity")).toHaveValue("2");
  await save(page).click();
  await expect(page.getByText("Saved. The courier collects")).toBeVisible();
  const { body } = await admin.call("GET", path);
  expect(body).toMatchObject({
    order: { name: "Karim Uddin", address: "House 1, Mirpur 10, Dhaka", amount: 2_500, version: 2 },
  });
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a confirmation is taken back beside the button @desktop", async ({ page, playwright }) => {
  const admin = await becomeAdmin(page, playwright);
  const customer = await newCustomer(playwright);
  const name = newName();
  await placeOrder(customer, await addProduct(admin, JEANS), { ...IN_30, name });
  const order = await openAdminOrders(page, { q: name });
  await order.getByRole("button", { name: "Confirm" }).click();
  await acceptMessage(page, "Order marked as Confirmed");
  await order.getByRole("button", { name: /^Undo/ }).click();
  await expect(order.getByText("pending", { exact: true })).toBeVisible();
  await expect(order.getByRole("button", { name: /^Undo/ })).toHaveCount(0);
  await expect(order.getByRole("button", { name: "Confirm" })).toBeEnabled();
});

test("an order by phone begins with the phone, which fills in the rest", async ({ page, playwright }) => {
  const admin = await becomeAdmin(page, playwright);
  const jeans = await addProduct(admin, JEANS);
  const phone = newPhone();
  await page.goto("/dashboard/allOrders/new");
  await page.getByLabel("Phone", { exact: true }).fill(phone);
  await page.getByLabel("Name", { exact: true }).fill("Nasrin Akter");
  await page.getByLabel("Full address").fill("House 3, Zindabazar, Sylhet");
  await page.getByLabel("Came in by").selectOption("Messenger");
  await page.getByRole("button", { name: "Place the order" }).click();
  await expect(page.getByText("Please add a product.")).toBeVisible();
  await page.getByLabel("Add a product").fill(`${jeans.name} 32`);
  await page.getByRole("button", { name: `Add ${jeans.name} in 32, Indigo` }).click();
  await expect(total(page)).toContainText("BDT 1,350");
  await page.getByRole("button", { name: "Place the order" }).click();
  await expect(page.getByText("Please choose where we should deliver.")).toBeVisible();
  await page.getByLabel("Delivery location").selectOption("Outside Dhaka");
  await expectNoOverflow(page, page.viewportSize()?.width ?? 0);
  await expectNoViolations(page);
  await page.getByRole("button", { name: "Place the order" }).click();
  await expect(page.getByText("The order is placed and waits in All Orders.")).toBeVisible();

  await page.getByLabel("Phone", { exact: true }).fill(`+88${phone}`);
  await page.getByLabel("Name", { exact: true }).focus();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Nasrin Akter");
  await expect(page.getByLabel("Full address")).toHaveValue("House 3, Zindabazar, Sylhet");
  const cards = await openAdminOrders(page, { q: phone });
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText("BDT 1,350");
});
