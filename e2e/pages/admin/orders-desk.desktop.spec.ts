import type { Page } from "@playwright/test";
import { become } from "../../support/become";
import {
  type AdminOrders,
  newName,
  openAdminOrders,
  openDetails,
  placeOrders,
  setUpAdminOrders,
} from "../../support/admin-orders";
import { newPhone, placeOrder, readOrder } from "../../support/orders";
import { acceptMessage, answerQuestion } from "../../support/pop-ups";
import { expectNoOverflow, stopClock } from "../../support/storefront";
import { expect, test } from "../../support/test";

let desk: AdminOrders;

test.beforeAll(async ({ playwright }) => {
  desk = await setUpAdminOrders(playwright);
});

test.beforeEach(async ({ page }) => {
  await become(page, desk.admin);
});

test("the tabs show each pile, with the search kept", async ({ page }) => {
  const name = newName();
  const [first, second, third] = await placeOrders(desk, 3, { name });
  await desk.admin.call("PATCH", `/orders/${first}`, { status: "Confirmed" });
  await desk.admin.call("PATCH", `/orders/${second}`, { status: "Canceled" });
  const numbers = await Promise.all(
    [third, second, first].map(async (id) => String((await readOrder(desk.admin, id ?? "")).orderNumber)),
  );
  const cards = await openAdminOrders(page, { q: name });
  await expect(cards).toHaveCount(3);
  for (const [index, number] of numbers.entries()) await expect(cards.nth(index)).toContainText(number);

  const tabs = page.getByRole("navigation", { name: "Orders by status" });
  for (const [tab, number] of [
    ["Pending", numbers[0]],
    ["Canceled", numbers[1]],
    ["Confirmed", numbers[2]],
  ] as const) {
    await tabs.getByRole("link", { name: tab }).click();
    await expect(cards).toHaveCount(1);
    await expect(cards).toContainText(number ?? "");
    await expect(tabs.getByRole("link", { name: tab })).toHaveAttribute("aria-current", "page");
    await expect(page.getByRole("textbox", { name: "Find orders" })).toHaveValue(name);
  }
  await page.reload();
  await expect(cards).toHaveCount(1);
  await tabs.getByRole("link", { name: "All" }).click();
  await expect(cards).toHaveCount(3);
  await page.goBack();
  await expect(cards).toHaveCount(1);
});

test("each tab says how many orders lie there @ci", async ({ page }) => {
  await page.route("**/api/allOrders/counts", (route) =>
    route.fulfill({ json: { all: 20_000, waiting: 47, pending: 47, Confirmed: 18_000, Canceled: 1_953 } }),
  );
  await placeOrders(desk, 1);
  await openAdminOrders(page, {});
  const tabs = page.getByRole("navigation", { name: "Orders by status" }).getByRole("link");
  await expect(tabs).toHaveText(["all20000", "pending47", "Confirmed18000", "Canceled1953"]);
  await expectNoOverflow(page, page.viewportSize()?.width ?? 0);
});

test("one box finds by phone in any notation, name, e-mail and number", async ({ page }) => {
  const [name, phone] = [newName(), newPhone()];
  const orderId = await placeOrder(desk.customer, desk.product, { name: `Mr ${name}`, phone });
  const { orderNumber } = await readOrder(desk.admin, orderId);
  await page.goto("/dashboard/allOrders");
  const box = page.getByRole("textbox", { name: "Find orders" });
  const cards = page.getByRole("list", { name: "All orders" }).getByRole("article");
  const bengali = phone.replace(/\d/g, (digit) => String.fromCodePoint(0x09e6 + Number(digit)));
  const last = name.split(" ")[1] ?? "";
  for (const words of [
    phone,
    `+88${phone}`,
    `+880 ${phone.slice(1, 5)}-${phone.slice(5)}`,
    bengali,
    phone.slice(3),
    last.toUpperCase(),
    `${last.slice(0, 6)} karim`,
    `#${orderNumber}`,
    `${orderNumber} ${last}`,
  ]) {
    await box.fill(words);
    await expect(page, words).toHaveURL(
      (url) => url.searchParams.get("q") === words.replace(/\s+/g, " ").trim(),
    );
    await expect(cards.filter({ hasText: String(orderNumber) }), words).toBeVisible();
  }
  const part = desk.email.slice(0, 8);
  await box.fill(part);
  // Until then the cards are those of the search before.
  await expect(page).toHaveURL((url) => url.searchParams.get("q") === part);
  await openDetails(cards.first());
  await expect(cards.first()).toContainText(desk.email);
});

test("the box says when nothing is found, is cleared, and follows the back button @ci", async ({ page }) => {
  const name = newName();
  await placeOrders(desk, 1, { name });
  const cards = await openAdminOrders(page, { status: "pending" });
  const box = page.getByRole("textbox", { name: "Find orders" });
  await box.fill(`${name} nobody`);
  await expect(page.getByText(`No pending orders match “${name} nobody”.`)).toBeVisible();
  await box.fill(name);
  await box.press("Enter");
  await expect(cards).toHaveCount(1);
  await page.getByRole("button", { name: "Clear the search" }).click();
  await expect(box).toHaveValue("");
  await expect(page).toHaveURL(/allOrders\?status=pending$/);
  await page.goBack();
  await expect(box).toHaveValue(name);
  await expect(cards).toHaveCount(1);
  await page.goBack();
  await expect(box).toHaveValue("");
});

test("pages of 25 keep their place in the address @ci", async ({ page, playwright }) => {
  const own = await setUpAdminOrders(playwright);
  const oldestFirst = await placeOrders(own, 27);
  const numberOf = async (id = "") => String((await readOrder(own.admin, id)).orderNumber);
  const [oldest, newest] = await Promise.all([numberOf(oldestFirst[0]), numberOf(oldestFirst[26])]);
  const cards = await openAdminOrders(page, { q: own.email });
  await expect(cards).toHaveCount(25);
  await expect(cards.first()).toContainText(newest);
  const pages = page.getByRole("navigation", { name: "Pages" });
  await expect(pages.getByRole("link")).toHaveText(["Older"]);
  await pages.getByRole("link", { name: "Older" }).click();
  await expect(cards).toHaveCount(2);
  await expect(cards.last()).toContainText(oldest);
  await expect(page).toHaveURL(/[?&]after=[0-9a-f]{24}/);
  await page.reload();
  await expect(cards).toHaveCount(2);
  await page.goBack();
  await expect(cards).toHaveCount(25);
  await page.goForward();
  await expect(cards).toHaveCount(2);
  await pages.getByRole("link", { name: "Newer" }).click();
  await expect(cards).toHaveCount(25);
  await expect(cards.first()).toContainText(newest);
});

/** Says how many orders there are in all: to the page that asks, or when it comes back to the front. */
async function tellCounts(page: Page, all: number): Promise<void> {
  await page.unroute("**/api/allOrders/counts");
  await page.route("**/api/allOrders/counts", (route) =>
    route.fulfill({ json: { all, waiting: all, pending: all, Confirmed: 0, Canceled: 0 } }),
  );
  const counted = page.waitForResponse("**/api/allOrders/counts");
  // As when the admin comes back from the phone.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await counted;
}

/** Says of each page of orders how many there were in all when it was read. */
async function tellTotal(page: Page, total: () => number): Promise<void> {
  await page.route("**/api/allOrders/page*", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), total: total() } });
  });
}

test("new orders are announced, and the list moves only when it is asked to @ci", async ({ page }) => {
  let total = 5;
  await tellTotal(page, () => total);
  const name = newName();
  await placeOrders(desk, 1, { name });
  const cards = await openAdminOrders(page, { q: name });
  await placeOrders(desk, 2, { name });
  total = 7;
  await tellCounts(page, 7);
  await expect(page.getByText("2 new orders.")).toBeVisible();
  await expect(cards).toHaveCount(1);
  await page.getByRole("button", { name: "Show" }).click();
  await expect(cards).toHaveCount(3);
  await expect(page.getByText("2 new orders.")).toBeHidden();
});

test("announced orders stay announced while others are confirmed and deleted @ci", async ({ page }) => {
  await tellTotal(page, () => 5);
  const name = newName();
  await placeOrders(desk, 2, { name });
  const cards = await openAdminOrders(page, { q: name });
  await tellCounts(page, 8);
  await expect(page.getByText("3 new orders.")).toBeVisible();
  await cards.first().getByRole("button", { name: "Confirm" }).click();
  await acceptMessage(page, "Order marked as Confirmed");
  await expect(page.getByText("3 new orders.")).toBeVisible();
  let count = () => {};
  const isCounted = new Promise<void>((resolve) => {
    count = resolve;
  });
  await page.route("**/api/allOrders/counts", async (route) => {
    await isCounted;
    await route.fulfill({ json: { all: 7, waiting: 7, pending: 7, Confirmed: 0, Canceled: 0 } });
  });
  await cards.first().getByRole("button", { name: "Delete" }).click();
  await answerQuestion(page, "Are you sure?", "Okay");
  await acceptMessage(page, "The order has been removed.");
  await expect(cards).toHaveCount(1);
  await expect(page.getByText("3 new orders.")).toBeVisible();
  const counted = page.waitForResponse("**/api/allOrders/counts");
  count();
  await counted;
  await expect(page.getByText("3 new orders.")).toBeVisible();
});

test("orders that the list shows already are not announced @ci", async ({ page }) => {
  let total = 5;
  await tellTotal(page, () => total);
  const name = newName();
  await placeOrders(desk, 1, { name });
  const cards = await openAdminOrders(page, { q: name });
  await tellCounts(page, 5);
  // Two come in, and the list is read before the orders are counted again.
  total = 7;
  const tabs = page.getByRole("navigation", { name: "Orders by status" });
  await tabs.getByRole("link", { name: "Pending" }).click();
  await expect(page).toHaveURL(/status=pending/);
  await expect(page.locator("[aria-busy=false] article")).toHaveCount(1);
  await tellCounts(page, 7);
  await expect(tabs.getByRole("link", { name: "all 7" })).toBeVisible();
  await expect(page.getByText(/new order/)).toHaveCount(0);
  // A customer takes an order back, then a new one comes in.
  await tellCounts(page, 6);
  await expect(tabs.getByRole("link", { name: "all 6" })).toBeVisible();
  await tellCounts(page, 7);
  await expect(page.getByText("1 new order.")).toBeVisible();
  await expect(cards).toHaveCount(1);
});

test("a tab opened while words are being typed is searched for them @ci", async ({ page }) => {
  const name = newName();
  const [orderId] = await placeOrders(desk, 2, { name });
  await desk.admin.call("PATCH", `/orders/${orderId}`, { status: "Confirmed" });
  await openAdminOrders(page, {});
  const tabs = page.getByRole("navigation", { name: "Orders by status" });
  // Both within the pause that ends the typing, however busy the machine is.
  await page.clock.install();
  await stopClock(page);
  await page.getByRole("textbox", { name: "Find orders" }).fill(name);
  await tabs.getByRole("link", { name: "Confirmed" }).click();
  await expect(tabs.getByRole("link", { name: "Confirmed" })).toHaveAttribute("aria-current", "page");
  await page.clock.runFor(1_000);
  await page.clock.resume();
  await expect(page).toHaveURL((url) => url.searchParams.get("q") === name);
  expect(new URL(page.url()).searchParams.get("status")).toBe("Confirmed");
  await expect(page.getByRole("list", { name: "All orders" }).getByRole("article")).toHaveCount(1);
});

test("a card says whom to call, what to look at, and how long the order waits @ci", async ({ page }) => {
  const [name, phone] = [newName(), newPhone()];
  const [first] = await placeOrders(desk, 2, { name, phone });
  await desk.admin.call("PATCH", `/orders/${first}`, { status: "Canceled" });
  await placeOrder(desk.customer, desk.product, {
    name,
    phone: "+1 415 555 0123",
    address: "Mirpur",
    deliveryLocation: "Outside Dhaka",
    amount: desk.product.price + 150,
  });
  // Four days hold more than one business day, whatever the day.
  await page.clock.setFixedTime(Date.now() + 4 * 24 * 60 * 60 * 1_000);
  const cards = await openAdminOrders(page, { q: name });
  const [abroad, local] = [cards.nth(0), cards.nth(1)];
  for (const card of [abroad, local]) await openDetails(card);
  await expect(local.getByRole("link", { name: `Call ${phone}` }).first()).toHaveAttribute(
    "href",
    `tel:${phone}`,
  );
  await expect(local.getByRole("link", { name: `WhatsApp ${phone}` })).toHaveAttribute(
    "href",
    new RegExp(`^https://wa\\.me/88${phone}\\?text=Hello%20`),
  );
  await expect(local).toContainText("1 earlier order, 1 cancelled");
  await expect(local).toContainText(desk.email);
  await expect(local).toContainText("House 7, Road 3, Dhanmondi, Dhaka");
  await expect(local).toContainText("Inside Dhaka, Cash On Delivery");
  await expect(local).toContainText(desk.product.name);
  await expect(local).toContainText("BDT 1,300");
  await expect(local).toContainText(/waiting [34] days/);
  await expect(local).toContainText("over 1 business day");
  await expect(local).not.toContainText("This address looks incomplete");
  await expect(abroad).toContainText("Not a local mobile number");
  await expect(abroad).toContainText("This address looks incomplete");
  await expect(abroad.getByRole("link", { name: "WhatsApp" })).toHaveCount(0);
  await expect(cards.nth(2)).not.toContainText("business day");
});
