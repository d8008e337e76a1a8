import { expect, test } from "@playwright/test";
import { expectNoViolations } from "../../support/accessibility";
import { becomeAdmin, openDeskMenu } from "../../support/admin";
import { newCustomer, newStaff } from "../../support/api";
import { become } from "../../support/become";
import { addProduct } from "../../support/catalogue";
import { newPhone, placeOrder } from "../../support/orders";
import { deliver } from "../../support/parcels";
import { expectNoOverflow } from "../../support/storefront";

const toBengali = (digits: string) => digits.replace(/\d/g, (digit) => "০১২৩৪৫৬৭৮৯"[Number(digit)] ?? "");

test("the desk finds a customer by a phone in Bengali digits, notes something, and an admin blocks them", async ({
  page,
  playwright,
}) => {
  const admin = await becomeAdmin(page, playwright);
  const customer = await newCustomer(playwright);
  const product = await addProduct(admin, { price: 1_250 });
  const [name, phone] = [`মোহাম্মদ আবদুল্লাহ ${Date.now()}`, newPhone()];
  const address = "বাড়ি ১২, রোড ৫, জিন্দাবাজার, সিলেট";
  await deliver(admin, await placeOrder(customer, product, { name, phone, address }));
  await placeOrder(customer, product, { name, phone, address });
  const width = page.viewportSize()?.width ?? 0;

  await page.goto("/dashboard/allOrders");
  await openDeskMenu(page);
  await page.getByRole("link", { name: "Customers", exact: true }).click();
  await page.getByLabel("Find by phone, name, district or product").fill(toBengali(phone));
  const list = page.getByRole("list", { name: "Customers" });
  const row = list.getByRole("article", { name });
  await expect(list.getByRole("article")).toHaveCount(1);
  await expect(row).toContainText("1 of 1 at the door");
  await expect(row).toContainText("BDT 1,350");
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await expectNoViolations(page);
  await expectNoOverflow(page, width);

  await row.getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  expect(page.url()).not.toContain(phone);
  await expect(page.getByRole("list", { name: "Orders of this customer" }).getByRole("article")).toHaveCount(
    2,
  );
  await page.getByLabel("New note").fill("বিকেল ৫টার পর ফোন ধরেন। Gate 2, ask for the guard.");
  await page.getByRole("button", { name: "Save the note" }).click();
  await expect(page.getByRole("list", { name: "Notes on this customer" })).toContainText("ask for the guard");
  await expect(page.getByLabel("New note")).toHaveValue("");
  await page.getByLabel("Block this phone, because").fill("refused three parcels");
  await page.getByRole("button", { name: "Block", exact: true }).click();
  await expect(page.getByText(/^Blocked until/)).toBeVisible();
  await expectNoViolations(page);
  await expectNoOverflow(page, width);
  const details = page.url();

  await become(page, await newStaff(playwright));
  await page.goto(details);
  await expect(page.getByText("refused three parcels")).toBeVisible();
  await expect(page.getByRole("button", { name: "Unblock" })).toHaveCount(0);
  await page.getByRole("link", { name: "All customers" }).click();
  await expect(list.getByRole("article").first()).toBeVisible();
  await expect(page.getByRole("button", { name: /export/i })).toHaveCount(0);
  await expect(list).not.toContainText("Bought for");
});
