import { expect, type Page, test } from "@playwright/test";
import { fillLogin, newShopper, openForm, pressLogin, waitForForm } from "../../support/account";
import { newVisitor } from "../../support/api";
import { mailedToken } from "../../support/auth";
import { ageResetLinks } from "../../support/auth-database";
import { linkOf, waitForMail } from "../../support/mail";
import { logIn, type Person } from "../../support/people";
import { acceptMessage } from "../../support/pop-ups";

type Playwright = Parameters<typeof newVisitor>[0];

const USED_UP = "This link has been used or is too old. Please ask for a new one.";
const INCOMPLETE = "This link is incomplete. Please open it from the email again.";

async function askForLink(playwright: Playwright, person: Person, count = 1): Promise<string> {
  const visitor = await newVisitor(playwright);
  await mailedToken(visitor.context, person.email, count);
  return linkOf(await waitForMail(person.email, count)).href;
}

async function setPassword(page: Page, password: string): Promise<void> {
  await page.getByRole("textbox", { name: "Password" }).fill(password);
  await page.getByRole("button", { name: "Set new password" }).click();
}

const told = (page: Page, text: string) => page.getByRole("alert").filter({ hasText: text });

test("the mailed link sets a new password once; the old one and the old session end", async ({
  page,
  playwright,
  browser,
}) => {
  const person = await newShopper(playwright);
  const other = await browser.newContext(test.info().project.use);
  const elsewhere = await other.newPage();
  await openForm(elsewhere, "/login?from=/dashboard/cart");
  await logIn(elsewhere, person);
  await expect(elsewhere).toHaveURL("/dashboard/cart");

  const link = await askForLink(playwright, person);
  await page.goto(link);
  await waitForForm(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Choose a new password");
  await expect(page.getByRole("textbox", { name: "Password" })).toHaveAttribute(
    "autocomplete",
    "new-password",
  );
  await setPassword(page, "short1");
  await acceptMessage(page, "Sorry :(", "at least 8 characters");
  await setPassword(page, "Notun2026pass");
  await expect(page.getByRole("status").filter({ hasText: "Your new password is set." })).toBeVisible();
  await expect(page, "the token has left the address").toHaveURL("/reset");

  await page.getByRole("main").getByRole("link", { name: "Login" }).click();
  await expect(page).toHaveURL("/login");
  await waitForForm(page);
  await fillLogin(page, person);
  await pressLogin(page);
  await acceptMessage(page, "Wrong Email or Password!");
  await logIn(page, { ...person, password: "Notun2026pass" });

  // The other device finds itself signed out, at a page as at a call.
  await elsewhere.goto("/dashboard/profile");
  await expect(elsewhere).toHaveURL(/\/login/);
  await other.close();

  await page.goto("/");
  await page.goto(link);
  await waitForForm(page);
  await setPassword(page, "Again2026pass");
  await expect(told(page, USED_UP)).toBeVisible();
});

test("an old link, one that is cut off and none at all are told inline, with the way to a new one @ci", async ({
  page,
  playwright,
}) => {
  const person = await newShopper(playwright);
  const link = await askForLink(playwright, person);
  await ageResetLinks(person.email, 31);
  for (const [address, message] of [
    [link, USED_UP],
    [link.slice(0, -3), INCOMPLETE],
    ["/reset", INCOMPLETE],
  ] as const) {
    await page.goto("/about");
    await page.goto(address);
    if (address !== "/reset") {
      await waitForForm(page);
      await setPassword(page, "Notun2026pass");
    }
    await expect(told(page, message)).toBeVisible();
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page.getByRole("textbox", { name: "Password" })).toHaveCount(0);
    await page.getByRole("button", { name: "Forget Password" }).click();
    await page.getByRole("dialog").getByRole("textbox", { name: "Email" }).fill(person.email);
    await page.getByRole("dialog").getByRole("button", { name: "Okay" }).click();
    await acceptMessage(page, "Email Sent");
  }
});

test("the token in the link reaches no server, and no page after it @ci", async ({ page, playwright }) => {
  const person = await newShopper(playwright);
  const link = await askForLink(playwright, person);
  const token = new URL(link).hash.slice(1);
  const seen: string[] = [];
  page.on("request", async (request) => {
    if (!request.url().endsWith("/passwordResets/confirm"))
      seen.push(request.url(), request.postData() ?? "");
    seen.push(JSON.stringify(await request.allHeaders().catch(() => ({}))));
  });
  await page.goto(link);
  await waitForForm(page);
  await page
    .getByRole("link", { name: "About & Contact" })
    .or(page.getByRole("link", { name: "About us" }))
    .first()
    .click();
  await expect(page).toHaveURL("/about");
  expect(await page.evaluate(() => document.referrer)).not.toContain(token);
  expect(seen.join("\n")).not.toContain(token);
});
