import { expect, type Page, test } from "@playwright/test";
import { expectNoViolations } from "../../support/accessibility";
import type { Caller } from "../../support/api";
import { listEnglish } from "../../support/bangla";
import { become } from "../../support/become";
import { addProduct, type TestProduct } from "../../support/catalogue";
import { newPhone, placeOrder } from "../../support/orders";
import { openOwnShop, type OwnShop, signInTo } from "../../support/own-shop";
import { newPerson } from "../../support/people";
import { expectNoOverflow } from "../../support/storefront";

// A shop of their own: in a list of all, orders of other tests have names in Latin letters.

/** Names, codes and units that are written with Latin letters in Bangla too. */
const KNOWN = new Set(
  "Nusrat Jahan admin tejgaon example customers CSV mm A6 Steadfast Pathao RedX Invoice Collected amount collections Rafiq Hasan code EID eid panjabi Friday pm BIN about return privacy terms denimpants https phone delivery time Stock now STEADFAST API SECRET KEY".split(
    " ",
  ),
);

/** The pages of the desk, by their headings. */
const PAGES: Record<string, RegExp> = {
  profile: /আপনার ডেস্কে স্বাগতম$/,
  toCall: /^কল করতে হবে$/,
  allOrders: /^সব অর্ডার$/,
  "allOrders/new": /^নতুন অর্ডার$/,
  parcels: /^পার্সেল$/,
  "parcels/returns": /^ফেরত$/,
  cash: /^ক্যাশ$/,
  codes: /^কুপন কোড$/,
  sales: /^ছাড়$/,
  collections: /^কালেকশন$/,
  categories: /^ক্যাটাগরি$/,
  customers: /^কাস্টমার$/,
  messages: /^মেসেজ$/,
  reviews: /^রিভিউ$/,
  users: /^অ্যাকাউন্ট$/,
  addProduct: /^পণ্য যোগ করুন$/,
  manageProducts: /^পণ্যের তালিকা$/,
  runningOut: /^স্টক কম$/,
  stock: /^স্টক যোগ$/,
  numbers: /^হিসাব$/,
  searches: /^খুঁজে পাওয়া যায়নি$/,
  vitals: /^গতি$/,
  settings: /^সেটিংস$/,
  "settings/brand": /^ব্র্যান্ড$/,
  "settings/brand/versions": /^আগে যা ছিল$/,
  "settings/home": /^হোম$/,
  "settings/delivery": /^ডেলিভারি$/,
  "settings/orders": /^অর্ডার$/,
  "settings/pages": /^পেজ$/,
  "settings/stock": /^স্টক$/,
  "settings/couriers": /^কুরিয়ার$/,
  "settings/messages": /^মেসেজ$/,
  data: /^ইমপোর্ট ও এক্সপোর্ট$/,
  records: /^কাজের রেকর্ড$/,
};

const DAY_MS = 86_400_000;

let shop: OwnShop;
let admin: Caller;
let customer: Caller;
let product: TestProduct;

test.describe.configure({ mode: "serial", timeout: 240_000 });
test.beforeAll(async ({ playwright }) => {
  shop = await openOwnShop({ hasCatalogue: true, environment: { RATE_LIMIT_FACTOR: "100" } });
  admin = await signInTo(shop, playwright, shop.admin);
  customer = await signInTo(shop, playwright, { ...newPerson("করিম উদ্দিন"), isNew: true });
  product = await addProduct(admin, { nameBn: "টেস্ট ক্যাপ", descriptionBn: "হাতে সেলাই করা।" });
});
test.afterAll(() => shop.close());

const order = (fields: Record<string, unknown> = {}) =>
  placeOrder(customer, product, {
    name: "করিম উদ্দিন",
    phone: newPhone(),
    address: "বাসা ৭, রোড ৩, ধানমন্ডি, ঢাকা",
    ...fields,
  });

async function openDesk(page: Page, path: string): Promise<void> {
  await page.goto(`${shop.address}/bn/dashboard/${path}`);
  await expect(page.locator("html")).toHaveAttribute("lang", "bn");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    PAGES[path.split("?")[0] ?? ""] ?? /^অর্ডার/,
  );
}

/** What is filled in in English has examples in English in the form of a product. */
const EXAMPLES = new Set(
  "Slim Regular Relaxed Indigo Black cotton elastane oz gsm Machine wash cold inside out Dhaka Bangladesh".split(
    " ",
  ),
);
const isProductForm = (page: Page): boolean => /\/(?:addProduct|updateProduct\/\w+)$/.test(page.url());

/** Reads all that the page says, also to a screen reader. */
async function expectBangla(page: Page): Promise<void> {
  const isKnown = (word: string) => KNOWN.has(word) || (isProductForm(page) && EXAMPLES.has(word));
  const words = (await listEnglish(page)).filter((word) => !isKnown(word));
  expect([page.url(), words]).toEqual([page.url(), []]);
  const strays = page.locator('main a[href^="/dashboard"]:not([lang] *)');
  const hrefs = await strays.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect([page.url(), hrefs]).toEqual([page.url(), []]);
}

test("a day of orders goes by in Bangla, from the call to the cash", async ({ page }) => {
  await order({ language: "bn" });
  await order();
  await become(page, admin);

  await openDesk(page, "toCall");
  const cards = page.getByRole("list", { name: "যেসব অর্ডারে কল করতে হবে" }).getByRole("article");
  await expect(cards).toHaveCount(2);
  await expectBangla(page);
  await cards.first().getByRole("button", { name: "ধরেননি" }).click();
  await expect(cards.first()).toContainText("লেখা হয়েছে: ধরেননি।");
  await cards.first().getByRole("button", { name: "আরও", exact: true }).click();
  await cards
    .first()
    .getByRole("button", { name: /বদলান$/ })
    .first()
    .click();
  await expectBangla(page);
  await cards.first().getByRole("button", { name: "নিশ্চিত", exact: true }).click();
  const popUp = page.getByRole("dialog");
  await expect(popUp).toContainText("অর্ডার নিশ্চিত করা হয়েছে");
  await popUp.getByRole("button", { name: "ঠিক আছে" }).click();
  await cards.last().getByRole("button", { name: "বাতিল", exact: true }).click();
  await expect(popUp).toContainText("আপনি কি নিশ্চিত?");
  await popUp.getByRole("button", { name: "ঠিক আছে" }).click();
  await expect(popUp).toContainText("অর্ডার বাতিল করা হয়েছে");
  await popUp.getByRole("button", { name: "ঠিক আছে" }).click();
  await expect(cards.last()).toContainText("কেন বাতিল হলো?");
  await expectBangla(page);

  await openDesk(page, "parcels");
  const parcels = page.getByRole("list", { name: "পার্সেল" }).getByRole("article");
  await expect(parcels).toHaveCount(1);
  await parcels.getByRole("button", { name: "প্যাক হয়েছে" }).click();
  await page.getByLabel("কুরিয়ার", { exact: true }).selectOption("own");
  await parcels.getByRole("button", { name: /^বিস্তারিত|^অর্ডার .*বিস্তারিত$/ }).click();
  await expectBangla(page);
  await parcels.getByRole("button", { name: /^দিন:/ }).click();
  await expect(parcels).toContainText("রাইডারের কাছে আছে");
  await expectBangla(page);

  await openDesk(page, "cash");
  await expect(page.getByText("যত আসার কথা")).toBeVisible();
  await expectBangla(page);

  await openDesk(page, "parcels?tab=withCourier");
  await parcels.getByRole("button", { name: /পেয়েছি$/ }).click();
  await expect(parcels).toContainText("ডেলিভারি হয়েছে");
  await parcels.getByRole("button", { name: /বিস্তারিত$/ }).click();
  await parcels.getByRole("button", { name: /ফেরত বা এক্সচেঞ্জ$/ }).click();
  await expectBangla(page);

  await openDesk(page, "allOrders");
  const orders = page.getByRole("list", { name: "সব অর্ডার" }).getByRole("article");
  await expect(orders).toHaveCount(2);
  await orders
    .last()
    .getByRole("button", { name: /বিস্তারিত$/ })
    .first()
    .click();
  await expectBangla(page);
});

test("an invoice speaks the language of its order, and a label that of the desk", async ({ page }) => {
  const ids = [await order({ language: "bn" }), await order()];
  await become(page, admin);
  await page.goto(`${shop.address}/bn/dashboard/allOrders/print?ids=${ids.join(",")}`);
  await expect(page.getByRole("article", { name: /ইনভয়েস ও স্লিপ$/ })).toHaveCount(2);
  const invoice = page.getByRole("region", { name: /^ইনভয়েস / });
  await expect(invoice).toHaveAttribute("lang", "bn");
  await expect(invoice).toContainText("সর্বমোট, ক্যাশ অন ডেলিভারি");
  await expect(invoice).toContainText("টেস্ট ক্যাপ");
  await expect(invoice).toContainText("আমাদের ইনভয়েস সঙ্গে আছে।");
  const inEnglish = page.getByRole("region", { name: /^Invoice / });
  await expect(inEnglish).toHaveAttribute("lang", "en");
  await expect(inEnglish).toContainText("Total, Cash On Delivery");
  await expect(inEnglish).toContainText("You have our official invoice.");
  await expectBangla(page);

  await page.getByRole("link", { name: "লেবেল", exact: true }).click();
  await expect(page.getByRole("region", { name: /^লেবেল / })).toHaveCount(2);
  await expectBangla(page);
  await page.getByRole("link", { name: "পণ্য বাছার তালিকা" }).click();
  await expect(page.getByRole("region", { name: "পণ্য বাছার তালিকা" })).toContainText("টেস্ট ক্যাপ");
  await expectBangla(page);
});

for (const path of Object.keys(PAGES))
  test(`the desk's page ${path} says all in Bangla`, async ({ page }) => {
    await become(page, admin);
    await openDesk(page, path);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await page.waitForLoadState("networkidle");
    await expectBangla(page);
    await expectNoOverflow(page, page.viewportSize()?.width ?? 0);
    await expectNoViolations(page);
  });

test("a code, a sale and a collection say all of themselves in Bangla", async ({ page }) => {
  const [startsAt, endsAt] = [1, 2].map((days) => new Date(Date.now() + days * DAY_MS).toISOString());
  const caps = { categories: ["Caps"], startsAt, endsAt };
  const terms = {
    code: "EID26",
    kind: "percent",
    value: 10,
    minItems: 1_000,
    maxUses: 5,
    maxUsesPerCustomer: 1,
  };
  expect((await admin.call("POST", "/coupons", { ...terms, ...caps })).status).toBe(201);
  const sale = await admin.call("POST", "/sales", { name: "ঈদ", percent: 20, roundTo: 5, ...caps });
  const rule = { kind: "color", color: "navy" };
  const row = await admin.call("POST", "/collections", { slug: "eid", name: "ঈদের পণ্য", rule });
  expect([sale.status, row.status]).toEqual([201, 201]);
  await become(page, admin);

  for (const [path, name, said] of [
    ["codes", "কুপন কোড EID26", "ক্যাপ: ১০% ছাড়, ৳১,০০০ বা তার বেশি অর্ডারে"],
    ["sales", "ছাড়: ঈদ", "ক্যাপ: ২০% ছাড়, দাম ৫ টাকার ঘরে রাউন্ড করা"],
    ["collections", "কালেকশন: ঈদের পণ্য", "একটি রঙের সব পণ্য: নেভি ব্লু"],
  ] as const) {
    await openDesk(page, path);
    const article = page.getByRole("article", { name });
    await expect(article).toContainText(said);
    if (path !== "sales") await article.getByRole("button", { name: "বদলান" }).click();
    await expectBangla(page);
    await expectNoOverflow(page, page.viewportSize()?.width ?? 0);
  }

  await openDesk(page, "sales");
  await page.getByRole("link", { name: "ঈদ", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("ঈদ");
  await expect(page.getByText("এখনো কোনো দাম বদলায়নি।")).toBeVisible();
  await page.getByRole("button", { name: "বদলান" }).click();
  await page.getByRole("button", { name: "কী কী বদলাবে দেখুন" }).click();
  await expect(page.getByText(/পণ্যের দাম বদলাবে।/)).toBeVisible();
  await expectBangla(page);
});

test("a product is changed in Bangla, and its page is seen before", async ({ page }) => {
  const counted = await addProduct(admin, {
    nameBn: "গোনা ক্যাপ",
    stock: "7",
    stockByOption: [
      { size: "S", color: "Black", stock: 3 },
      { size: "M", color: "Navy", stock: 4 },
    ],
  });
  await become(page, admin);
  await page.goto(`${shop.address}/bn/dashboard/updateProduct/${counted._id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("পণ্য আপডেট করুন");
  await expect(page.getByText("মোট ৭টি অর্ডার করা যাবে।")).toBeVisible();
  await expectBangla(page);
  await expectNoOverflow(page, page.viewportSize()?.width ?? 0);
  await expectNoViolations(page);

  const price = page.getByLabel("দাম (টাকায়)", { exact: true });
  await price.fill("x");
  await page.getByRole("button", { name: "পণ্য আপডেট করুন" }).click();
  await expect(page.getByText("দাম পূর্ণ সংখ্যায় লিখুন, ১ থেকে ১০,০০,০০০ টাকার মধ্যে।")).toBeVisible();
  await page.getByLabel("সাইজ", { exact: true }).fill("S, L");
  await expect(page.getByText("M সাইজে আছে ৪টি।")).toBeVisible();
  await page.getByRole("button", { name: "M ফিরিয়ে আনুন" }).click();
  await page.getByLabel("সাইজ", { exact: true }).fill("S, M");
  await price.fill("৫৫০");
  await expect(page.getByText("অর্থাৎ ৳৫৫০।")).toBeVisible();
  await expectBangla(page);
  await page.getByRole("button", { name: "পণ্য আপডেট করুন" }).click();
  const popUp = page.getByRole("dialog");
  await expect(popUp).toContainText("পণ্যটি আপডেট করা হয়েছে");
  await popUp.getByRole("button", { name: "ঠিক আছে" }).click();

  await page.goto(`${shop.address}/bn/dashboard/updateProduct/${counted._id}/preview`);
  await expect(page.getByText("শপে পণ্যটির পেজ এমন দেখায়।")).toBeVisible();
  await expectBangla(page);
  await page.getByRole("link", { name: "বদলান" }).click();
  await expect(page).toHaveURL(`${shop.address}/bn/dashboard/updateProduct/${counted._id}`);
});

test("the desk's menu leads from one language to the other and back", async ({ page }) => {
  await become(page, admin);
  await openDesk(page, "toCall?sort=newest");
  await page.getByRole("navigation").getByRole("button", { name: "আরও", exact: true }).last().click();
  await page.getByRole("dialog").getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(`${shop.address}/dashboard/toCall?sort=newest`);
  await page.getByRole("navigation").getByRole("button", { name: "More" }).last().click();
  await page.getByRole("dialog").getByRole("link", { name: "বাংলা" }).click();
  await expect(page).toHaveURL(`${shop.address}/bn/dashboard/toCall?sort=newest`);
});
