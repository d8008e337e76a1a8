import { expect, type Page } from "@playwright/test";
import { newVisitor } from "./api";
import { newPerson, type Person } from "./people";
import { acceptMessage } from "./pop-ups";

type Playwright = Parameters<typeof newVisitor>[0];

/** Somebody who is registered, over HTTP. */
export async function newShopper(playwright: Playwright, name?: string): Promise<Person> {
  const person = newPerson(name);
  const visitor = await newVisitor(playwright);
  expect((await visitor.call("POST", "/users", person)).status).toBe(200);
  return person;
}

export async function fillLogin(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByRole("textbox", { name: "Password" }).fill(password);
}

export const pressLogin = (page: Page): Promise<void> =>
  page.getByRole("main").getByRole("button", { name: "Login" }).click();

/** Resolves when the form that the server sent answers to React; before that it can only be posted. */
export async function openForm(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForForm(page);
}

export const waitForForm = (page: Page): Promise<void> => waitUntilAlive(page, "main form");

async function waitUntilAlive(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((wanted) => {
    const element = document.querySelector(wanted);
    return element !== null && Object.keys(element).some((key) => key.startsWith("__reactProps$"));
  }, selector);
}

/** Logs out from the dashboard; ends at home. */
export async function logOut(page: Page): Promise<void> {
  await waitUntilAlive(page, "nav[aria-label=Dashboard] button");
  await page.getByRole("button", { name: "Logout" }).click();
  await acceptMessage(page, "Logout Successful");
  await expect(page).toHaveURL("/");
}

export const readToken = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem("access-token"));

/** Everything that a page shows of somebody is gone. */
export async function expectNothingPrivate(page: Page, { name, email }: Person): Promise<void> {
  const html = await page.content();
  expect(html).not.toContain(name);
  expect(html).not.toContain(email);
}
