import type { Locator, Page } from "@playwright/test";
import { signInAs } from "../../support/api";
import { addProduct } from "../../support/catalogue";
import { demoAdmin, newPerson } from "../../support/people";
import { expect, test } from "../../support/test";
import { JEAN, open } from "../../support/storefront";

/** Presses as a thumb does, and counts. */
function countTaps(page: Page) {
  let taps = 0;
  const tap = async (what: Locator) => {
    await what.tap();
    taps += 1;
  };
  return {
    tap,
    /** One tap into the field, unless it is filled in already. */
    type: async (field: Locator, text: string) => {
      if ((await field.inputValue()) === text) return;
      await tap(field);
      await field.fill(text);
    },
    accept: async (title: string) => {
      const popUp = page.getByRole("dialog");
      await expect(popUp.getByRole("heading", { name: title })).toBeVisible();
      await tap(popUp.getByRole("button", { name: "Okay" }));
      // Another may follow at once.
      await expect(popUp.getByRole("heading", { name: title })).toBeHidden();
    },
    taps: () => taps,
  };
}

const label = (page: Page, name: string | RegExp) =>
  page.locator("label").filter({ has: page.getByRole("radio", { name }) });

/** A newcomer on a product's page orders it; returns the taps. */
async function orderFirst(
  page: Page,
  { tap, type, accept, taps }: ReturnType<typeof countTaps>,
  size: string | RegExp,
) {
  const person = newPerson();
  const name = await page.getByRole("heading", { level: 1 }).innerText();
  await tap(label(page, size));
  await tap(page.locator("form").getByRole("button", { name: /^Add to Cart \(/ }));
  await accept("Please login first");
  await expect(page).toHaveURL(/\/login/);
  const offers = page.getByRole("main");
  const [login, register] = [
    offers.getByRole("button", { name: "Login" }),
    offers.getByRole("link", { name: "Register" }),
  ];
  const widthOf = async (what: Locator) => (await what.boundingBox())?.width;
  expect(await widthOf(register)).toBe(await widthOf(login));
  await tap(register);
  await type(page.getByLabel("Full name"), person.name);
  await type(page.getByLabel("Email"), person.email);
  await type(page.getByRole("textbox", { name: "Password" }), person.password);
  await tap(page.getByRole("button", { name: "Register" }));
  await accept("Registration Successful.");
  await expect(page).toHaveURL(/\/login/);

  await test.step("finds the login filled in, and its button at hand", async () => {
    await expect(page.getByLabel("Email")).toHaveValue(person.email);
    await expect(page.getByRole("textbox", { name: "Password" })).toHaveValue(person.password);
    await expect(login).toBeFocused();
    await expect(login).toHaveAccessibleDescription("We have filled in what you registered with.");
  });
  await tap(login);
  await accept("Login Successful");

  await test.step("is told that the choice is in the cart, and has the next step at hand", async () => {
    await accept(`${name} added to your cart`);
    const next = page.getByRole("link", { name: "Check out now" });
    await expect(next).toBeFocused();
    await expect(next).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("link", { name: "See your cart" })).toHaveAttribute(
      "href",
      "/dashboard/cart",
    );
    await tap(next);
  });
  await expect(page.getByLabel("Name")).toHaveValue(person.name);
  await type(page.getByLabel("Phone"), "01712345678");
  await type(page.getByLabel("Full address"), "House 7, Road 3, Mirpur 10, Dhaka");
  await tap(label(page, "Inside Dhaka"));
  await tap(label(page, "Cash On Delivery"));
  await accept("Important Alert!");
  await tap(page.getByRole("button", { name: "Place Order" }));
  await accept("Confirm Placing the order?");
  await accept("Order Placed");
  await expect(page).toHaveURL(/\/dashboard\/orders$/);
  return taps();
}

/**
 * The fewest that the contract leaves: its seven pop-ups, its seven required fields, the five buttons and links from one of
 * its screens to the next (Add to Cart, Register, Register, Login, Place Order), the product, its size, and the checkout.
 */
const FEWEST_TAPS = 7 + 7 + 5 + 3;

test("a first order of a new arrival takes 22 taps, the contract's seven pop-ups among them", async ({
  page,
  playwright,
}) => {
  const { name } = await addProduct(await signInAs(playwright, demoAdmin()));
  const counted = countTaps(page);
  await open(page, "/");
  await counted.tap(page.getByRole("main").getByRole("link", { name: `See Details: ${name}` }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  expect(await orderFirst(page, counted, /^S$/)).toBe(FEWEST_TAPS);
});

test("a first order through a category takes one tap more", async ({ page }) => {
  const counted = countTaps(page);
  await open(page, "/");
  await counted.tap(
    page.getByRole("navigation", { name: "Categories", exact: true }).getByRole("link", { name: "Denim" }),
  );
  await counted.tap(page.getByRole("link", { name: `See Details: ${JEAN}` }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(JEAN);
  expect(await orderFirst(page, counted, "34")).toBe(FEWEST_TAPS + 1);
});

test("asks for each answer with its own keyboard, and lets the browser fill it in", async ({ page }) => {
  const attributesOf = async (field: Locator) => [
    await field.getAttribute("type"),
    await field.getAttribute("autocomplete"),
  ];
  await open(page, "/login");
  expect(await attributesOf(page.getByLabel("Email"))).toEqual(["email", "username"]);
  expect(await attributesOf(page.getByRole("textbox", { name: "Password" }))).toEqual([
    "password",
    "current-password",
  ]);
  await open(page, "/register");
  expect(await attributesOf(page.getByLabel("Email"))).toEqual(["email", "username"]);
  expect(await attributesOf(page.getByRole("textbox", { name: "Password" }))).toEqual([
    "password",
    "new-password",
  ]);
  await expect(page.getByLabel("Full name")).toHaveAttribute("autocomplete", "name");
});
