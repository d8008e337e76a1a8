import { expect, test } from "@playwright/test";
import { addProduct } from "../support/catalogue";
import { become } from "../support/become";
import { type AdminOrders, openAdminOrders, placeOrders, setUpAdminOrders } from "../support/admin-orders";
import { placeOrder } from "../support/orders";
import { LONG_NAME } from "./names";
import { shoot, shootWhole } from "./shoot";

const BENGALI_CUSTOMER = "মোঃ শাহরিয়ার রহমান চৌধুরী";
const LONG_CUSTOMER = "Md. Shahriar Kabir Chowdhury Al-Mamun bin Abdul Quddus Patwary of Brahmanbaria";

let desk: AdminOrders;
let orderIds: string[];

/** Thirty orders of one e-mail: plain, long, Bengali, flagged, confirmed and cancelled ones. */
test.beforeAll(async ({ playwright }) => {
  desk = await setUpAdminOrders(playwright);
  const { admin, customer, product } = desk;
  const plain = await placeOrders(desk, 26);
  for (const [index, id] of plain.slice(0, 24).entries()) {
    await admin.call("PATCH", `/orders/${id}`, { status: index % 5 === 0 ? "Canceled" : "Confirmed" });
  }
  const bengali = await placeOrder(customer, product, {
    name: BENGALI_CUSTOMER,
    phone: "০১৮৯৮ ৭৬৫৪৩২",
    address: "বাড়ি ১২, রোড ৫, ব্লক সি, মিরপুর ১১, ঢাকা ১২১৬",
  });
  const flagged = await placeOrder(customer, product, {
    name: "Tanvir Ahmed",
    phone: "+1 415 555 0123",
    address: "Mirpur",
  });
  const belt = await addProduct(admin, {
    name: `${LONG_NAME.slice(0, 90)} ${Date.now() % 10_000}`,
    stock: "9",
  });
  await customer.call("POST", "/cart", { productId: belt._id, quantity: 3 });
  const long = await placeOrder(customer, product, {
    name: LONG_CUSTOMER,
    amount: belt.price * 3 + product.price + 100,
  });
  orderIds = [...plain.slice(-2), bengali, flagged, long].toReversed();
});

test.beforeEach(async ({ page }) => {
  await become(page, desk.admin);
});

test("the desk: full, selected, at its end, old", async ({ page }) => {
  await openAdminOrders(page, { q: desk.email });
  // Once more, now that the Bengali font is there.
  await page.reload();
  await expect(page.getByRole("article").first()).toBeVisible();
  await shoot(page, "desk-orders");
  await page.getByRole("article").nth(1).scrollIntoViewIfNeeded();
  await shoot(page, "desk-orders-scrolled");
  await page.getByRole("article").nth(0).getByRole("checkbox").check();
  await page.getByRole("article").nth(1).getByRole("checkbox").check();
  await shoot(page, "desk-selected");
  await page.getByRole("navigation", { name: "Pages" }).scrollIntoViewIfNeeded();
  await shoot(page, "desk-end-of-page");
  await page.clock.setFixedTime(Date.now() + 4 * 24 * 60 * 60 * 1_000);
  await openAdminOrders(page, { q: desk.email, status: "pending" });
  await shoot(page, "desk-over-a-working-day");
});

test("the desk: refused, failing, empty, nothing found", async ({ page }) => {
  const [orderId] = await placeOrders(desk, 1, { name: "Rafiq Islam" });
  const cards = await openAdminOrders(page, { q: desk.email, status: "pending" });
  await desk.admin.call("PATCH", `/orders/${orderId}`, { status: "Canceled" });
  await cards.first().getByRole("button", { name: "Confirm" }).click();
  await expect(cards.first().getByRole("alert")).toBeVisible();
  await cards.first().getByRole("alert").scrollIntoViewIfNeeded();
  await shoot(page, "desk-refused");
  await page.goto("/dashboard/allOrders?status=pending&q=nobody+of+that+name");
  await expect(page.getByText("No pending orders match")).toBeVisible();
  await shoot(page, "desk-nothing-found");
  await page.route("**/api/allOrders/page*", (route) =>
    route.fulfill({ json: { rows: [], next: null, previous: null, total: 0 } }),
  );
  await page.goto("/dashboard/allOrders");
  await expect(page.getByText("There are no orders yet.")).toBeVisible();
  await shoot(page, "desk-empty");
  await page.unroute("**/api/allOrders/page*");
  await page.route("**/api/allOrders/page*", (route) =>
    route.fulfill({
      status: 400,
      json: { error: { code: "BAD_REQUEST", message: "The shop is briefly unavailable." } },
    }),
  );
  await page.goto("/dashboard/allOrders");
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await shoot(page, "desk-failing");
});

test("the slips, on the screen and on paper", async ({ page }) => {
  await page.goto(`/dashboard/allOrders/print?ids=${orderIds.join(",")}`);
  await shoot(page, "desk-print");
  await page.emulateMedia({ media: "print" });
  await shootWhole(page, "desk-print-on-paper");
});

test("the record", async ({ page }) => {
  await page.goto("/dashboard/records");
  await expect(page.getByRole("list", { name: "Activity" })).toBeVisible();
  await shoot(page, "desk-record");
});
