import { expect, test } from "@playwright/test";
import { newShopper, openForm, readToken, waitForForm } from "../../support/account";
import { findUser } from "../../support/auth-database";
import { logIn, newPerson, register } from "../../support/people";
import { acceptMessage } from "../../support/pop-ups";

const WEAK = "Password must be at least 8 characters long and include both letters and numbers";

test("a weak password is told in the contract's words, and nobody is registered", async ({ page }) => {
  const person = newPerson();
  await openForm(page, "/register");
  await page.getByLabel("Full name").fill(person.name);
  await page.getByLabel("Email").fill(person.email);
  for (const password of [
    "Short1x",
    "onlyletters",
    "1234567890",
    "Sign2026!",
    "Blank 2026",
    "বাংলা২০২৬ab1",
  ]) {
    await page.getByRole("textbox", { name: "Password" }).fill(password);
    await page.getByRole("button", { name: "Register" }).click();
    await expect(page.getByRole("dialog").getByText(WEAK, { exact: true })).toBeVisible();
    await acceptMessage(page, "Sorry :(");
    await expect(page).toHaveURL("/register");
  }
  expect(await findUser(person.email)).toBeNull();
});

test("a password that keeps the rule and is known to everybody is told so beside its field @ci", async ({
  page,
}) => {
  const person = newPerson();
  await openForm(page, "/register");
  await page.getByLabel("Full name").fill(person.name);
  await page.getByLabel("Email").fill(person.email);
  const password = page.getByRole("textbox", { name: "Password" });
  await password.fill("password123");
  await page.getByRole("button", { name: "Register" }).click();
  await expect(password).toHaveAccessibleDescription(/one of the first that strangers try/);
  await expect(page.getByRole("dialog")).toBeHidden();
  expect(await findUser(person.email)).toBeNull();
});

test("what a browser has suggested becomes a good password at one press @ci", async ({ page }) => {
  await openForm(page, "/register");
  const password = page.getByRole("textbox", { name: "Password" });
  await password.fill("hofxu5-wekbev-kyRgas");
  await page.getByRole("button", { name: "Register" }).click();
  await acceptMessage(page, "Sorry :(");
  await expect(password).toHaveAccessibleDescription(/ Remove -: letters and digits only\.$/);
  await page.getByRole("button", { name: "Remove - from it" }).click();
  await expect(password).toHaveValue("hofxu5wekbevkyRgas");
  await expect(password).toBeFocused();
  await expect(password).toHaveAttribute("aria-invalid", "false");
  await password.fill("ab#");
  await page.getByRole("button", { name: "Register" }).click();
  await acceptMessage(page, "Sorry :(");
  await expect(password).toHaveAccessibleDescription(
    / Remove #: letters and digits only\. Add 6 more letters or digits\. It needs a digit\.$/,
  );
  await expect(page.getByRole("button", { name: /from it$/ })).toHaveCount(0);
});

test("empty fields are told inline, beside each @ci", async ({ page }) => {
  await openForm(page, "/register");
  await page.getByRole("button", { name: "Register" }).click();
  await expect(page.getByLabel("Full name")).toHaveAccessibleDescription("Please enter a name.");
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Please enter a valid email address.");
  await expect(page.getByRole("textbox", { name: "Password" })).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("the password can be shown and hidden, and the fields say what they are @ci", async ({ page }) => {
  await openForm(page, "/register");
  const password = page.getByRole("textbox", { name: "Password" });
  await password.fill("Dorji2026");
  await expect(password).toHaveAttribute("type", "password");
  await expect(password).toHaveAccessibleDescription(
    "At least 8 letters and digits, with at least one of each and no other characters.",
  );
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await expect(password).toHaveValue("Dorji2026");
  // While it is plain text, nothing may spell-check it, which can mean sending it away.
  await expect(password).toHaveAttribute("spellcheck", "false");
  await expect(password).toHaveAttribute("autocapitalize", "none");
  await page.getByRole("button", { name: "Hide password" }).click();
  await expect(password).toHaveAttribute("type", "password");
  await expect(password).toHaveAttribute("autocomplete", "new-password");
  await expect(page.getByLabel("Full name")).toHaveAttribute("autocomplete", "name");
  await expect(page.getByLabel("Email")).toHaveAttribute("autocomplete", /^(username|email)$/);
  await expect(page.getByLabel("Email")).toHaveAttribute("type", "email");
});

test("a known e-mail is 'Invalid Information', and the account stays as it is", async ({
  page,
  playwright,
}) => {
  const person = await newShopper(playwright);
  const before = await findUser(person.email);
  await openForm(page, "/register");
  await page.getByLabel("Full name").fill("Mallory");
  await page.getByLabel("Email").fill(person.email.toUpperCase());
  await page.getByRole("textbox", { name: "Password" }).fill("Mallory2026");
  await page.getByRole("button", { name: "Register" }).click();
  await acceptMessage(page, "Invalid Information");
  await expect(page).toHaveURL("/register");
  expect(await findUser(person.email)).toEqual(before);
});

test("registers, is signed out, signs in, and is where it began; the way there is not in the history", async ({
  page,
}) => {
  const person = newPerson("করিম উদ্দিন");
  await page.goto("/about");
  await page.goto("/dashboard/orders?from=shop");
  await expect(page).toHaveURL(/\/login\?from=/);
  await waitForForm(page);
  await page.getByRole("main").getByRole("link", { name: "Register" }).click();
  await expect(page).toHaveURL(/\/register\?from=/);
  // There and back again does not lose it, nor what was typed.
  await page.getByLabel("Email").fill(person.email);
  await page.getByRole("main").getByRole("link", { name: "Login" }).click();
  await expect(page).toHaveURL(/\/login\?from=/);
  await expect(page.getByLabel("Email")).toHaveValue(person.email);
  await page.getByRole("main").getByRole("link", { name: "Register" }).click();
  await expect(page.getByLabel("Email")).toHaveValue(person.email);
  await register(page, person);
  await expect(page.getByLabel("Email")).toHaveValue(person.email);
  expect(page.url()).not.toContain(encodeURIComponent(person.email));
  expect(await readToken(page)).toBeNull();
  expect(await page.evaluate(async () => (await fetch("/api/auth/session")).json())).toEqual({});
  await logIn(page, person);
  await expect(page).toHaveURL("/dashboard/orders?from=shop");
  await page.goBack();
  await expect(page).not.toHaveURL(/\/login\?from=.*$/);
});
