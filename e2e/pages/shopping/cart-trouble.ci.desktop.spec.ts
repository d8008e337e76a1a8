import { addProduct } from "../../support/catalogue";
import { acceptMessage, answerQuestion } from "../../support/pop-ups";
import { putIntoCart } from "../../support/orders";
import { waitOutPatience } from "../../support/patience";
import { expect, testOfRefusals as test } from "../../support/shopper";
import { cartLine, openCart } from "../../support/shopping";

test("a quantity beyond what is left is refused, and the line says so", async ({ page, admin, customer }) => {
  const product = await addProduct(admin, { stock: "3" });
  await putIntoCart(customer, product);
  await openCart(page);
  const field = page.getByRole("textbox", { name: `Quantity of ${product.name}` });
  await field.fill("7");
  await field.press("Enter");
  await expect(cartLine(page, product)).toContainText(`Only 3 left of ${product.name}.`);
  await expect(field).toHaveValue("1");
  await expect(page.getByText("Total price BDT 500")).toBeVisible();
});

test("trouble that lasts is told in place, and the quantity is again what the server has", async ({
  page,
  admin,
  customer,
}) => {
  const product = await addProduct(admin);
  await putIntoCart(customer, product);
  await page.clock.install();
  await openCart(page);
  await page.route("**/api/cart/*", (route) => route.abort());
  await page.getByRole("button", { name: `One more of ${product.name}` }).click();
  await waitOutPatience(page);
  await expect(cartLine(page, product)).toContainText("There is no connection.");
  await expect(page.getByRole("textbox", { name: `Quantity of ${product.name}` })).toHaveValue("1");
});

test("a removal whose answer was lost is told as done: it is asked for again, and nothing is left to remove", async ({
  page,
  admin,
  customer,
}) => {
  const product = await addProduct(admin);
  await putIntoCart(customer, product);
  await openCart(page);
  await page.route(
    "**/api/cart/*",
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await page.getByRole("button", { name: `Remove ${product.name}` }).click();
  await answerQuestion(page, "Are you sure?", "Okay");
  await acceptMessage(page, "Done", "Product removed from the cart");
  await expect(page.getByText("Your cart is empty")).toBeVisible();
  await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
});

test("a cart that cannot be read says that it is still being asked for, three times, and comes by itself", async ({
  page,
  customer,
}) => {
  let reads = 0;
  await page.clock.install();
  await page.route(/\/api\/cart\?/, async (route) => {
    reads += 1;
    if (reads > 3) return await route.continue();
    await route.fulfill({
      status: 503,
      json: { error: { code: "UNAVAILABLE", message: "Away.", requestId: "x" } },
    });
  });
  await page.goto("/dashboard/cart");
  await expect(page.getByRole("main").getByText("Still trying …")).toBeVisible();
  await expect(async () => {
    await page.clock.fastForward(18_000);
    await expect(page.getByText("Your cart is empty")).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(reads).toBe(4);
  expect((await customer.call("GET", "/cart")).body).toEqual([]);
});
