import type { Page } from "@playwright/test";
import { addProduct, type TestProduct } from "../../support/catalogue";
import { acceptMessage, answerQuestion } from "../../support/pop-ups";
import { waitOutPatience } from "../../support/patience";
import { putIntoCart } from "../../support/orders";
import { expect, testOfRefusals as test } from "../../support/shopper";
import { fillCheckout, listOrders, openCart, openCheckout } from "../../support/shopping";

const CORRECTED = "House 99, Road 1, Uttara, Dhaka";

let product: TestProduct;

/** The order is placed, the shopper is told of no connection, and corrects the address. */
test.beforeEach(async ({ page, admin, customer }) => {
  product = await addProduct(admin, { price: 1_250, stock: "5" });
  await putIntoCart(customer, product, 2);
  await page.clock.install();
  await openCheckout(page);
  await fillCheckout(page);
  await loseAnswers(page, "**/api/orders");
  await pressPlaceOrder(page);
  await waitOutPatience(page);
  await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
  await page.unroute("**/api/orders");
  expect(await listOrders(customer)).toHaveLength(1);
});

/** The first press arrives, its answer does not, and neither does any repeat. */
async function loseAnswers(page: Page, address: string): Promise<void> {
  let isFirst = true;
  await page.route(address, async (route) => {
    if (route.request().method() !== "POST") return await route.continue();
    if (isFirst) {
      isFirst = false;
      await route.fetch();
    }
    await route.abort();
  });
}

async function pressPlaceOrder(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Place Order" }).click();
  await answerQuestion(page, "Confirm Placing the order?", "Okay");
}

async function correctAndPress(page: Page): Promise<void> {
  await page.getByLabel("Full address").fill(CORRECTED);
  await pressPlaceOrder(page);
}

test("a corrected order shows the one that was placed, and it can be kept", async ({ page, customer }) => {
  await correctAndPress(page);
  const [placed] = await listOrders(customer);
  const told = page.getByRole("status").filter({ hasText: "was placed already" });
  await expect(told).toContainText(`Order ${placed?.orderNumber} was placed already`);
  await expect(told).toContainText("House 7, Road 3, Mirpur");
  await expect(told).toContainText("BDT 2,600");
  await expect(page.getByRole("button", { name: "Place Order" })).toBeDisabled();
  await page.getByRole("button", { name: "Keep this order" }).click();
  await expect(page).toHaveURL("/dashboard/orders");
  await expect(page.getByRole("dialog")).toBeHidden();
  expect(await listOrders(customer)).toMatchObject([{ _id: placed?._id }]);
});

test("a corrected order takes the place of the one that was placed", async ({ page, customer }) => {
  await correctAndPress(page);
  await page.getByRole("button", { name: "Cancel it and order anew" }).click();
  await answerQuestion(page, "Are you sure?", "Okay", "You are cancelling the order.");
  await acceptMessage(page, "Order Placed");
  await expect(page).toHaveURL("/dashboard/orders");
  expect(await listOrders(customer)).toMatchObject([
    { amount: 2_600, status: "pending", address: CORRECTED },
  ]);
  expect((await customer.call("GET", `/products/${product._id}`)).body).toMatchObject({ stock: "3" });
  expect((await customer.call("GET", "/cart")).body).toEqual([]);
});

for (const canceller of ["customer", "admin"] as const) {
  test(`an order that its ${canceller} has cancelled meanwhile is not said to be placed`, async ({
    page,
    admin,
    customer,
  }) => {
    const [placed] = await listOrders(customer);
    if (canceller === "customer") await customer.call("DELETE", `/orders/${placed?._id}`);
    else await admin.call("PATCH", `/orders/${placed?._id}`, { status: "Canceled" });
    await putIntoCart(customer, product);
    await pressPlaceOrder(page);
    await expect(page.getByText("The order that you placed here has been cancelled.")).toBeVisible();
    await expect(page.getByRole("dialog")).toBeHidden();
    await page.getByRole("button", { name: "Start a new order" }).click();
    await pressPlaceOrder(page);
    await acceptMessage(page, "Order Placed");
    const orders = await listOrders(customer);
    expect(orders.filter(({ status }) => status === "pending")).toMatchObject([{ amount: 1_350 }]);
  });
}

test("a price that has changed meanwhile is shown before anything is ordered anew", async ({
  page,
  admin,
  customer,
}) => {
  await admin.call("PATCH", `/products/${product._id}`, { price: 1_300 });
  await correctAndPress(page);
  await page.getByRole("button", { name: "Cancel it and order anew" }).click();
  await answerQuestion(page, "Are you sure?", "Okay", "You are cancelling the order.");
  await expect(page.getByRole("definition")).toHaveText(["BDT 2,600", "BDT 100", "BDT 2,700"]);
  expect(await listOrders(customer)).toEqual([]);
  await expect(page.getByLabel("Full address")).toHaveValue(CORRECTED);
  await pressPlaceOrder(page);
  await acceptMessage(page, "Order Placed");
  expect(await listOrders(customer)).toMatchObject([{ amount: 2_700, address: CORRECTED }]);
});

test("a lost answer of Add to Cart makes no second line", async ({ page, customer }) => {
  await loseAnswers(page, "**/api/cart");
  await page.goto(`/details/${product._id}?size=S`);
  const add = page
    .getByRole("main")
    .getByRole("button", { name: /Add to Cart/ })
    .first();
  await add.click();
  await waitOutPatience(page);
  await expect(page.getByText("There is no connection.").first()).toBeVisible();
  await page.unroute("**/api/cart");
  await add.click();
  await acceptMessage(page, `${product.name} added to your cart`);
  expect((await customer.call("GET", "/cart")).body).toHaveLength(1);
  await add.click();
  await acceptMessage(page, `${product.name} added to your cart`);
  expect((await customer.call("GET", "/cart")).body).toHaveLength(2);
});

test("the cart tells what is more than can be ordered, and whom to call", async ({
  page,
  admin,
  customer,
}) => {
  // The limits of these tests are twenty times those of the shop.
  const dear = await addProduct(admin, { price: 800_000, stock: "5" });
  await putIntoCart(customer, dear, 2);
  await openCart(page);
  await expect(
    page.getByText(/can come to BDT 12,00,000 in all|up to BDT 12,00,000 at a time/),
  ).toContainText("call us at");
  await page.getByRole("button", { name: `One less of ${dear.name}` }).click();
  await expect(page.getByText("BDT 12,00,000")).toBeHidden();
});
