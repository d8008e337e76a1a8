import type { Locator, Page } from "@playwright/test";
import { type AdminOrders, newName, setUpAdminOrders } from "../../support/admin-orders";
import { become } from "../../support/become";
import { addProduct } from "../../support/catalogue";
import { newCustomer } from "../../support/api";
import { newPhone, placeOrder } from "../../support/orders";
import { findParcels } from "../../support/parcels";
import { expect, test } from "../../support/test";

let desk: AdminOrders;
const mark = `Density ${Date.now().toString(36)}`;

/** Orders of one item, each from a phone of its own, and enough products. */
test.beforeAll(async ({ playwright }) => {
  desk = await setUpAdminOrders(playwright);
  for (let index = 0; index < 14; index += 1) {
    // Each order of an account with several orders says so, in a line that takes room.
    const customer = index % 7 === 0 ? desk.customer : await newCustomer(playwright);
    const fields = {
      name: `${mark} ${index}`,
      phone: newPhone(),
      address: "House 12, Road 5, Dhanmondi, Dhaka",
    };
    await placeOrder(customer, desk.product, fields);
  }
  for (let index = 0; index < 14; index += 1)
    await addProduct(desk.admin, { name: `${mark} cap ${index}`, stock: "12" });
});

test.beforeEach(async ({ page }) => {
  await become(page, desk.admin);
});

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768;

/** How many rows fit between the upper edge and the bar, or the window's end; a cut row counts as a fraction. */
async function countShown(page: Page, rows: Locator): Promise<number> {
  await expect(rows.first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const bar = page.getByRole("navigation", { name: "Dashboard" }).getByRole("button", { name: "More" });
  const end = isPhone(page) ? ((await bar.boundingBox())?.y ?? 0) : (page.viewportSize()?.height ?? 0);
  let shown = 0;
  for (const row of await rows.all()) {
    const box = await row.boundingBox();
    if (!box || box.y >= end) break;
    shown += Math.min(1, (end - box.y) / box.height);
  }
  return shown;
}

const cardsOf = (page: Page, list: string) => page.getByRole("list", { name: list }).getByRole("article");

test("enough of the queue, of all orders and of the products stands on a screen", async ({ page }) => {
  const least = isPhone(page)
    ? { queue: 2.5, orders: 2.5, products: 5 }
    : { queue: 3, orders: 9, products: 12 };
  await page.goto(`/dashboard/toCall?q=${encodeURIComponent(mark)}`);
  expect(await countShown(page, cardsOf(page, "Orders to call"))).toBeGreaterThanOrEqual(least.queue);
  await page.goto(`/dashboard/allOrders?q=${encodeURIComponent(mark)}&status=pending`);
  const orders = cardsOf(page, "All orders");
  expect(await countShown(page, orders)).toBeGreaterThanOrEqual(least.orders);
  for (const name of ["Confirm", "Cancel"])
    await expect(orders.nth(1).getByRole("button", { name })).toBeInViewport({ ratio: 1 });
  // All that can be done with an order is one row of buttons.
  const topOf = async (name: string) => (await orders.nth(1).getByRole("button", { name }).boundingBox())?.y;
  expect(await topOf("Delete")).toBe(await topOf("Confirm"));
  await page.goto(`/dashboard/manageProducts?q=${encodeURIComponent(mark)}`);
  expect(await countShown(page, cardsOf(page, "Products"))).toBeGreaterThanOrEqual(least.products);
});

test("enough of the parcels stands on a screen, to be packed and packed", async ({ page }) => {
  const name = newName();
  for (let index = 0; index < 10; index += 1) {
    const order = await placeOrder(desk.customer, desk.product, {
      name,
      phone: newPhone(),
      address: "House 12, Road 5, Dhanmondi, Dhaka",
    });
    await desk.admin.call("PATCH", `/orders/${order}`, { status: "Confirmed" });
    if (index % 2 === 0)
      await desk.admin.call("PATCH", `/orders/${order}/parcel`, { from: "toPack", to: "packed" });
  }
  await findParcels(page, name, "toPack");
  const shown = await countShown(page, cardsOf(page, "Parcels"));
  expect(shown).toBeGreaterThanOrEqual(isPhone(page) ? 4 : 7);
});

test("with a selection most of a phone is still the list's @phone", async ({ page }) => {
  await page.goto(`/dashboard/allOrders?q=${encodeURIComponent(mark)}&status=pending`);
  const orders = cardsOf(page, "All orders");
  for (const index of [0, 1]) await orders.nth(index).getByRole("checkbox").check();
  const bar = await page.getByRole("region", { name: "Selected orders" }).boundingBox();
  await page.evaluate(() => window.scrollTo(0, 300));
  expect((bar?.y ?? 0) / (page.viewportSize()?.height ?? 1)).toBeGreaterThanOrEqual(0.6);
});

test("the outcomes of a call stand on a phone without a sideways scroll @phone", async ({ page }) => {
  await page.goto(`/dashboard/toCall?q=${encodeURIComponent(mark)}`);
  const card = cardsOf(page, "Orders to call").first();
  for (const name of ["No answer", "Switched off", "Wrong number", "Call later", "Wants a change"])
    await expect(card.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
  const group = card.getByRole("group", { name: "What came of the call" });
  expect(await group.evaluate((node) => node.scrollWidth - node.clientWidth)).toBeLessThanOrEqual(0);
});
