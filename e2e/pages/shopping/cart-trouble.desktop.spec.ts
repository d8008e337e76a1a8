import { addProduct } from "../../support/catalogue";
import { putIntoCart } from "../../support/orders";
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

test("trouble is told in place, and the quantity is again what the server has", async ({
  page,
  admin,
  customer,
}) => {
  const product = await addProduct(admin);
  await putIntoCart(customer, product);
  await openCart(page);
  await page.route("**/api/cart/*", (route) => route.abort());
  await page.getByRole("button", { name: `One more of ${product.name}` }).click();
  await expect(cartLine(page, product)).toContainText("There is no connection.");
  await expect(page.getByRole("textbox", { name: `Quantity of ${product.name}` })).toHaveValue("1");
});
