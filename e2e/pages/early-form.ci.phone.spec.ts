import { expect, type Page, test } from "@playwright/test";
import { newVisitor, signInAs } from "../support/api";
import { fillLogin, newShopper, openForm, pressLogin } from "../support/account";
import { addProduct } from "../support/catalogue";
import { expectHeld, holdScripts, type Moment, openEarly, watchCalls } from "../support/held-scripts";
import { demoAdmin, newPerson, type Person } from "../support/people";
import { acceptMessage } from "../support/pop-ups";
import { becomeCustomer } from "../support/storefront";

test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

const MOMENTS: Moment[] = ["before", "between"];

interface EarlyForm {
  path: string;
  /** Stand in the form's own script. */
  words: string;
  fill: () => Promise<void>;
  press: () => Promise<void>;
  /** What the server must have got, once. */
  sent: { path: string; body: unknown };
}

/** Fills the form in while its scripts are on their way and presses, at last or then; returns when the server has it. */
async function tryForm(page: Page, form: EarlyForm, pressed: Moment | "after"): Promise<void> {
  const moment = pressed === "after" ? "before" : pressed;
  const { release } = await holdScripts(page, moment, form.words);
  const calls = watchCalls(page);
  await openEarly(page, form.path, moment);
  await form.fill();
  if (pressed === "after") {
    release();
    await page.waitForFunction(() =>
      Object.keys(document.querySelector("main form") ?? {}).some((key) => key.startsWith("__reactProps$")),
    );
    await form.press();
  } else {
    await form.press();
    await form.press();
    await expectHeld(page);
    expect(calls).toEqual([]);
    release();
  }
  // Whoever has signed in has the wishlist of their account.
  const sent = () => calls.map(({ path }) => path).filter((path) => path !== "/api/wishlist");
  await expect.poll(sent).toEqual([form.sent.path]);
  const [call] = calls;
  if (call && "body" in call) expect(call).toEqual(form.sent);
}

for (const pressed of [...MOMENTS, "after"] as const) {
  test(
    `the cart gets the size and quantity on the screen, pressed ${pressed} the scripts`,
    { tag: "@every-browser" },
    async ({ page, playwright }) => {
      const admin = await signInAs(playwright, demoAdmin());
      const { _id, name } = await addProduct(admin, { sizes: "28, 30, 32", colors: "Black, Navy" });
      const customer = await becomeCustomer(page, playwright);
      const choice = { productId: _id, size: "32", color: "Navy", quantity: 3 };
      await tryForm(
        page,
        {
          path: `/details/${_id}`,
          words: "Add to Cart",
          fill: async () => {
            await page.getByText("32", { exact: true }).click();
            await page.getByText("Navy", { exact: true }).click();
            await page.getByLabel("Quantity").fill("3");
          },
          press: () => page.getByRole("button", { name: /^Add to Cart/ }).click(),
          sent: { path: "/api/cart", body: choice },
        },
        pressed,
      );
      await acceptMessage(page, new RegExp(name));
      await expect(page.getByRole("button", { name: "Add to Cart (32, Navy)" }).first()).toBeEnabled();
      const lines = (await customer.call("GET", "/cart")).body;
      expect(lines).toEqual([expect.objectContaining({ size: "32", color: "Navy", quantity: 3 })]);
    },
  );

  test(
    `whoever fills in the login early is signed in, pressed ${pressed} the scripts`,
    { tag: "@every-browser" },
    async ({ page, playwright }) => {
      const person = await newShopper(playwright);
      await tryForm(page, { ...login(page, person), fill: () => fillLogin(page, person) }, pressed);
      await acceptMessage(page, "Login Successful");
      await expect(page).toHaveURL("/about");
    },
  );

  test(`an early registration is made, pressed ${pressed} the scripts`, async ({ page, playwright }) => {
    const person = newPerson();
    await tryForm(
      page,
      {
        path: "/register",
        words: "Creating your account",
        fill: async () => {
          await page.getByLabel("Full name").fill(person.name);
          await fillLogin(page, person);
        },
        press: () => page.getByRole("button", { name: "Register" }).click(),
        sent: { path: "/api/users", body: person },
      },
      pressed,
    );
    await acceptMessage(page, "Registration Successful.");
    await signInAs(playwright, person);
  });

  test(`an early new password reaches the shop with its token, pressed ${pressed} the scripts`, async ({
    page,
  }) => {
    const password = "Dorji20267";
    const token = "a".repeat(43);
    await tryForm(
      page,
      {
        path: `/reset#${token}`,
        words: "Set new password",
        fill: () => page.getByRole("textbox", { name: "Password" }).fill(password),
        press: () => page.getByRole("button", { name: "Set new password" }).click(),
        sent: { path: "/api/passwordResets/confirm", body: { token, password } },
      },
      pressed,
    );
  });
}

test("a sign-in whose form token is overtaken by another call's is sent again", async ({
  page,
  playwright,
}) => {
  const person = await newShopper(playwright);
  const other = await newVisitor(playwright);
  await other.context.get("/api/auth/csrf");
  await page.route("**/api/auth/csrf", async (route) => {
    const response = await route.fetch();
    // As when the answer to the question who is signed in comes a moment after this one.
    await page.context().addCookies((await other.context.storageState()).cookies);
    await route.fulfill({ response });
    await page.unroute("**/api/auth/csrf");
  });
  await openForm(page, "/login");
  await fillLogin(page, person);
  await pressLogin(page);
  await acceptMessage(page, "Login Successful");
});

const login = (page: Page, { email, password }: Person) => ({
  path: "/login?from=%2Fabout",
  words: "Please enter your email address.",
  press: () => page.getByRole("main").getByRole("button", { name: "Login" }).click(),
  sent: {
    path: "/api/auth/callback/credentials",
    body: { email, password, csrfToken: expect.any(String), json: "true" },
  },
});
