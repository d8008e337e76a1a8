import { type Caller, newCustomer } from "../../support/api";
import { addProduct, readProduct, type TestProduct } from "../../support/catalogue";
import { acceptMessage, answerQuestion } from "../../support/pop-ups";
import { expect, testOfRefusals as test } from "../../support/shopper";
import { listOrders, makeOrder, type StoredOrder } from "../../support/shopping";

let product: TestProduct;

test.beforeEach(async ({ admin }) => {
  product = await addProduct(admin);
});

const decide = async (admin: Caller, { _id, status }: StoredOrder) => {
  expect((await admin.call("PATCH", `/orders/${_id}`, { status })).status).toBe(200);
};

test("lists one's own orders, newest first, with what each status means", async ({
  page,
  playwright,
  admin,
  customer,
}) => {
  const confirmed = await makeOrder(customer, product, 2);
  await decide(admin, { ...confirmed, status: "Confirmed" });
  const canceled = await makeOrder(customer, product);
  await decide(admin, { ...canceled, status: "Canceled" });
  const pending = await makeOrder(customer, product);
  await makeOrder(await newCustomer(playwright), product);
  await page.goto("/dashboard/orders");
  const cards = page.getByRole("list", { name: "Your orders" }).getByRole("article");
  await expect(cards).toHaveCount(3);
  const inDhaka = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Dhaka" }).format(new Date());
  for (const [index, { orderNumber }] of [pending, canceled, confirmed].entries())
    await expect(cards.nth(index)).toContainText(`Order ${orderNumber}, placed ${inDhaka}`);
  await expect(cards.nth(0)).toContainText("pending");
  await expect(cards.nth(0)).toContainText("We'll call 01712345678 within 1 business day");
  await expect(cards.nth(1)).toContainText("Canceled");
  await expect(cards.nth(1)).toContainText("You have nothing to pay.");
  await expect(cards.nth(2)).toContainText("arrives in 2 to 5 business days");
  await expect(cards.nth(2)).toContainText(`${product.name}S, BlackQuantity 2`);
  await expect(cards.nth(2)).toContainText("Total BDT 1,100");
  for (const index of [1, 2])
    await expect(cards.nth(index).getByRole("link", { name: "01700-000000" })).toHaveAttribute(
      "href",
      "tel:+8801700000000",
    );
  await expect(page.getByRole("button", { name: "Cancel Order" })).toHaveCount(1);
});

test("an order is changed until somebody has called", async ({ page, admin, customer }) => {
  const order = await makeOrder(customer, product, 2);
  await page.goto("/dashboard/orders");
  await page.getByRole("link", { name: "Change this order" }).click();
  await page.getByLabel("Quantity").fill("1");
  await page.getByLabel("Phone").fill("01899 999999");
  await expect(page.getByLabel("New total")).toContainText("BDT 600");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page).toHaveURL("/dashboard/orders");
  const card = page.getByRole("article", { name: `Order ${order.orderNumber}` });
  await expect(card).toContainText("Quantity 1");
  await expect(card).toContainText("Phone: 01712345678 → 01899999999");
  const called = await admin.call("POST", `/orders/${order._id}/calls`, { outcome: "noAnswer" });
  expect(called.status).toBe(200);
  await page.reload();
  await expect(card.getByRole("link", { name: "Ask for a change on WhatsApp" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Change this order" })).toHaveCount(0);
});

test("nothing ordered yet leads to the shop @ci", async ({ page }) => {
  await page.goto("/dashboard/orders");
  await expect(page.getByText("You have no orders.")).toBeVisible();
  await page.getByRole("link", { name: "Find something to wear" }).click();
  await expect(page).toHaveURL("/");
});

test("a pending order is cancelled after asking, and its pieces can be ordered again", async ({
  page,
  customer,
}) => {
  const { orderNumber } = await makeOrder(customer, product, 3);
  await page.goto("/dashboard/orders");
  const cancel = page.getByRole("button", { name: "Cancel Order" });
  await cancel.click();
  await answerQuestion(page, "Are you sure?", "Cancel", "You are cancelling the order.");
  expect(await listOrders(customer)).toHaveLength(1);
  await cancel.click();
  await answerQuestion(page, "Are you sure?", "Okay", "You are cancelling the order.");
  await acceptMessage(page, "Your order has been cancelled.");
  await expect(
    page.getByText(`Order ${orderNumber} is cancelled. You have nothing to pay for it.`),
  ).toBeVisible();
  await expect(page.getByText("You have no other orders.")).toBeVisible();
  // True also for who comes back later.
  await page.reload();
  await expect(page.getByText("You have no other orders.")).toBeVisible();
  const cancelled = page.getByRole("region", { name: "Cancelled orders" });
  await expect(cancelled.getByRole("listitem")).toHaveCount(1);
  expect((await readProduct(customer, product._id)).stock).toBe("10");
  await cancelled.getByRole("button", { name: "Order again" }).click();
  await expect(cancelled.getByText("1 of 1 added at today’s prices.")).toBeVisible();
  await cancelled.getByRole("link", { name: `Order ${orderNumber}` }).click();
  await expect(page).toHaveURL(/\/track\/[0-9a-z]{25}$/);
  await expect(page.getByText("You cancelled this order. There is nothing to pay.")).toBeVisible();
});

test("an order that was confirmed meanwhile is no longer cancelled, and nobody is logged out @ci", async ({
  page,
  admin,
  customer,
}) => {
  const order = await makeOrder(customer, product);
  await page.goto("/dashboard/orders");
  await expect(page.getByText("pending")).toBeVisible();
  await decide(admin, { ...order, status: "Confirmed" });
  await page.getByRole("button", { name: "Cancel Order" }).click();
  await answerQuestion(page, "Are you sure?", "Okay");
  await expect(page.getByText("This order is no longer pending.")).toBeVisible();
  await expect(page.getByText("Confirmed", { exact: true }).first()).toBeVisible();
  await expect(page).toHaveURL("/dashboard/orders");
  await expect(page.getByRole("button", { name: "Cancel Order" })).toHaveCount(0);
});

test("order again fills the cart with what can still be had, and names the rest", async ({
  page,
  admin,
  customer,
}) => {
  const gone = await addProduct(admin);
  await customer.call("POST", "/cart", { productId: gone._id, quantity: 1 });
  await customer.call("POST", "/cart", { productId: product._id, quantity: 2, size: "M", color: "Navy" });
  const contact = { name: "Karim", phone: "01712345678", address: "House 7, Road 3" };
  const choice = { deliveryLocation: "Inside Dhaka", paymentMethod: "Cash On Delivery", amount: 1_600 };
  expect((await customer.call("POST", "/orders", { ...contact, ...choice })).status).toBe(201);
  await admin.call("DELETE", `/products/${gone._id}`);
  await page.goto("/dashboard/orders");
  await page.getByRole("button", { name: "Order again" }).click();
  await expect(page.getByText("1 of 2 added at today’s prices.")).toBeVisible();
  await expect(page.getByText(`${gone.name}: This product is no longer in the shop.`)).toBeVisible();
  await page.getByRole("link", { name: "See your cart" }).click();
  await expect(page).toHaveURL("/dashboard/cart");
  expect((await customer.call("GET", "/cart")).body).toMatchObject([
    { productId: product._id, quantity: 2, size: "M", color: "Navy", price: 1_000 },
  ]);
});

test("order again leaves a size that is no longer made to the shopper to choose @ci", async ({
  page,
  admin,
  customer,
}) => {
  await makeOrder(customer, product);
  await admin.call("PATCH", `/products/${product._id}`, { sizes: "L, XL" });
  await page.goto("/dashboard/orders");
  await page.getByRole("button", { name: "Order again" }).click();
  const word = `It is no longer made in S, Black. Still in stock: L, Black; XL, Black; L, Navy; XL, Navy.`;
  await expect(page.getByText(`${product.name}: ${word}`)).toBeVisible();
  expect((await customer.call("GET", "/cart")).body).toEqual([]);
});

test("order again tells that the size is sold out, and which are not @ci", async ({
  page,
  admin,
  customer,
}) => {
  const row = (size: string, stock: number) => ({ size, color: "Black", stock });
  const counted = await addProduct(admin, { colors: ["Black"], stockByOption: [row("S", 1), row("M", 3)] });
  await makeOrder(customer, counted);
  await page.goto("/dashboard/orders");
  await page.getByRole("button", { name: "Order again" }).click();
  await expect(
    page.getByText(`${counted.name}: It is sold out in S, Black. Still in stock: M, Black.`),
  ).toBeVisible();
  expect((await customer.call("GET", "/cart")).body).toEqual([]);
});
