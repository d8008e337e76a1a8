import { randomBytes } from "node:crypto";
import { expect, type Page } from "@playwright/test";

/** Somebody's account at the loopback provider. */
export interface SocialAccount {
  sub: string;
  email: string;
  name: string;
  isVerified: boolean;
}

/** An account that nobody has signed in with yet. */
export function newSocialAccount(fields: Partial<SocialAccount> = {}): SocialAccount {
  const id = randomBytes(6).toString("hex");
  return { sub: id, email: `${id}@social.example`, name: "Salma Begum", isVerified: true, ...fields };
}

/** On the provider's own page: chooses this account and is sent back. */
async function chooseAccount(page: Page, account: SocialAccount): Promise<void> {
  await expect(page.getByRole("heading", { name: "Choose an account" })).toBeVisible();
  await page.getByLabel("Account id").fill(account.sub);
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Name").fill(account.name);
  await page.getByLabel("Verified").setChecked(account.isVerified);
  await page.getByRole("button", { name: "Continue" }).click();
}

/** Presses the social button of this page and chooses the account. */
export async function continueWithGoogle(page: Page, account: SocialAccount): Promise<void> {
  await page.getByRole("button", { name: "Continue with Google" }).click();
  await chooseAccount(page, account);
}
