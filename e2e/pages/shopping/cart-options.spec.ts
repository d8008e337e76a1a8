import { expectNoViolations } from "../../support/accessibility";
import type { Caller } from "../../support/api";
import { addProduct, type TestProduct } from "../../support/catalogue";
import { acceptMessage } from "../../support/pop-ups";
import { expect, testOfRefusals as test } from "../../support/shopper";
import { cartLine, openCart } from "../../support/shopping";
import { open } from "../../support/storefront";

const row = (size: string, stock: number, color = "Indigo") => ({ size, color, stock });
const PLENTY = [row("30", 9), row("32", 9), row("34", 9)];
const JEANS = {
  category: "Denim Pants",
  sizes: ["30", "32", "34"],
  colors: ["Indigo"],
  stockByOption: PLENTY,
};

async function put(customer: Caller, { _id }: TestProduct, size: string, quantity: number): Promise<void> {
  const added = await customer.call("POST", "/cart", { productId: _id, size, quantity });
  expect(added.status, JSON.stringify(added.body)).toBe(201);
}

async function count(admin: Caller, { _id }: TestProduct, stockByOption: unknown[]): Promise<void> {
  const { status, body } = await admin.call("PATCH", `/products/${_id}`, { stockByOption });
  expect(status, JSON.stringify(body)).toBe(200);
}

test("of two options of one product the short one says what there is, and one tap takes it @phone", async ({
  page,
  admin,
  customer,
}) => {
  const product = await addProduct(admin, JEANS);
  await put(customer, product, "32", 2);
  await put(customer, product, "34", 3);
  await count(admin, product, [row("30", 5), row("32", 0), row("34", 4)]);
  await openCart(page);
  const short = cartLine(page, product).filter({ hasText: "Denim Pants, 32, Indigo" });
  const fine = cartLine(page, product).filter({ hasText: "Denim Pants, 34, Indigo" });
  await expect(short).toContainText("Sold out in 32, Indigo. Please choose another.");
  const instead = short.getByRole("list", { name: "Instead of 32, Indigo" });
  // One of the four of 34: the other line wants three.
  await expect(instead.getByRole("button")).toHaveText(["30, Indigo", "34, Indigo (1 left)"]);
  await expect(fine.getByRole("list")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Checkout" })).toBeDisabled();
  await expectNoViolations(page);
  await instead.getByRole("button", { name: `30, Indigo instead: ${product.name}` }).focus();
  await page.keyboard.press("Enter");
  const taken = cartLine(page, product).filter({ hasText: "Denim Pants, 30, Indigo" });
  await expect(taken).toContainText("Changed to 30, Indigo.");
  await expect(taken.getByRole("article")).toBeFocused();
  await expect(page.getByRole("link", { name: "Checkout" })).toBeVisible();
  expect((await customer.call("GET", "/cart")).body).toMatchObject([
    { size: "34", quantity: 3, state: "available" },
    { size: "30", quantity: 2, state: "available" },
  ]);
});

test("an option with fewer pieces than the line asks for is taken with as many as there are @phone @ci", async ({
  page,
  admin,
  customer,
}) => {
  const product = await addProduct(admin, JEANS);
  await put(customer, product, "32", 3);
  await count(admin, product, [row("30", 1), row("32", 2), row("34", 0)]);
  await openCart(page);
  await expect(cartLine(page, product)).toContainText(
    "Only 2 left in 32, Indigo. Please change the quantity, or choose another.",
  );
  await page.getByRole("button", { name: `30, Indigo (1 left) instead: ${product.name}` }).click();
  await expect(cartLine(page, product)).toContainText("Denim Pants, 30, Indigo");
  await expect(page.getByRole("textbox", { name: `Quantity of ${product.name}` })).toHaveValue("1");
});

test("an option that went meanwhile is told in place, and what is left is offered anew @phone @ci", async ({
  page,
  admin,
  customer,
}) => {
  const product = await addProduct(admin, JEANS);
  await put(customer, product, "32", 1);
  await count(admin, product, [row("30", 1), row("32", 0), row("34", 1)]);
  await openCart(page);
  await count(admin, product, [row("30", 0), row("32", 0), row("34", 1)]);
  await page.getByRole("button", { name: `30, Indigo instead: ${product.name}` }).click();
  await expect(cartLine(page, product)).toContainText(`${product.name} (30, Indigo) is sold out.`);
  await expect(cartLine(page, product).getByRole("list").getByRole("button")).toHaveText(["34, Indigo"]);
});

test("a page that was open while the last one went says so beside its button, and shows what is left @phone @ci", async ({
  page,
  admin,
  customer,
}) => {
  const product = await addProduct(admin, JEANS);
  await open(page, `/details/${product._id}?size=32`);
  await count(admin, product, [row("30", 0), row("32", 0), row("34", 1)]);
  await page.getByRole("button", { name: "Add to Cart (32, Indigo)" }).click();
  await expect(page.getByText(`${product.name} (32, Indigo) is sold out.`)).toBeVisible();
  const note = page.getByRole("group", { name: "32, Indigo cannot be had" });
  await note.getByRole("button", { name: "34, Indigo" }).click();
  await expect(page.getByText("Only 1 left")).toBeVisible();
  await expect(page.getByText(`${product.name} (32, Indigo) is sold out.`)).toHaveCount(0);
  await page.getByRole("button", { name: "Add to Cart (34, Indigo)" }).click();
  await expect(page.getByRole("dialog", { name: `${product.name} added to your cart` })).toBeVisible();
  // The line would say the same again, below the pop-up.
  await expect(page.getByText("In your cart.")).toHaveCount(0);
  await acceptMessage(page, `${product.name} added to your cart`);
  await expect(page.getByText("In your cart.")).toBeInViewport();
  expect((await customer.call("GET", "/cart")).body).toMatchObject([{ size: "34" }]);
});
