import { expect, test } from "@playwright/test";
import { newShopper, openForm, waitForForm } from "../../support/account";
import { linkOf, waitForMail } from "../../support/mail";
import { logIn } from "../../support/people";

test("the mailed link proves the e-mail of who is logged in, and asks everybody else to log in first", async ({
  page,
  playwright,
  browser,
}) => {
  const person = await newShopper(playwright);
  await openForm(page, "/login?from=/dashboard/profile");
  await logIn(page, person);
  await expect(page.getByRole("heading", { name: "Your email is not confirmed yet" })).toBeVisible();
  await page.getByRole("button", { name: "Send me a link" }).click();
  await expect(page.getByRole("status").filter({ hasText: `sent a link to ${person.email}` })).toBeVisible();
  const link = linkOf(await waitForMail(person.email)).href;

  // The mail is opened on another device, where nobody is logged in.
  const device = await (await browser.newContext(test.info().project.use)).newPage();
  await device.goto(link);
  await waitForForm(device);
  await device.getByRole("button", { name: "Confirm this email" }).click();
  await expect(device.getByText("Please log in to the account")).toBeVisible();
  await device.getByRole("main").getByRole("link", { name: "Login" }).click();
  await waitForForm(device);
  await logIn(device, person);
  await device.getByRole("button", { name: "Confirm this email" }).click();
  await expect(device.getByText("Your email is confirmed.")).toBeVisible();
  await device.getByRole("link", { name: "Go to your profile" }).click();
  await expect(device.getByRole("heading", { level: 1 })).toHaveText(`Hello, ${person.name}`);
  await expect(device.getByRole("heading", { name: "Your email is not confirmed yet" })).toBeHidden();
});
