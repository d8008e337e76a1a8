import type { Page } from "@playwright/test";
import { signInAs } from "../support/api";
import { listEnglish } from "../support/bangla";
import { addProduct } from "../support/catalogue";
import { newPhone } from "../support/orders";
import { readTrackingPath } from "../support/order-links";
import { demoAdmin, newPerson } from "../support/people";
import { acceptInBangla } from "../support/pop-ups";
import { expectNoOverflow } from "../support/storefront";
import { expect, test } from "../support/test";

async function expectBangla(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", "bn");
  expect([page.url(), await listEnglish(page)]).toEqual([page.url(), []]);
  await expectNoOverflow(page, page.viewportSize()?.width ?? 0);
}

test("a visitor becomes a customer, orders, and follows the order to its delivery, all in Bangla", async ({
  page,
  playwright,
}) => {
  test.setTimeout(120_000);
  const admin = await signInAs(playwright, demoAdmin());
  const product = await addProduct(admin, { nameBn: "নকশি ক্যাপ", descriptionBn: "হাতে সেলাই করা।" });
  const person = newPerson("করিম উদ্দিন");
  const path = `/bn/details/${product._id}`;

  await test.step("is asked to sign in, registers, and is back at the product", async () => {
    await page.goto(path);
    await page.getByLabel("পরিমাণ").fill("২");
    await page
      .getByRole("main")
      .getByRole("button", { name: /^কার্টে যোগ করুন/ })
      .first()
      .click();
    await page.getByRole("group", { name: "কোন সাইজ নেবেন?" }).getByRole("button").first().click();
    await acceptInBangla(page, "আগে লগইন করুন", 1);
    await expect(page).toHaveURL(`/bn/login?from=${encodeURIComponent(path)}`);
    await expectBangla(page);
    await page.getByRole("main").getByRole("link", { name: "অ্যাকাউন্ট খুলুন" }).click();
    await page.getByLabel("পুরো নাম").fill(person.name);
    await page.getByLabel("ইমেইল").fill(person.email);
    await page.getByRole("textbox", { name: "পাসওয়ার্ড" }).fill(person.password);
    await expectBangla(page);
    await page.getByRole("button", { name: "অ্যাকাউন্ট খুলুন" }).click();
    await acceptInBangla(page, "অ্যাকাউন্ট খোলা হয়েছে।", 1);
    await expect(page).toHaveURL(/\/bn\/login/);
    await expect(page.getByLabel("ইমেইল")).toHaveValue(person.email);
    await expect(page.getByRole("textbox", { name: "পাসওয়ার্ড" })).toHaveValue(person.password);
    await expectBangla(page);
    await page.getByRole("main").getByRole("button", { name: "লগইন করুন", exact: true }).click();
    await acceptInBangla(page, "লগইন সফল হয়েছে", 1);
    await expect(page).toHaveURL(new RegExp(path));
  });

  await test.step("has what they chose in the cart, and orders", async () => {
    await acceptInBangla(page, "নকশি ক্যাপ কার্টে যোগ হয়েছে", 1);
    await expect(page.getByRole("link", { name: "এখনই চেকআউট করুন" })).toBeFocused();
    await expectBangla(page);
    await page.getByRole("link", { name: "কার্ট দেখুন" }).click();
    await expect(page).toHaveURL("/bn/dashboard/cart");
    await expect(page.getByText("৳১,০০০").first()).toBeVisible();
    await expectBangla(page);
    await page.getByRole("link", { name: "চেকআউট" }).last().click();
    await page.getByLabel("ফোন নম্বর").fill(newPhone());
    await page.getByLabel("পুরো ঠিকানা").fill("বাসা ৭, রোড ৩, ধানমন্ডি, ঢাকা");
    await page.getByRole("radio", { name: "ঢাকার ভেতরে" }).check({ force: true });
    await page.getByRole("radio", { name: "ক্যাশ অন ডেলিভারি" }).check({ force: true });
    await acceptInBangla(page, "জরুরি তথ্য!", 1);
    await expectBangla(page);
    await page.getByRole("button", { name: "অর্ডার করুন" }).click();
    await acceptInBangla(page, "অর্ডারটি করবেন?", 2);
    await acceptInBangla(page, "আপনার অর্ডার পেয়েছি", 1);
    await expect(page).toHaveURL("/bn/dashboard/orders");
    await expect(page.getByRole("article").first()).toContainText("৳১,১০০");
    await expectBangla(page);
  });

  await test.step("sees it go from the call to the door, in the account and by its link", async () => {
    const orders = (await admin.call("GET", "/allOrders")).body as { _id: string; email: string }[];
    const { _id: id = "" } = orders.find(({ email }) => email === person.email) ?? {};
    const move = async (call: string, body: object) =>
      expect((await admin.call("PATCH", call, body)).status).toBe(200);
    await move(`/orders/${id}`, { status: "Confirmed" });
    await move(`/orders/${id}/parcel`, { from: "toPack", to: "packed" });
    await move(`/orders/${id}/parcel`, { from: "packed", to: "handedOver", courier: "own" });
    await move(`/orders/${id}/parcel`, { from: "handedOver", to: "delivered" });
    await page.reload();
    await expect(page.getByRole("article").first()).toContainText("ডেলিভারি");
    await expectBangla(page);
    await page.goto(await readTrackingPath(admin, id));
    await expect(page).toHaveURL(/\/bn\/track\//);
    await expect(page.locator("[aria-current=step]")).toContainText("ডেলিভারি হয়েছে");
    await expectBangla(page);
  });
});
