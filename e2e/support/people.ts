import { randomBytes } from "node:crypto";
import type { Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { acceptMessage } from "./pop-ups";

export interface Person {
  name: string;
  email: string;
  password: string;
}

/** Somebody who is not registered yet. */
export function newPerson(name = "Karim Uddin"): Person {
  const id = randomBytes(6).toString("hex");
  return { name, email: `${id}@customers.example`, password: `Dorji${id}7` };
}

/** The admin of the demo, whose password the launcher made. */
export function demoAdmin(password = process.env.DEMO_ADMIN_PASSWORD): Person {
  if (!password) throw new Error("DEMO_ADMIN_PASSWORD is not set.");
  return { name: "Nusrat Jahan", email: "admin@tejgaon.example", password };
}

/** Registers on the register page; ends on the login page. */
export async function register(page: Page, person: Person): Promise<void> {
  await page.getByLabel("Full name").fill(person.name);
  await page.getByLabel("Email").fill(person.email);
  await page.getByRole("textbox", { name: "Password" }).fill(person.password);
  await page.getByRole("button", { name: "Register" }).click();
  await acceptMessage(page, "Registration Successful.");
  await expect(page).toHaveURL(/\/login/);
}

/** Signs in on the login page; ends on the page that this returns to. */
export async function logIn(page: Page, person: Person): Promise<void> {
  await page.getByLabel("Email").fill(person.email);
  await page.getByRole("textbox", { name: "Password" }).fill(person.password);
  await page.getByRole("main").getByRole("button", { name: "Login" }).click();
  await acceptMessage(page, "Login Successful");
  await expect(page).not.toHaveURL(/\/login/);
}
