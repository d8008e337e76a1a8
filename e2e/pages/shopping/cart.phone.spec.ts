import type { Caller } from "../../support/api";
import { addProduct, type TestProduct } from "../../support/catalogue";
import { acceptMessage, answerQuestion } from "../../support/pop-ups";
import { putIntoCart } from "../../support/orders";
import { expect, test } from "../../support/shopper";
import { cartLine, openCart } from "../../support/shopping";
import { expectNoOverflow } from "../../support/storefront";

const change = async (admin: Caller, { _id, ...fields }: Partial<TestProduct> & { sizes?: string }) => {
  expect((await admin.call("PATCH", `/products/${_id}`, fields)).status).toBe(200);
};

test("shows item count, total and the lines, newest first", async ({ page, admin, customer }) => {
  const [cap, shirt] = [await addProduct(admin), await addProduct(admin, { price: 1_250, sizes: "" })];
  await putIntoCart(customer, cap, 2);
  await putIntoCart(customer, shirt);
  await openCart(page);
  await expect(page.getByText("Items 2 (3 pieces)")).toBeVisible();
  await expect(page.getByText("Total price BDT 2,250")).toBeVisible();
  const lines = page.getByRole("list", { name: "Items in your cart" }).getByRole("listitem");
  await expect(lines.nth(0)).toContainText(shirt.name);
  await expect(lines.nth(1)).toContainText(cap.name);
  await expect(lines.nth(1)).toContainText("Caps, S, Black");
  await expect(lines.nth(1)).toContainText("BDT 1,000");
  await expect(lines.nth(1)).toContainText("BDT 500 each");
  await expect(lines.nth(1).getByRole("img")).toHaveCount(0);
  await expect(lines.nth(1).locator("img")).toBeVisible();
  await expect(lines.nth(1).getByRole("textbox", { name: `Quantity of ${cap.name}` })).toHaveValue("2");
  await page.getByRole("link", { name: "Checkout" }).click();
  await expect(page).toHaveURL("/dashboard/checkout");
});

test("removes a line after asking", async ({ page, admin, customer }) => {
  const product = await addProduct(admin);
  await putIntoCart(customer, product);
  await openCart(page);
  const remove = page.getByRole("button", { name: `Remove ${product.name}` });
  await remove.click();
  await answerQuestion(page, "Are you sure?", "Cancel");
  await expect(cartLine(page, product)).toBeVisible();
  await remove.click();
  await answerQuestion(page, "Are you sure?", "Okay");
  await acceptMessage(page, "Done", "Product removed from the cart");
  await expect(page.getByText("Your cart is empty.")).toBeVisible();
  await page.getByRole("link", { name: "Find something to wear" }).click();
  await expect(page).toHaveURL("/");
});

test.describe("a quantity is changed in place", () => {
  test("by steps, however fast they are tapped", async ({ page, admin, customer }) => {
    const product = await addProduct(admin, { stock: "6" });
    await putIntoCart(customer, product);
    await openCart(page);
    const more = page.getByRole("button", { name: `One more of ${product.name}` });
    const less = page.getByRole("button", { name: `One less of ${product.name}` });
    await expect(less).toBeDisabled();
    for (let tap = 0; tap < 5; tap += 1) await more.click();
    await expect(more).toBeDisabled();
    await expect(page.getByText("Total price BDT 3,000")).toBeVisible();
    await less.click();
    await expect(page.getByText("Total price BDT 2,500")).toBeVisible();
    expect((await customer.call("GET", "/cart")).body).toMatchObject([{ quantity: 5, price: 2_500 }]);
  });

  test("by typing it, also in Bengali @ci", async ({ page, admin, customer }) => {
    const product = await addProduct(admin);
    await putIntoCart(customer, product);
    await openCart(page);
    const field = page.getByRole("textbox", { name: `Quantity of ${product.name}` });
    await field.fill("৪");
    await field.press("Enter");
    await expect(page.getByText("Total price BDT 2,000")).toBeVisible();
    await expect(field).toHaveValue("4");
    await field.fill("2");
    await page.getByRole("heading", { level: 1 }).click();
    await expect(page.getByText("Total price BDT 1,000")).toBeVisible();
  });

  test("what is no quantity is refused beside it and changes nothing @ci", async ({
    page,
    admin,
    customer,
  }) => {
    const product = await addProduct(admin, { stock: "" });
    await putIntoCart(customer, product, 3);
    await openCart(page);
    const field = page.getByRole("textbox", { name: `Quantity of ${product.name}` });
    const enter = async (text: string) => {
      await field.fill(text);
      await field.press("Enter");
    };
    for (const wrong of ["0", "1.5", "-2", "100", "two", ""]) {
      await enter(wrong);
      const message = "Please enter a whole number from 1 to 99.";
      await expect(cartLine(page, product), wrong).toContainText(message);
      await expect(field, wrong).toHaveAttribute("aria-invalid", "true");
      expect((await customer.call("GET", "/cart")).body, wrong).toMatchObject([{ quantity: 3 }]);
      await enter("3");
      await expect(field, wrong).toHaveAttribute("aria-invalid", "false");
    }
  });
});

test("a line that cannot be ordered says why and what to do, and blocks the checkout", async ({
  page,
  admin,
  customer,
}) => {
  const [gone, soldOut, short, resized] = [
    await addProduct(admin),
    await addProduct(admin),
    await addProduct(admin),
    await addProduct(admin),
  ];
  for (const product of [gone, soldOut, short, resized]) await putIntoCart(customer, product, 3);
  const fine = await addProduct(admin);
  await putIntoCart(customer, fine, 2);
  await admin.call("DELETE", `/products/${gone._id}`);
  await change(admin, { _id: soldOut._id, stock: "0" });
  await change(admin, { _id: short._id, stock: "2" });
  await change(admin, { _id: resized._id, sizes: "L" });
  await openCart(page);
  await expect(cartLine(page, gone)).toContainText("No longer in the shop. Please remove it.");
  await expect(cartLine(page, soldOut)).toContainText("Sold out. Please remove it.");
  await expect(cartLine(page, short)).toContainText("Only 2 left. Please change the quantity.");
  await expect(cartLine(page, resized)).toContainText("No longer made in S, Black.");
  await expect(page.getByRole("button", { name: "Checkout" })).toBeDisabled();
  await expect(page.getByText("4 items need a change. Until then the total leaves them out.")).toBeVisible();
  // Counted is what the total counts.
  await expect(page.getByText("Items 1 (2 pieces)")).toBeVisible();
  await expect(page.getByText("Total price BDT 1,000")).toBeVisible();
  const lines = page.getByRole("list", { name: "Items in your cart" }).getByRole("listitem");
  await expect(lines.last()).toContainText(fine.name);
  for (const product of [gone, soldOut, resized]) {
    await page.getByRole("button", { name: `Remove ${product.name}` }).click();
    await answerQuestion(page, "Are you sure?", "Okay");
    await acceptMessage(page, "Done");
    await expect(cartLine(page, product)).toHaveCount(0);
  }
  await page.getByRole("button", { name: `One less of ${short.name}` }).click();
  await expect(page.getByRole("link", { name: "Checkout" })).toBeVisible();
  await expect(page.getByText("Items 2 (4 pieces)")).toBeVisible();
  await expect(page.getByText("Total price BDT 2,000")).toBeVisible();
  // What is mended stays under the finger that mends it.
  await expect(lines.first()).toContainText(short.name);
  await expect(page.getByRole("button", { name: `One less of ${short.name}` })).toBeFocused();
});

test("a changed price is told beside the line @ci", async ({ page, admin, customer }) => {
  const [dearer, cheaper] = [await addProduct(admin), await addProduct(admin)];
  for (const product of [dearer, cheaper]) await putIntoCart(customer, product, 2);
  await change(admin, { _id: dearer._id, price: 600 });
  await change(admin, { _id: cheaper._id, price: 450 });
  await openCart(page);
  const was = "it was BDT 500 each when you added it.";
  await expect(cartLine(page, dearer)).toContainText(`The price has risen: ${was}`);
  await expect(cartLine(page, cheaper)).toContainText(`The price has fallen: ${was}`);
  await expect(page.getByText("Total price BDT 2,100")).toBeVisible();
});

test("the cart in the bar shows how many lines it holds, in every tab @ci", async ({
  page,
  context,
  admin,
  customer,
}) => {
  const product = await addProduct(admin);
  await putIntoCart(customer, product);
  const cart = page.getByRole("banner").getByRole("link", { name: "Cart", exact: true });
  await page.goto("/caps");
  await expect(cart).toHaveText("1");
  await expect(cart).toHaveAccessibleDescription("1 in your cart");
  const other = await context.newPage();
  await other.goto(`/details/${product._id}?size=S`);
  await other.getByRole("button", { name: /^Add to Cart \(/ }).click();
  await acceptMessage(other, `${product.name} added to your cart`);
  await expect(other.getByRole("banner").getByRole("link", { name: "Cart", exact: true })).toHaveText("2");
  await expect(cart).toHaveText("2");

  await test.step("also on a page that Back brings up again, which has heard of nothing meanwhile", async () => {
    const comeBack = () => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
    await putIntoCart(customer, product);
    await other.evaluate(comeBack);
    await expect(other.getByRole("banner").getByRole("link", { name: "Cart", exact: true })).toHaveText("3");
    await page.getByRole("link", { name: "Your Cart and Other Info." }).click();
    await expect(page.getByRole("link", { name: "Cart 3 in it" })).toBeVisible();
    // The other page may still be fetching a token, which would come back into both.
    await page.waitForLoadState("networkidle");
    await other.evaluate(() => localStorage.removeItem("access-token"));
    await other.evaluate(comeBack);
    await expect(other.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
  });
});

for (const [title, width, percent] of [
  ["320 px", 320, 100],
  ["390 px with text at 200 % @ci", 390, 200],
] as const) {
  test(`cart, checkout and orders fit ${title}`, async ({ page, admin, customer }) => {
    const product = await addProduct(admin, {
      name: `Panjabi-collar shirt of washed indigo poplin, ${Math.random().toString(36)} সুতি পাঞ্জাবি`,
      price: 1_000_000,
      sizes: "Extraordinarilylongsize",
    });
    await putIntoCart(customer, product, 2);
    await page.setViewportSize({ width, height: 844 });
    for (const path of ["cart", "checkout", "orders"]) {
      await page.goto(`/dashboard/${path}`);
      await page.addStyleTag({ content: `html { font-size: ${percent}% }` });
      await expect(page.getByText(product.name).or(page.getByText("no orders")).first()).toBeVisible();
      await expectNoOverflow(page, width);
    }
  });
}
