import type { Page } from "@playwright/test";
import { newCustomer } from "../../support/api";
import { addProduct, type TestProduct } from "../../support/catalogue";
import { acceptMessage, answerQuestion } from "../../support/pop-ups";
import { putIntoCart } from "../../support/orders";
import { expect, testOfRefusals as test } from "../../support/shopper";
import { waitOutPatience } from "../../support/patience";
import { fillCheckout, listOrders, makeOrder, openCheckout } from "../../support/shopping";

let product: TestProduct;

test.beforeEach(async ({ page, admin, customer }) => {
  product = await addProduct(admin, { price: 1_250, stock: "5" });
  await putIntoCart(customer, product, 2);
  await openCheckout(page);
  await fillCheckout(page);
});

async function pressPlaceOrder(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Place Order" }).click();
  await answerQuestion(page, "Confirm Placing the order?", "Okay");
}

async function expectStillTyped(page: Page): Promise<void> {
  await expect(page.getByLabel("Phone")).toHaveValue("01712345678");
  await expect(page.getByLabel("Full address")).toHaveValue("House 7, Road 3, Mirpur");
  await expect(page.getByRole("radio", { name: "Inside Dhaka" })).toBeChecked();
}

test("a changed price is told with the fresh amount, and the next press orders at it", async ({
  page,
  admin,
  customer,
}) => {
  await admin.call("PATCH", `/products/${product._id}`, { price: 1_300 });
  await pressPlaceOrder(page);
  await expect(page.getByRole("main").getByRole("alert")).toContainText(
    "The amount has changed since you opened the checkout. It is now BDT 2,700.",
  );
  await expect(page.getByRole("definition")).toHaveText(["BDT 2,600", "BDT 100", "BDT 2,700"]);
  expect(await listOrders(customer)).toEqual([]);
  await expectStillTyped(page);
  await pressPlaceOrder(page);
  await acceptMessage(page, "Order Placed");
  expect(await listOrders(customer)).toMatchObject([{ amount: 2_700 }]);
});

test("an answer that is lost on the way is asked for again by itself, and makes no second order", async ({
  page,
  customer,
}) => {
  let losses = 0;
  await page.route("**/api/orders", async (route) => {
    if (losses === 2 || route.request().method() !== "POST") return await route.continue();
    losses += 1;
    await route.fetch();
    await route.abort();
  });
  await pressPlaceOrder(page);
  await expect(page.getByText("Still trying …")).toBeVisible();
  await acceptMessage(page, "Order Placed");
  expect(losses).toBe(2);
  await expect(page).toHaveURL("/dashboard/orders");
  expect(await listOrders(customer)).toHaveLength(1);
  expect((await customer.call("GET", `/products/${product._id}`)).body).toMatchObject({ stock: "3" });
});

test("trouble in the shop that lasts, or too many orders, is told, and what was typed stays for the next press", async ({
  page,
  customer,
}) => {
  await page.clock.install();
  for (const [status, code, message] of [
    [503, "UNAVAILABLE", "The shop is briefly unavailable."],
    [429, "TOO_MANY_REQUESTS", "You have 20 orders that wait for our confirmation."],
  ] as const) {
    const json = { error: { code, message, requestId: "x" } };
    await page.route("**/api/orders", (route) => route.fulfill({ status, json }));
    await pressPlaceOrder(page);
    if (status === 503) await waitOutPatience(page);
    await expect(page.getByRole("main").getByText(message)).toBeVisible();
    await expect(page.getByText("Still trying …")).toBeHidden();
    await expectStillTyped(page);
    await page.unroute("**/api/orders");
  }
  await pressPlaceOrder(page);
  await acceptMessage(page, "Order Placed");
  expect(await listOrders(customer)).toHaveLength(1);
});

test("the last pieces gone to somebody else is told, and leads back to the cart", async ({
  page,
  playwright,
  customer,
}) => {
  await makeOrder(await newCustomer(playwright), product, 4);
  await pressPlaceOrder(page);
  await expect(page.getByText(`There is not enough of “${product.name}” (S, Black) left.`)).toBeVisible();
  await expect(page.getByRole("button", { name: "Place Order" })).toBeDisabled();
  await page.getByRole("link", { name: "Change or remove it in your cart" }).click();
  await expect(page.getByText("Only 1 left. Please change the quantity.")).toBeVisible();
  await page.getByRole("button", { name: `One less of ${product.name}` }).click();
  await page.getByRole("link", { name: "Checkout" }).click();
  await expectStillTyped(page);
  await page.getByRole("radio", { name: "Cash On Delivery" }).check({ force: true });
  await acceptMessage(page, "Important Alert!");
  await pressPlaceOrder(page);
  await acceptMessage(page, "Order Placed");
  expect(await listOrders(customer)).toMatchObject([{ amount: 1_350 }]);
});

test("a cart that another tab has changed is told, and the next press orders what is then shown", async ({
  page,
  admin,
  customer,
}) => {
  const other = await addProduct(admin);
  await putIntoCart(customer, other);
  await pressPlaceOrder(page);
  await expect(page.getByText("Your cart has changed since you opened the checkout.")).toBeVisible();
  await expect(page.getByRole("list", { name: "Items of this order" })).toContainText(other.name);
  await pressPlaceOrder(page);
  await acceptMessage(page, "Order Placed");
  expect(await listOrders(customer)).toMatchObject([{ amount: 3_100 }]);
});

test("a second tab that comes too late finds an empty cart and the way to the order", async ({
  page,
  context,
  customer,
}) => {
  const second = await context.newPage();
  await openCheckout(second);
  await fillCheckout(second);
  await pressPlaceOrder(page);
  await acceptMessage(page, "Order Placed");
  await pressPlaceOrder(second);
  await expect(second.getByText("Your cart is empty.")).toBeVisible();
  expect(await listOrders(customer)).toHaveLength(1);
  await second.reload();
  await second.getByRole("main").getByRole("link", { name: "Orders page" }).click();
  await expect(second).toHaveURL("/dashboard/orders");
});

test("the first field that is not filled in stands in the window with its label", async ({ page }) => {
  await page.getByLabel("Phone").fill("");
  await page.getByLabel("Full address").fill("");
  for (const [label, value] of [
    ["Phone", "01712345678"],
    ["Full address", "House 7, Road 3, Mirpur"],
  ] as const) {
    await page.getByRole("button", { name: "Place Order" }).click();
    const field = page.getByLabel(label);
    await expect(field).toBeFocused();
    await expect(page.getByText(label, { exact: true })).toBeInViewport({ ratio: 1 });
    await expect(field).toBeInViewport({ ratio: 1 });
    await field.fill(value);
  }
});
