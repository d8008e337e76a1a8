import type { Locator, Page } from "@playwright/test";
import { newPerson } from "../../support/people";
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
      await expect(popUp).toBeHidden();
    },
    taps: () => taps,
  };
}

test("a new shopper's first order takes 25 taps, the contract's seven pop-ups among them", async ({
  page,
}) => {
  const person = newPerson();
  const { tap, type, accept, taps } = countTaps(page);
  const add = page.locator("form").getByRole("button", { name: /^Add to Cart \(/ });
  const label = (name: string) => page.locator("label").filter({ has: page.getByRole("radio", { name }) });
  await open(page, "/");
  await tap(
    page.getByRole("navigation", { name: "Categories", exact: true }).getByRole("link", { name: "Denim" }),
  );
  await tap(page.getByRole("link", { name: `See Details: ${JEAN}` }));
  await tap(label("34"));
  await tap(add);
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
  await type(page.getByLabel("Email"), person.email);
  await type(page.getByRole("textbox", { name: "Password" }), person.password);
  await tap(login);
  await accept("Login Successful");

  await test.step("is back with the choice made and the button at hand", async () => {
    await expect(page.getByRole("radio", { name: "34" })).toBeChecked();
    await expect(add).toBeFocused();
    await expect(add).toBeInViewport({ ratio: 1 });
  });
  await tap(add);
  await accept(`${JEAN} added to your cart`);
  await expect(page.getByRole("link", { name: "See your cart" })).toHaveAttribute("href", "/dashboard/cart");
  await tap(page.getByRole("link", { name: "check out now" }));
  await expect(page.getByLabel("Name")).toHaveValue(person.name);
  await type(page.getByLabel("Phone"), "01712345678");
  await type(page.getByLabel("Full address"), "House 7, Road 3, Mirpur 10, Dhaka");
  await tap(label("Inside Dhaka"));
  await tap(label("Cash On Delivery"));
  await accept("Important Alert!");
  await tap(page.getByRole("button", { name: "Place Order" }));
  await accept("Confirm Placing the order?");
  await accept("Order Placed");
  await expect(page).toHaveURL(/\/dashboard\/orders$/);
  expect(taps()).toBe(25);
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
