import { expect, type Page, test } from "@playwright/test";
import { expectNoViolations } from "../../support/accessibility";
import type { Caller } from "../../support/api";
import { listEnglish } from "../../support/bangla";
import { become } from "../../support/become";
import { addProduct } from "../../support/catalogue";
import { checkFile } from "../../support/imports";
import { openOwnShop, type OwnShop, signInTo } from "../../support/own-shop";
import { expectNoOverflow } from "../../support/storefront";

// A shop of their own: what others book in comes from suppliers with names in Latin letters.

/** Names that are written with Latin letters in Bangla too. */
const KNOWN = new Set(["Nusrat", "Jahan", "admin", "CSV"]);

let shop: OwnShop;
let admin: Caller;

test.describe.configure({ timeout: 240_000 });
test.beforeAll(async ({ playwright }) => {
  shop = await openOwnShop({ hasCatalogue: true, environment: { RATE_LIMIT_FACTOR: "100" } });
  admin = await signInTo(shop, playwright, shop.admin);
});
test.afterAll(() => shop.close());

const open = (page: Page, path: string) => page.goto(`${shop.address}/bn/dashboard/${path}`);

/** Reads all that the page says, also to a screen reader. */
async function expectBangla(page: Page): Promise<void> {
  const words = (await listEnglish(page)).filter((word) => !KNOWN.has(word));
  expect([page.url(), words]).toEqual([page.url(), []]);
}

test("products are counted, changed at once and booked in in Bangla", async ({ page }) => {
  const option = { size: "S", color: "Black" };
  const cap = await addProduct(admin, {
    nameBn: "তালিকার ক্যাপ",
    sizes: ["S", "M"],
    colors: ["Black"],
    lowStock: 4,
    stockByOption: [
      { ...option, stock: 3 },
      { ...option, size: "M", stock: 9 },
    ],
  });
  await become(page, admin);
  const list = `manageProducts?q=${encodeURIComponent(cap.name)}`;
  await open(page, list);
  await page.getByRole("button", { name: "তালিকার ক্যাপ: দাম ও স্টক দেখুন" }).click();
  await page.getByRole("button", { name: "S, কালো: ৩টি, কম" }).click();
  await expect(page.getByText("তাকে মোট ৩টি।")).toBeVisible();
  const name = "তালিকার ক্যাপ: S, কালো";
  await page.getByRole("textbox", { name: `অর্ডার করা যাবে: ${name}` }).fill("অনেক");
  await page.getByRole("button", { name: `${name}: সেভ করুন` }).click();
  await expect(page.getByText("০ থেকে ১,০০,০০০-এর মধ্যে একটি পূর্ণ সংখ্যা লিখুন।")).toBeVisible();
  await page.getByRole("textbox", { name: `${name}: কয়টি যোগ করবেন` }).fill("১");
  await page.getByRole("button", { name: `${name}: স্টক যোগ করুন` }).click();
  await expect(page.getByText("১টি যোগ হয়েছে। এখন ৪টি অর্ডার করা যাবে।")).toBeVisible();
  await expectBangla(page);
  await expectNoOverflow(page, page.viewportSize()?.width ?? 0);

  await open(page, list);
  await page.getByRole("button", { name: "বাছুন …" }).click();
  await page.getByRole("button", { name: "যা যা মিলেছে, সব" }).click();
  const bar = page.getByRole("region", { name: "বাছাই করা পণ্য" });
  await expect(bar).toContainText("১টি বাছাই করা");
  await bar.getByRole("button", { name: "বদলান …" }).click();
  await expect(page.getByRole("heading", { name: "১টি পণ্যে পরিবর্তন করুন" })).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "কী কী বদলাবে দেখুন" }).first().click();
  await expect(page.getByText("কী বদলাবে, বেছে নিন।")).toBeVisible();
  await expectBangla(page);

  await open(page, "runningOut");
  await expect(page.getByRole("link", { name: "তালিকার ক্যাপ (S, কালো)" })).toContainText("৪টি আছে");
  await expectBangla(page);

  await open(page, "stock");
  await page.getByRole("button", { name: "স্টকে যোগ করুন" }).click();
  await expect(page.getByText("কার কাছ থেকে এসেছে, ১০০ অক্ষরের মধ্যে লিখুন।")).toBeVisible();
  await expect(page.getByText("অন্তত একটি পণ্যের পরিমাণ লিখুন।")).toBeVisible();
  await page.getByRole("textbox", { name: "পণ্য যোগ করুন" }).fill(cap.name);
  await page
    .getByRole("list", { name: "যেসব পণ্য পাওয়া গেছে" })
    .getByRole("button", { name: /তালিকার ক্যাপ/ })
    .click();
  await page.getByLabel("তালিকার ক্যাপ (S, কালো): পরিমাণ").fill("৪");
  await page.getByLabel("তালিকার ক্যাপ: একটির কেনা দাম", { exact: true }).fill("৳ ৬০০");
  await expect(page.getByText("৪টি, মোট ৳২,৪০০")).toBeVisible();
  await expectBangla(page);
  await expectNoOverflow(page, page.viewportSize()?.width ?? 0);
  await expectNoViolations(page);
});

test("a file that is checked says in Bangla what is wrong with its rows", async ({ page }) => {
  const cap = await addProduct(admin, { name: "ফাইলের ক্যাপ" });
  const rows = [`${cap._id},ফাইলের ক্যাপ,x,ছবি.jpg`, "65f00000000000000000abce,ফাইলের বেল্ট,500,"];
  const id = await checkFile(admin, ["Product id,Name,Price,Picture 1", ...rows].join("\n"));
  await become(page, admin);
  await open(page, `data/${id}`);
  const lines = page.getByRole("list", { name: "ফাইলের সারি" }).getByRole("listitem");
  await expect(lines.first()).toContainText("দাম: দাম পূর্ণ সংখ্যায় লিখুন, ১ থেকে ১০,০০,০০০ টাকার মধ্যে।");
  await expect(lines.first()).toContainText("ছবি ১: একটি ছবি বেছে নিন, অথবা ছবির সঠিক ওয়েব ঠিকানা দিন।");
  await expect(lines.last()).toContainText("এই আইডির কোনো পণ্য নেই।");
});
