import type { Page } from "@playwright/test";
import { demoAdmin, logIn, newPerson, type Person, register } from "../support/people";
import { acceptMessage, answerQuestion } from "../support/pop-ups";
import { answerSize } from "../support/storefront";
import { expect, test } from "../support/test";

const PRODUCT = "Raw Selvedge Jean 14 oz";

async function addFirstProduct(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Add to Cart \(/ }).click();
}

async function fillCheckout(page: Page, person: Person): Promise<void> {
  await expect(page.getByLabel("Name")).toHaveValue(person.name);
  await page.getByLabel("Phone").fill("+880 1712-345678");
  await page.getByLabel("Full address").fill("House 7, Road 3\nMirpur 10, Dhaka");
  await page.getByRole("radio", { name: "Inside Dhaka" }).check({ force: true });
  await page.getByRole("radio", { name: "Cash On Delivery" }).check({ force: true });
  await acceptMessage(page, "Important Alert!", /১ কর্মদিবসের মধ্যে/);
}

async function placeOrder(page: Page, person: Person): Promise<void> {
  await page.getByRole("link", { name: "Checkout" }).click();
  await fillCheckout(page, person);
  await page.getByRole("button", { name: "Place Order" }).click();
  await answerQuestion(page, "Confirm Placing the order?", "Okay");
  await acceptMessage(page, "Order Placed");
  await expect(page).toHaveURL(/\/dashboard\/orders$/);
}

test(
  "a visitor becomes a customer, orders, and an admin confirms",
  { tag: ["@every-browser", "@whole-chromium"] },
  async ({ page, browser, watch }) => {
    const person = newPerson(`Karim ${test.info().project.name} ${Date.now()}`);

    await test.step("finds a product and is asked to sign in", async () => {
      await page.goto("/denimpants");
      await expect(page.getByRole("heading", { level: 1, name: "Denim Pants" })).toBeVisible();
      await page.getByRole("link", { name: `See Details: ${PRODUCT}` }).click();
      await expect(page.getByRole("heading", { level: 1, name: PRODUCT })).toBeVisible();
      await page.getByRole("textbox", { name: "Quantity" }).fill("২");
      await addFirstProduct(page);
      await answerSize(page);
      await acceptMessage(page, "Please login first");
      await expect(page).toHaveURL(/\/login\?from=%2Fdetails%2F/);
    });

    await test.step("registers, signs in and is back at the product", async () => {
      await page.getByRole("link", { name: "Register" }).click();
      await register(page, person);
      await logIn(page, person);
      await expect(page).toHaveURL(/\/details\//);
      expect(await page.evaluate(() => localStorage.getItem("access-token"))).toMatch(
        /^[\w-]+\.[\w-]+\.[\w-]+$/,
      );
    });

    await test.step("has what they chose in the cart, and puts more into it", async () => {
      await acceptMessage(page, `${PRODUCT} added to your cart`);
      await expect(page.getByRole("link", { name: "Check out now" })).toBeFocused();
      await page.getByRole("textbox", { name: "Quantity" }).fill("1");
      await page.getByRole("radio", { name: "34" }).check({ force: true });
      await addFirstProduct(page);
      await acceptMessage(page, `${PRODUCT} added to your cart`);
      await expect(page.getByRole("button", { name: /^Add to Cart \(/ })).toBeFocused();
      await page.getByRole("link", { name: "Your Cart and Other Info." }).click();
      await expect(page.getByRole("heading", { level: 1 })).toContainText(person.name);
      await page.getByRole("navigation", { name: "Dashboard" }).getByRole("link", { name: "Cart" }).click();
      await expect(page.getByText("Items 2 (3 pieces)")).toBeVisible();
      await expect(page.getByText("Total price BDT 7,800")).toBeVisible();
      const lines = page.getByRole("list", { name: "Items in your cart" }).getByRole("listitem");
      await expect(lines.first()).toContainText("34, Raw Indigo");
      await lines
        .first()
        .getByRole("button", { name: /^Remove/ })
        .click();
      await answerQuestion(page, "Are you sure?", "Cancel");
      await expect(lines).toHaveCount(2);
      await lines
        .first()
        .getByRole("button", { name: /^Remove/ })
        .click();
      await answerQuestion(page, "Are you sure?", "Okay");
      await acceptMessage(page, "Done", "Product removed from the cart");
      await expect(lines).toHaveCount(1);
    });

    await test.step("places the order", async () => {
      await placeOrder(page, person);
      const order = page.getByRole("list", { name: "Your orders" }).getByRole("article").first();
      await expect(order).toContainText("pending");
      await expect(order).toContainText("BDT 5,300");
      await expect(order.getByRole("button", { name: "Cancel Order" })).toBeVisible();
    });

    await test.step("an admin confirms it", async () => {
      const context = await browser.newContext(test.info().project.use);
      const desk = await context.newPage();
      watch(desk);
      await desk.goto("/dashboard/allOrders");
      await expect(desk).toHaveURL(/\/$/);
      await desk.getByRole("link", { name: "Login" }).click();
      await logIn(desk, demoAdmin());
      await expect(desk).toHaveURL(/\/dashboard\/allOrders$/);
      const order = desk.getByRole("article", { name: `Order of ${person.name}` });
      await expect(order).toContainText("01712345678");
      await expect(order).toContainText("House 7, Road 3");
      await order.getByRole("button", { name: "Confirm" }).click();
      await acceptMessage(desk, "Order marked as Confirmed");
      await expect(order.getByRole("button", { name: "Confirm" })).toBeDisabled();
      await expect(order.getByRole("button", { name: "Cancel" })).toBeDisabled();
      await expect(order.getByRole("button", { name: "Delete" })).toBeEnabled();
      await context.close();
    });

    await test.step("the customer sees it confirmed, and leaves", async () => {
      await page.reload();
      const order = page.getByRole("list", { name: "Your orders" }).getByRole("article").first();
      await expect(order).toContainText("Confirmed");
      await expect(order.getByRole("button", { name: "Cancel Order" })).toHaveCount(0);
      await page.getByRole("button", { name: "Logout" }).click();
      await acceptMessage(page, "Logout Successful");
      await expect(page).toHaveURL(/\/$/);
      await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem("access-token"))).toBeNull();
    });
  },
);
