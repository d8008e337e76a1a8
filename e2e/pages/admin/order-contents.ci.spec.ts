import { expect, type Page, test } from "@playwright/test";
import { expectNoViolations } from "../../support/accessibility";
import { newCustomer } from "../../support/api";
import { newName, openAdminOrders, openDetails } from "../../support/admin-orders";
import { findInQueue } from "../../support/call-queue";
import { becomeAdmin } from "../../support/admin";
import { become } from "../../support/become";
import { addProduct } from "../../support/catalogue";
import { newPhone, placeOrder, putIntoCart } from "../../support/orders";
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

test("an order is changed after a call, and its customer sees what was changed @phone", async ({
  page,
  playwright,
}) => {
  const admin = await becomeAdmin(page, playwright);
  const customer = await newCustomer(playwright);
  const jeans = await addProduct(admin, JEANS);
  const name = newName();
  await placeOrder(customer, jeans, { ...IN_30, quantity: 2, name });
  const order = await openAdminOrders(page, { q: name });
  await openDetails(order);
  await order.getByRole("link", { name: /^Change order/ }).click();
  await expect(total(page)).toContainText("BDT 2,500");
  await page.getByLabel("Size").selectOption("32");
  await page.getByLabel("Delivery location").selectOption("Outside Dhaka");
  await page.getByLabel("Discount, BDT").fill("৫০");
  await page.getByLabel("Reason for the discount").fill("A loose button");
  await expect(total(page)).toContainText("Total");
  await expect(total(page)).toContainText("BDT 2,500");
  await page.getByLabel("Quantity").fill("1");
  await page.getByLabel("Note for the rider").fill("after 5 pm");
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
  await expect(changes).toContainText("Note for the rider: none → after 5 pm");
  await expect(changes).toContainText("Total: BDT 2,500 → BDT 1,300");
  await expect(page.getByText("discount BDT 50 (A loose button)")).toBeVisible();
});

test("what cannot be had, and what somebody else has saved, is told in place and loses nothing @desktop @ci", async ({
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
    order: { name: "Nasrin Akter", address: "House 1, Mirpur 10, Dhaka", amount: 2_500, version: 2 },
  });
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a confirmation is taken back beside the button @desktop @ci", async ({ page, playwright }) => {
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

test("an order by phone begins with the phone, which fills in all @phone", async ({ page, playwright }) => {
  const admin = await becomeAdmin(page, playwright);
  const jeans = await addProduct(admin, JEANS);
  const phone = newPhone();
  await page.goto("/dashboard/allOrders/new");
  await page.getByLabel("Phone", { exact: true }).fill(phone);
  await page.getByLabel("Name", { exact: true }).fill("Nasrin Akter");
  await page.getByLabel("Full address").fill("House 3, Zindabazar, Sylhet");
  await page.getByLabel("How it came in").selectOption("Messenger");
  await page.getByRole("button", { name: "Place the order" }).click();
  await expect(page.getByText("Please add a product.")).toBeVisible();
  await page.getByLabel("Add a product").fill(`${jeans.name} 32`);
  await page.getByRole("button", { name: `Add ${jeans.name} in 32, Indigo` }).click();
  // Nobody knows the charge yet.
  await expect(total(page)).toContainText("once the delivery location is chosen");
  await page.getByRole("button", { name: "Place the order" }).click();
  await expect(page.getByText("Please choose where we should deliver.")).toBeVisible();
  await page.getByLabel("Delivery location").selectOption("Outside Dhaka");
  await expect(total(page)).toContainText("BDT 1,350");
  await expect(page.getByLabel("Agreed in the chat: it is Confirmed at once")).toBeChecked();
  await expectNoOverflow(page, page.viewportSize()?.width ?? 0);
  await expectNoViolations(page);
  await page.getByRole("button", { name: "Place the order" }).click();
  const placed = page.getByRole("status").filter({ hasText: "Order number" });
  await expect(placed).toContainText("The order is Confirmed and waits to be packed.");
  await expect(placed).toBeInViewport({ ratio: 1 });
  const orderNumber = (await placed.locator(".text-4xl").textContent()) ?? "";

  await page.getByLabel("Phone", { exact: true }).fill(phone.slice(0, -1));
  await expect(page.getByText("1 earlier order")).toBeHidden();
  await page.getByLabel("Phone", { exact: true }).pressSequentially(phone.slice(-1));
  await expect(page.getByText("1 earlier order")).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Nasrin Akter");
  await expect(page.getByLabel("Full address")).toHaveValue("House 3, Zindabazar, Sylhet");
  const cards = await openAdminOrders(page, { q: phone });
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText(orderNumber);
  await expect(cards).toContainText("BDT 1,350");
  await expect(cards).toContainText("Confirmed");
});

test("an order that is half written down outlives a reload, and makes way for the next one @phone", async ({
  page,
  playwright,
}) => {
  const jeans = await addProduct(await becomeAdmin(page, playwright), JEANS);
  await page.goto("/dashboard/allOrders/new");
  const name = page.getByLabel("Name", { exact: true });
  await name.fill("Nasrin Akter");
  await page.getByLabel("How it came in").selectOption("Messenger");
  await page.getByLabel("Add a product").fill(`${jeans.name} 32`);
  await page.getByRole("button", { name: `Add ${jeans.name} in 32, Indigo` }).click();
  await page.getByLabel("Quantity").fill("2");
  await page.getByLabel("Agreed in the chat: it is Confirmed at once").uncheck();
  await page.getByRole("link", { name: "To call" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "To call" })).toBeVisible();
  await page.goBack();
  await page.reload();
  await expect(page.getByText("The order that you began is here again.")).toBeVisible();
  await expect(name).toHaveValue("Nasrin Akter");
  await expect(page.getByLabel("Size")).toHaveValue("32");
  await expect(page.getByLabel("Quantity")).toHaveValue("2");
  await expect(page.getByLabel("Agreed in the chat: it is Confirmed at once")).not.toBeChecked();
  await page.getByRole("button", { name: "Start over" }).click();
  await expect(name).toHaveValue("");
  await expect(page.getByLabel("Quantity")).toHaveCount(0);
  await page.reload();
  await expect(name).toHaveValue("");
  await expect(page.getByText("The order that you began is here again.")).toHaveCount(0);
});

test("an order whose answer was lost is the same one when it is placed again after a reload @desktop @ci", async ({
  page,
  playwright,
}) => {
  const jeans = await addProduct(await becomeAdmin(page, playwright), JEANS);
  const phone = newPhone();
  await page.goto("/dashboard/allOrders/new");
  await page.getByLabel("Phone", { exact: true }).fill(phone);
  await page.getByLabel("Name", { exact: true }).fill("Nasrin Akter");
  await page.getByLabel("Full address").fill("House 3, Zindabazar, Sylhet");
  await page.getByLabel("Delivery location").selectOption("Outside Dhaka");
  await page.getByLabel("Add a product").fill(`${jeans.name} 32`);
  await page.getByRole("button", { name: `Add ${jeans.name} in 32, Indigo` }).click();
  let isPlaced = false;
  await page.route("**/api/orders/byStaff", async (route) => {
    if (!isPlaced) await route.fetch();
    isPlaced = true;
    await route.abort();
  });
  await page.getByRole("button", { name: "Place the order" }).click();
  await expect.poll(() => isPlaced).toBe(true);
  await page.reload();
  await expect(page.getByText("pressing it again without a change makes no second order")).toBeVisible();
  await page.unroute("**/api/orders/byStaff");
  await page.getByRole("button", { name: "Place the order" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Order number" })).toBeVisible();
  await expect(await openAdminOrders(page, { q: phone })).toHaveCount(1);
});

test("of several items each size is what a finger on it changes @phone", async ({ page, playwright }) => {
  const admin = await becomeAdmin(page, playwright);
  const jeans = await addProduct(admin, JEANS);
  const [customer, name] = [await newCustomer(playwright), newName()];
  await putIntoCart(customer, jeans, 1, IN_30);
  await placeOrder(customer, jeans, { size: "32", color: "Indigo", name, amount: 2_500 });
  const card = await findInQueue(page, name);
  for (const size of ["30", "32"]) {
    const target = card.getByRole("button", { name: `Change ${size}, Indigo of ${jeans.name}` });
    // Playwright presses its middle, and only if nothing lies over it.
    await target.click({ timeout: 5_000 });
    await expect(target).toHaveAttribute("aria-expanded", "true");
    await target.click();
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(20);
  }
});

test("a size is swapped in the call, in two taps, and what is sold out is marked @phone @ci", async ({
  page,
  playwright,
}) => {
  const admin = await becomeAdmin(page, playwright);
  const jeans = await addProduct(admin, {
    ...JEANS,
    sizes: ["30", "32", "34"],
    stockByOption: [...JEANS.stockByOption, { size: "34", color: "Indigo", stock: 0 }],
  });
  const name = newName();
  await placeOrder(await newCustomer(playwright), jeans, { ...IN_30, name });
  const card = await findInQueue(page, name);
  await card.getByRole("button", { name: `Change 30, Indigo of ${jeans.name}` }).click();
  await expect(card.getByRole("button", { name: "34, Indigo sold out" })).toBeDisabled();
  await card.getByRole("button", { name: "32, Indigo 2 free" }).click();
  await expect(card.getByRole("button", { name: `Change 32, Indigo of ${jeans.name}` })).toBeVisible();
  await expect(card).toContainText("BDT 1,300");
  await expect(card.getByRole("button", { name: "Confirm" })).toBeInViewport({ ratio: 1 });
  const shelf = (await admin.call("GET", `/products/${jeans._id}`)).body as typeof JEANS;
  expect(shelf.stockByOption.map(({ stock }) => stock)).toEqual([5, 1, 0]);

  await card.getByRole("link", { name: /^Change order/ }).click();
  await expect(page.getByLabel("Size").getByRole("option")).toHaveText(["30: 5 free", "32", "34: sold out"]);
  await expect(page.getByRole("link", { name: "Back" })).toHaveAttribute("href", /toCall.*#order-/);
  await page.getByLabel("Size").selectOption("30");
  await save(page).click();
  await expect(page).toHaveURL(/toCall/);
  await expect(card.getByRole("button", { name: "Confirm" })).toBeInViewport({ ratio: 1 });
  await expect(card).toContainText("30, Indigo");
});

test("a pasted conversation is looked at, and then fills the form @phone @ci", async ({
  page,
  playwright,
}) => {
  const admin = await becomeAdmin(page, playwright);
  const jeans = await addProduct(admin, JEANS);
  const phone = newPhone();
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.postData() ?? ""));
  await page.goto("/dashboard/allOrders/new");
  await page.getByText("Paste a conversation").click();
  await page
    .getByLabel(/^From Messenger/)
    .fill(`bhai 2 ta lagbe\nনাম: সালমা বেগম\nমোবাইল: ${phone}\nঠিকানা: জিন্দাবাজার, সিলেট`);
  await page.getByRole("button", { name: "Read it" }).click();
  const name = page.getByLabel("Name", { exact: true });
  await expect(page.getByText("সালমা বেগম", { exact: true })).toBeVisible();
  await expect(name).toHaveValue("");
  await expectNoViolations(page);
  await page.getByRole("button", { name: "Take these" }).click();
  await expect(name).toHaveValue("সালমা বেগম");
  await expect(page.getByLabel(/^From Messenger/)).toBeHidden();
  await expect(page.getByLabel("Phone", { exact: true })).toHaveValue(phone);
  await expect(page.getByLabel("Full address")).toHaveValue("জিন্দাবাজার, সিলেট");
  await page.getByLabel("Add a product").fill(`${jeans.name} 32`);
  await page.getByRole("button", { name: `Add ${jeans.name} in 32, Indigo` }).click();
  await expect(page.getByLabel("Quantity")).toHaveValue("2");
  expect(sent.some((body) => body.includes("লাগবে") || body.includes("lagbe"))).toBe(false);
});
