import { expect, test } from "@playwright/test";
import { expectNoViolations } from "../../support/accessibility";
import { become } from "../../support/become";
import type { TestProduct } from "../../support/catalogue";
import { placeOrder } from "../../support/orders";
import { openOwnShop, type OwnShop, signInTo } from "../../support/own-shop";
import { newPerson } from "../../support/people";
import { expectNoOverflow } from "../../support/storefront";

// A shop whose owner takes advances: a setting that holds for all orders.

let shop: OwnShop;

test.describe.configure({ timeout: 180_000 });
test.beforeAll(async () => {
  shop = await openOwnShop({ hasCatalogue: true, environment: { RATE_LIMIT_FACTOR: "100" } });
});
test.afterAll(() => shop.close());

test("a customer says what they have sent ahead, and the desk takes it over with one press", async ({
  page,
  browser,
  playwright,
}) => {
  const admin = await signInTo(shop, playwright, shop.admin);
  await become(page, admin);
  await page.goto(`${shop.address}/dashboard/settings/orders`);
  await page.getByRole("combobox", { name: "Wallet for advances" }).selectOption("bKash");
  await page.getByRole("textbox", { name: "Number of the wallet for advances" }).fill("০১৭১২-৩৪৫৬৭৮");
  await page.getByRole("button", { name: "Save 2 changes" }).click();
  await expect(page.getByRole("button", { name: "Save the change" })).toBeDisabled();

  const [product] = (await admin.call("GET", "/products")).body as TestProduct[];
  if (!product) throw new Error("The shop has no product.");
  const customer = await signInTo(shop, playwright, { ...newPerson(), isNew: true });
  await placeOrder(customer, product);
  const phone = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await become(phone, customer);
  await phone.goto(`${shop.address}/dashboard/orders`);
  await phone.getByText("Pay something in advance?").click();
  await expect(phone.getByText("01712345678", { exact: true })).toBeVisible();
  const amount = phone.getByLabel("Amount in BDT");
  await amount.fill("900000");
  await phone.getByRole("button", { name: "Tell the shop" }).click();
  await expect(amount).toHaveAccessibleDescription(/Please enter a whole amount, at most BDT/);
  await amount.fill("৩০০");
  await phone.getByLabel("Last 3 or 4 characters").fill("4321");
  await phone.getByLabel("Last 3 or 4 characters").press("Enter");
  await expect(phone.getByText("You told us of BDT 300 by bKash, ending in 4321.")).toBeVisible();
  await expect(phone.getByText("Pay something in advance?")).toBeHidden();
  await expectNoOverflow(phone, 390);
  await expectNoViolations(phone);

  await page.goto(`${shop.address}/dashboard/toCall`);
  await expect(page.getByText("The customer says: BDT 300 by bKash, ending in 4321")).toBeVisible();
  await expectNoViolations(page);
  const card = page.getByRole("article", { name: /^Order of/ });
  await card.getByRole("button", { name: "More", exact: true }).click();
  await expect(card.getByLabel("Advance, BDT")).toHaveValue("");
  await page.getByRole("button", { name: /^Take over BDT 300 of .* as advance$/ }).click();
  await expect(page.getByText("BDT 300 paid in advance bKash …4321").first()).toBeVisible();
  await expect(page.getByText("The customer says: BDT 300")).toBeHidden();
  await expect(card.getByLabel("Advance, BDT")).toHaveValue("300");
  await phone.reload();
  await expect(phone.getByText("You told us of")).toBeHidden();
  await expect(phone.getByText("Pay something in advance?")).toBeVisible();
});
