import { expect, type Page, test } from "@playwright/test";
import { bangla } from "../../../lib/words/bn/bangla";
import { newShopper, readToken, waitForForm } from "../../support/account";
import { findUser } from "../../support/auth-database";
import { inBangla } from "../../support/bangla";
import { linkOf, waitForMail } from "../../support/mail";
import { newPerson, type Person } from "../../support/people";
import { acceptWords, declineWords } from "../../support/pop-ups";

// The contract's sign-in as the pages in English have it (e2e/pages/account), in one way through each page: where it leads,
// what is asked, and with how many buttons. A browser complains of every 401 in its console, so nobody watches it.

const { account } = bangla;
const { fields, login, popUps, titles } = account;

const openForm = async (page: Page, path: string) => {
  await page.goto(inBangla(path));
  await waitForForm(page);
};
const button = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true });
const emailOf = (page: Page) => page.getByLabel(fields.email);
const passwordOf = (page: Page) => page.getByRole("textbox", { name: fields.password });

async function logIn(page: Page, { email, password }: Person): Promise<void> {
  await emailOf(page).fill(email);
  await passwordOf(page).fill(password);
  await button(page, login.button).click();
}

test("a visitor who wanted a page registers, signs in, is there, and logs out", async ({
  page,
  playwright,
}) => {
  const [known, person] = [await newShopper(playwright), newPerson("করিম উদ্দিন")];
  const wanted = inBangla("/dashboard/orders?from=shop");
  await page.goto(wanted);
  await expect(page).toHaveURL(`/bn/login?from=${encodeURIComponent(wanted)}`);
  await waitForForm(page);
  await page.getByRole("main").getByRole("link", { name: titles.register }).click();
  await expect(page).toHaveURL(/\/bn\/register\?from=/);

  const register = button(page, titles.register);
  await register.click();
  await expect(emailOf(page)).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.getByLabel(fields.name).fill(person.name);
  await emailOf(page).fill(person.email);
  await passwordOf(page).fill("onlyletters");
  await register.click();
  await acceptWords(page, popUps.weakPassword(""));
  await emailOf(page).fill(known.email);
  await passwordOf(page).fill(person.password);
  await register.click();
  await acceptWords(page, popUps.registrationFailed);
  await expect(page).toHaveURL(/\/bn\/register/);
  expect(await findUser(person.email)).toBeNull();
  await emailOf(page).fill(person.email);
  await register.click();
  await acceptWords(page, popUps.registered);
  await expect(page).toHaveURL(`/bn/login?from=${encodeURIComponent(wanted)}`);
  expect(await readToken(page)).toBeNull();

  await logIn(page, { ...person, password: "Wrong2026pass" });
  await acceptWords(page, popUps.loginFailed);
  await expect(emailOf(page)).toHaveValue(person.email);
  expect(await readToken(page)).toBeNull();
  await logIn(page, person);
  await acceptWords(page, popUps.loggedIn);
  await expect(page).toHaveURL(wanted);
  await page.goBack();
  await expect(page).not.toHaveURL(/\/login\?from=/);

  await page.goto(inBangla("/dashboard/profile"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(account.profile.hello(person.name));
  await expect(page.getByText(account.profile.more)).toBeVisible();
  const menu = page.getByRole("navigation", { name: account.menu.label });
  const { home, profile, cart, orders, wishlist, logout } = account.menu;
  await expect(menu.getByRole("link")).toHaveText([home, profile, cart, orders, wishlist]);
  await menu.getByRole("button", { name: logout }).click();
  await acceptWords(page, popUps.loggedOut);
  await expect(page).toHaveURL("/bn");
  expect(await readToken(page)).toBeNull();
});

test("a forgotten password is asked for, mailed, and set anew", async ({ page, playwright }) => {
  const person = await newShopper(playwright);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/passwordResets")) asked.push(request.url());
  });
  await openForm(page, "/login");
  await emailOf(page).fill(person.email);
  const popUp = page.getByRole("dialog");
  const ask = () => button(page, login.forgotten).click();
  await ask();
  await declineWords(page, popUps.resetEmail);
  await ask();
  await expect(popUp.getByRole("textbox", { name: popUps.resetEmail.label })).toHaveAttribute(
    "type",
    "email",
  );
  await page.keyboard.press("Escape");
  await expect(popUp).toBeHidden();
  expect(asked).toEqual([]);
  await ask();
  await acceptWords(page, popUps.resetEmail);
  await acceptWords(page, popUps.resetSent);

  const { hash } = linkOf(await waitForMail(person.email));
  await openForm(page, `/reset${hash}`);
  const set = async (password: string) => {
    await passwordOf(page).fill(password);
    await button(page, account.reset.set).click();
  };
  await set("short1");
  await acceptWords(page, popUps.weakPassword(""));
  await set("Notun2026pass");
  await expect(page.getByRole("status").filter({ hasText: account.reset.done })).toBeVisible();
  await expect(page, "the token has left the address").toHaveURL("/bn/reset");
  await page.getByRole("main").getByRole("link", { name: titles.login }).click();
  await expect(page).toHaveURL("/bn/login");
  await waitForForm(page);
  await logIn(page, person);
  await acceptWords(page, popUps.loginFailed);
  await logIn(page, { ...person, password: "Notun2026pass" });
  await acceptWords(page, popUps.loggedIn);
  await expect(page).toHaveURL("/bn");

  await openForm(page, `/reset${hash}`);
  await set("Again2026pass");
  await expect(page.getByRole("alert").filter({ hasText: account.link.useless("") })).toBeVisible();
});

test("a call that is refused logs out and leads to the sign-in", async ({ page, playwright }) => {
  const person = await newShopper(playwright);
  await openForm(page, `/login?from=${encodeURIComponent(inBangla("/dashboard/profile"))}`);
  await logIn(page, person);
  await acceptWords(page, popUps.loggedIn);
  await expect(page).toHaveURL("/bn/dashboard/profile");
  await page.route(/\/api\/cart(\?|$)/, (route) =>
    route.fulfill({ status: 403, json: { error: { code: "FORBIDDEN", message: "No.", requestId: "x" } } }),
  );
  await page
    .getByRole("navigation", { name: account.menu.label })
    .getByRole("link", { name: account.menu.cart })
    .click();
  await expect(page).toHaveURL(`/bn/login?from=${encodeURIComponent("/bn/dashboard/cart")}`);
  await expect(button(page, login.button)).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
  expect(await readToken(page)).toBeNull();
});
