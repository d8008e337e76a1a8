import type { Locator, Page } from "@playwright/test";
import { signInAs } from "../../support/api";
import { addProduct } from "../../support/catalogue";
import { demoAdmin, newPerson } from "../../support/people";
import { expect, test } from "../../support/test";
import { open } from "../../support/storefront";

const MAX_TABS = 60;

/** What somebody has who sees nothing and touches nothing: keys, and what is announced. */
function useKeys(page: Page) {
  const press = (key: string) => page.keyboard.press(key);
  const isFocused = (what: Locator) => what.evaluate((element) => element === document.activeElement);
  const reach = async (what: Locator) => {
    await expect(what).toBeVisible();
    for (let tabs = 0; tabs < MAX_TABS && !(await isFocused(what)); tabs += 1) await press("Tab");
    await expect(what).toBeFocused();
  };
  return {
    press,
    reach,
    follow: async (what: Locator) => {
      await reach(what);
      await press("Enter");
    },
    type: async (field: Locator, text: string) => {
      await reach(field);
      await page.keyboard.type(text);
    },
    /** A pop-up is announced by its title, and its button is at hand. */
    accept: async (title: string) => {
      const popUp = page.getByRole("dialog", { name: title });
      await expect(popUp).toBeVisible();
      await expect(popUp.getByRole("button", { name: "Okay" })).toBeFocused();
      await press("Enter");
      await expect(popUp).toBeHidden();
    },
    /** A page that comes in place of another says its name. */
    hear: async (text: string) => expect(page.getByRole("alert")).toContainText(text),
  };
}

test("a new shopper orders by keyboard alone, and hears where they are", async ({ page, playwright }) => {
  const person = newPerson();
  const cap = await addProduct(await signInAs(playwright, demoAdmin()), {
    sizes: "30, 32, 34",
    colors: "Navy",
  });
  const { press, reach, follow, type, accept, hear } = useKeys(page);
  const main = page.getByRole("main");
  await open(page, "/");
  await press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await press("Enter");
  await expect(main).toBeFocused();
  await follow(main.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: "Caps" }));
  await hear("Caps");
  await follow(page.getByRole("link", { name: `See Details: ${cap.name}` }));
  await hear(cap.name);

  await test.step("chooses a size, and is asked to sign in", async () => {
    await reach(page.getByRole("radio", { name: "30" }));
    await press("ArrowRight");
    await press("ArrowRight");
    await expect(page.getByRole("radio", { name: "34" })).toBeChecked();
    await follow(page.locator("form").getByRole("button", { name: "Add to Cart (34, Navy)" }));
    await accept("Please login first");
    await expect(page.getByRole("heading", { level: 1, name: "Login" })).toBeVisible();
  });

  await test.step("registers and signs in", async () => {
    await follow(main.getByRole("link", { name: "Register" }));
    await type(page.getByLabel("Full name"), person.name);
    await type(page.getByLabel("Email"), person.email);
    await type(page.getByRole("textbox", { name: "Password" }), person.password);
    await press("Enter");
    await accept("Registration Successful.");
    await expect(page.getByRole("heading", { level: 1, name: "Login" })).toBeVisible();
    await expect(page.getByLabel("Email")).toHaveValue(person.email);
    await expect(main.getByRole("button", { name: "Login" })).toBeFocused();
    await press("Enter");
    await accept("Login Successful");
  });

  await test.step("has the choice in the cart, and checks out", async () => {
    await accept(`${cap.name} added to your cart`);
    await expect(page.getByRole("link", { name: "Check out now" })).toBeFocused();
    await press("Enter");
    await expect(page.getByLabel("Name")).toHaveValue(person.name);
    await type(page.getByLabel("Phone"), "01712345678");
    await type(page.getByLabel("Full address"), "House 7, Road 3, Mirpur 10, Dhaka");
    await reach(page.getByRole("radio", { name: "Inside Dhaka" }));
    await press("Space");
    await reach(page.getByRole("radio", { name: "Cash On Delivery" }));
    await press("Space");
    await accept("Important Alert!");
    await follow(page.getByRole("button", { name: "Place Order" }));
    await accept("Confirm Placing the order?");
    await accept("Order Placed");
    await expect(page).toHaveURL(/\/dashboard\/orders$/);
  });
});
