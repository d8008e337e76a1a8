import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { expectNoViolations } from "../../support/accessibility";
import { waitForForm } from "../../support/account";
import { become } from "../../support/become";
import { openOwnShop, type OwnShop, signInTo } from "../../support/own-shop";
import { newPerson } from "../../support/people";
import { acceptInBangla, acceptMessage } from "../../support/pop-ups";
import { expectNoOverflow } from "../../support/storefront";

// A shop that can send SMS: it writes them into a folder.

let shop: OwnShop;
let folder: string;
const person = newPerson();

test.describe.configure({ mode: "serial", timeout: 180_000 });
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tejgaon-sms-"));
  shop = await openOwnShop({ environment: { SMS_GATEWAY: "files", SMS_DIR: folder } });
});
test.afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

/** Of the newest SMS: the files are named by when a code was made. */
async function readCode(): Promise<string> {
  const name = (await readdir(folder)).toSorted().at(-1) ?? "";
  return /\b\d{6}\b/.exec(await readFile(join(folder, name), "utf8"))?.[0] ?? "";
}

async function openLogin(page: Page, path: string) {
  await page.goto(shop.address + path);
  await waitForForm(page);
}

test("a customer proves their phone on the profile with the code of an SMS", async ({ page, playwright }) => {
  await become(page, await signInTo(shop, playwright, { ...person, isNew: true }));
  await page.goto(`${shop.address}/dashboard/profile`);
  const section = page.getByRole("region", { name: "Log in with your phone" });
  const phone = section.getByLabel("Phone");
  const send = section.getByRole("button", { name: "Send me a code" });
  await phone.fill("02 9876543");
  await send.click();
  await expect(phone).toHaveAccessibleDescription("Please enter a mobile number, such as 01712 345678.");
  await phone.fill("০১৭১২-৩৪৫৬৭৮");
  await phone.press("Enter");
  const code = section.getByLabel("Code sent to 01712345678");
  await section.getByRole("button", { name: "Use another number or send a new code" }).click();
  await expect(phone).toHaveValue("01712345678");
  await send.click();
  await code.fill("abc");
  await code.press("Enter");
  await expect(code).toHaveAccessibleDescription(/Please enter the 6 digits of the SMS\./);
  await code.fill(await readCode());
  await code.press("Enter");
  await expect(section).toContainText("You can log in with 01712345678 instead of your email.");
  await expectNoOverflow(page, 390);
  await expectNoViolations(page);
  await page.reload();
  await expect(section).toContainText("You can log in with 01712345678 instead of your email.");
});

test("the phone opens the account at the login, in both languages and by the keyboard", async ({ page }) => {
  await openLogin(page, "/login?from=/dashboard/profile");
  const field = page.getByLabel("Email or mobile number");
  await expect(field).toHaveAttribute("autocomplete", "username");
  await expect(field).toHaveAttribute("inputmode", "email");
  await page.getByRole("main").getByRole("button", { name: "Login" }).click();
  await expect(field).toHaveAccessibleDescription("Please enter your email address or mobile number.");
  const password = page.getByRole("textbox", { name: "Password" });
  await field.fill("01812345678");
  await password.fill(person.password);
  await password.press("Enter");
  await acceptMessage(page, "Wrong Email or Password!");
  await expect(field).toHaveValue("01812345678");
  await page.getByRole("button", { name: "Forget Password" }).click();
  await expect(page.getByRole("dialog").getByRole("textbox", { name: "Email" })).toHaveValue("");
  await page.keyboard.press("Escape");

  await field.fill("+880 1712-345678");
  await password.press("Enter");
  await acceptMessage(page, "Login Successful");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Hello, ${person.name}`);

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await openLogin(page, "/bn/login");
  await page.getByLabel("ইমেইল বা মোবাইল নম্বর").fill("০১৭১২৩৪৫৬৭৮");
  await page.getByRole("textbox", { name: "পাসওয়ার্ড" }).fill(person.password);
  await page.keyboard.press("Enter");
  await acceptInBangla(page, "লগইন সফল হয়েছে", 1);
  await expect(page).toHaveURL(`${shop.address}/bn`);
});
