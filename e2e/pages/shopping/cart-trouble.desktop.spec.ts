import { expect, test } from "@playwright/test";
import { type Caller, signInAs } from "../../support/api";
import { addProduct } from "../../support/catalogue";
import { demoAdmin } from "../../support/people";
import { putIntoCart } from "../../support/orders";
import { cartLine, openCart } from "../../support/shopping";
import { becomeCustomer } from "../../support/storefront";

// A browser complains of every refusal in its console, so these tests do without its watch.

let admin: Caller;
let customer: Caller;

test.beforeAll(async ({ playwright }) => {
  admin = await signInAs(playwright, demoAdmin());
});

test.beforeEach(async ({ page, playwright }) => {
  customer = await becomeCustomer(page, playwright);
});

test("a quantity beyond what is left is refused, and the line says so", async ({ page }) => {
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

test("trouble is told in place, and the quantity is again what the server has", async ({ page }) => {
  const product = await addProduct(admin);
  await putIntoCart(customer, product);
  await openCart(page);
  await page.route("**/api/cart/*", (route) => route.abort());
  await page.getByRole("button", { name: `One more of ${product.name}` }).click();
  await expect(cartLine(page, product)).toContainText("There is no connection.");
  await expect(page.getByRole("textbox", { name: `Quantity of ${product.name}` })).toHaveValue("1");
});
