import { expect, test } from "@playwright/test";
import { fillLogin, newShopper, openForm, pressLogin, logOut, readToken } from "../../support/account";
import { findUser, requireUser, verifyEmail } from "../../support/auth-database";
import { continueWithGoogle, newSocialAccount } from "../../support/openid";
import { logIn } from "../../support/people";
import { acceptMessage } from "../../support/pop-ups";

test("a new social account is a customer of that name, back where they came from", async ({ page }) => {
  const account = newSocialAccount({ name: "সালমা <b>Begum</b>" });
  await openForm(page, "/login?from=%2Fdashboard%2Fprofile");
  await continueWithGoogle(page, account);
  await acceptMessage(page, "Login Successful");
  await expect(page).toHaveURL("/dashboard/profile");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Hello, ${account.name}`);
  expect(await readToken(page)).toBeTruthy();
  expect(await requireUser(account.email)).toMatchObject({ role: "customer", isEmailVerified: true });
  expect(await requireUser(account.email)).not.toHaveProperty("passwordHash");
  await page.getByRole("navigation", { name: "Dashboard" }).getByRole("link", { name: "Cart" }).click();
  await expect(page.getByText("Your cart is empty")).toBeVisible();
});

test("the register page offers it too, and signs the same account in again @ci", async ({ page }) => {
  const account = newSocialAccount();
  await openForm(page, "/register");
  await continueWithGoogle(page, account);
  await acceptMessage(page, "Login Successful");
  await expect(page).toHaveURL("/");
  const { _id } = await requireUser(account.email);
  await page.goto("/dashboard/profile");
  await logOut(page);
  await expect(page).toHaveURL("/");
  await openForm(page, "/login");
  await continueWithGoogle(page, account);
  await acceptMessage(page, "Login Successful");
  await expect.poll(() => page.url()).not.toContain("/login");
  expect((await requireUser(account.email))._id).toEqual(_id);
});

test("a verified account opens to the social sign-in and keeps its password", async ({
  page,
  playwright,
}) => {
  const person = await newShopper(playwright);
  await verifyEmail(person.email);
  await openForm(page, "/login?from=/dashboard/profile");
  await continueWithGoogle(page, newSocialAccount({ email: person.email, name: "Another Name" }));
  await acceptMessage(page, "Login Successful");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Hello, ${person.name}`);
  await logOut(page);
  await openForm(page, "/login");
  await logIn(page, person);
});

test("an unverified account opens to the social sign-in and loses the password that nobody proved", async ({
  page,
  playwright,
}) => {
  const person = await newShopper(playwright);
  await openForm(page, "/login");
  await continueWithGoogle(page, newSocialAccount({ email: person.email }));
  await acceptMessage(page, "Login Successful");
  await expect(page).toHaveURL("/");
  await page.goto("/dashboard/profile");
  await logOut(page);
  await openForm(page, "/login");
  await fillLogin(page, person);
  await pressLogin(page);
  await acceptMessage(page, "Wrong Email or Password!");
});

for (const [what, refuse] of [
  ["an unverified e-mail", true],
  ["a refusal at the provider", false],
] as const) {
  test(`${what} is only logged: no pop-up, nobody signed in, and the address is the one before`, async ({
    page,
  }) => {
    const account = newSocialAccount({ isVerified: false });
    await openForm(page, "/login?from=%2Fabout");
    if (refuse) await continueWithGoogle(page, account);
    else {
      await page.getByRole("button", { name: "Continue with Google" }).click();
      await page.getByRole("button", { name: "Deny" }).click();
    }
    await expect(page).toHaveURL("/login?from=%2Fabout");
    await expect(page.getByRole("button", { name: "Continue with Google" })).toBeEnabled();
    await expect(page.getByRole("dialog")).toBeHidden();
    expect(await readToken(page)).toBeNull();
    expect(await findUser(account.email)).toBeNull();
    expect(await page.evaluate(async () => (await fetch("/api/auth/session")).json())).toEqual({});
  });
}

test("coming back without a session, as anybody can write that address, is only logged", async ({ page }) => {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(`${message.type()} ${message.text()}`));
  await page.goto("/login?social=1&from=/dashboard/cart");
  await expect.poll(() => logged.join("\n")).toContain("The social sign-in did not succeed.");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page).toHaveURL("/login?from=%2Fdashboard%2Fcart");
});

for (const [what, path] of [
  ["answers that it cannot", "**/api/auth/signin/google"],
  ["is not reached", "**/api/auth/csrf"],
] as const) {
  test(`a start of the social sign-in that the shop ${what} leaves the page, its address and what is typed`, async ({
    page,
  }) => {
    await openForm(page, "/login?from=%2Fabout");
    await page.getByLabel("Email").fill("rahim@customers.example");
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.type()));
    await page.route(path, (route) =>
      path.endsWith("csrf")
        ? route.abort()
        : route.fulfill({ json: { url: `${new URL(page.url()).origin}/login?error=OAuthSignin` } }),
    );
    const button = page.getByRole("button", { name: "Continue with Google" });
    await button.click();
    await expect.poll(() => logged).toContain("error");
    await expect(button).toBeEnabled();
    await expect(page).toHaveURL("/login?from=%2Fabout");
    await expect(page.getByLabel("Email")).toHaveValue("rahim@customers.example");
    await expect(page.getByRole("dialog")).toBeHidden();
  });
}
