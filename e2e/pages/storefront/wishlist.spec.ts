import { expectNoViolations } from "../../support/accessibility";
import { signInAs } from "../../support/api";
import { addProduct } from "../../support/catalogue";
import { demoAdmin } from "../../support/people";
import { DETAIL, expectNoOverflow, JEAN, open } from "../../support/storefront";
import { expect, test } from "../../support/test";

test("a heart keeps a product on this device, and the list shows its price until it is taken out @phone @ci", async ({
  page,
}) => {
  await open(page, DETAIL);
  await page.getByRole("button", { name: "Wishlist", pressed: false }).click();
  await expect(page.getByRole("button", { name: "Wishlist", pressed: true })).toBeVisible();
  await expectNoOverflow(page);
  await page.reload();
  await expect(page.getByRole("button", { name: "Wishlist", pressed: true })).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Wishlist" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Wishlist" })).toBeVisible();
  const card = page.getByRole("main").getByRole("article");
  await expect(card).toContainText(JEAN);
  await expect(card).toContainText("BDT");
  await expectNoViolations(page);
  await expectNoOverflow(page);
  await page.getByRole("button", { name: `Remove: ${JEAN}` }).click();
  await expect(page.getByText("Nothing here yet.")).toBeVisible();
  await expect(page).toHaveURL(/\/wishlist$/);
});

test("the list says what is sold out, in Bangla too, and asks for nothing that is gone @ci", async ({
  page,
  playwright,
}) => {
  const admin = await signInAs(playwright, demoAdmin());
  const { _id } = await addProduct(admin, { stock: "0" });
  await page.goto("/about");
  await page.evaluate((ids) => localStorage.setItem("wishlist", ids), `${_id} 0123456789abcdef01234567 <x>`);
  await page.goto("/wishlist");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(1);
  await expect(page.getByRole("main").getByRole("article")).toContainText("Sold out");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("wishlist"))).toBe(_id);
  await page.goto("/bn/wishlist");
  await expect(page.getByRole("heading", { level: 1, name: "পছন্দের তালিকা" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("article")).toContainText("স্টক শেষ");
  await expectNoOverflow(page);
  await page.evaluate(() => localStorage.setItem("wishlist", "0123456789abcdef01234567"));
  await page.goto("/wishlist");
  await expect(page.getByText("Nothing here yet.")).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("wishlist"))).toBeNull();
});
