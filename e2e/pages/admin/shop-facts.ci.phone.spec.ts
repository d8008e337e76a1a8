import { expect, type Page, test } from "@playwright/test";
import { findDemoBrand, MARKED_BRAND } from "../../../testing/marked-brand";
import { expectNoViolations } from "../../support/accessibility";
import type { Caller } from "../../support/api";
import { become } from "../../support/become";
import { addProduct } from "../../support/catalogue";
import { putIntoCart } from "../../support/orders";
import { expectSoon, NAMING_PAGES, readText } from "../../support/naming-pages";
import { openOwnShop, type OwnShop, signInTo } from "../../support/own-shop";
import { newPerson } from "../../support/people";
import { acceptMessage, answerQuestion } from "../../support/pop-ups";
import { fillCheckout } from "../../support/shopping";
import { expectInSight, expectNoOverflow } from "../../support/storefront";

// What the owner sets is on every page, so these tests have a shop of their own, and a second server of it.

/** A busy browser shows late what its server knows. */
const PATIENCE_MS = 4_000;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

let shop: OwnShop;
let second: Awaited<ReturnType<OwnShop["startSecondServer"]>>;
let admin: Caller;

test.describe.configure({ mode: "serial", timeout: 180_000 });
test.beforeAll(async ({ playwright }) => {
  shop = await openOwnShop({ hasCatalogue: true, environment: { RATE_LIMIT_FACTOR: "100" } });
  second = await shop.startSecondServer();
  admin = await signInTo(shop, playwright, shop.admin);
});
test.afterAll(async () => {
  await second.stop();
  await shop.close();
});

async function change(groups: Partial<Record<"brand" | "delivery" | "home", unknown>>): Promise<void> {
  const { version } = (await admin.call("GET", "/settings")).body as { version: number };
  expect((await admin.call("PATCH", "/settings", { version, ...groups })).status).toBe(200);
}

test("what the owner sets is on every page and document of every server, which are told of it @ci", async () => {
  const products = (await admin.call("GET", "/products?limit=1")).body as { _id: string }[];
  const paths = [...NAMING_PAGES, `/details/${products[0]?._id}`];
  const servers = [shop.address, second.address];
  for (const server of servers) for (const path of paths) await readText(server, path);
  await change({ brand: MARKED_BRAND });
  const changedAt = Date.now();
  for (const server of servers) await expectSoon(server, changedAt);
  for (const server of servers)
    for (const path of paths) {
      // Products of the demo say where they are sewn, which is no fact of the shop.
      const text = await readText(server, path);
      expect.soft(text, server + path).toContain(MARKED_BRAND.name);
      expect.soft(findDemoBrand(text), server + path).toEqual([]);
    }
  await change({ brand: null });
  expect(await readText(shop.address, "/about")).toContain("hello@tejgaon.example");
});

async function openGroup(page: Page, name: "Brand" | "Delivery" | "Home"): Promise<void> {
  await become(page, admin);
  await page.goto(`${shop.address}/dashboard/settings`);
  await page.getByRole("main").getByRole("link", { name }).click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
}

test("an admin sets the phone on a phone, is told what is wrong, and goes back to what it was", async ({
  page,
}) => {
  await openGroup(page, "Brand");
  const phone = page.getByLabel("Phone", { exact: true });
  const map = page.getByLabel("Link to the map");
  await phone.fill("০১৯১১-৩৩৩৪৪৪");
  await map.fill("our shop");
  const save = page.getByRole("button", { name: "Save 2 changes" });
  await page.evaluate(() => window.scrollTo(0, 0));
  // Within reach of a thumb wherever the page is scrolled to, and under nothing.
  await expectInSight(save);
  await map.evaluate((field) => field.scrollIntoView({ block: "end" }));
  await save.click();
  await expect(map).toBeFocused();
  await expect(map).toHaveAccessibleDescription(/Please enter a whole link/);
  await expectInSight(page.getByText("Please enter a whole link"));
  await expect(phone).toHaveValue("০১৯১১-৩৩৩৪৪৪");
  await expectNoOverflow(page, page.viewportSize()?.width ?? 0);
  await expectNoViolations(page);
  await map.fill("https://maps.example/দোকান");
  await page.getByRole("button", { name: "Save 2 changes" }).click();
  await expect(phone).toHaveValue("01911-333444");
  await expect(page.getByText(/^Changed .* by .*It was: 01700-000000/)).toBeVisible();
  for (const server of [shop.address, second.address]) {
    await expect
      .poll(() => readText(server, "/"), { intervals: [50], timeout: PATIENCE_MS })
      .toContain("tel:+8801911333444");
    await page.goto(`${server}/`);
    await expect(page.getByRole("contentinfo").getByRole("link", { name: "01911-333444" })).toHaveAttribute(
      "href",
      "tel:+8801911333444",
    );
  }

  await openGroup(page, "Brand");
  await page
    .getByText("It was: 01700-000000")
    .locator("..")
    .getByRole("button", { name: "Back to this" })
    .click();
  await expect(phone).toHaveValue("01700-000000");
  await page.getByRole("button", { name: "Save the change" }).click();
  await expect(page.getByText(/It was: 01911-333444/)).toBeVisible();
  await change({ brand: null });
});

test("of two admins who set the same field at once the second sees both values first", async ({ page }) => {
  await openGroup(page, "Brand");
  const tagline = page.getByLabel("Tagline", { exact: true });
  await tagline.fill("Sewn in Dhaka");
  await change({ brand: { tagline: "Sewn at home" } });
  const save = page.getByRole("button", { name: "Save the change" });
  await save.click();
  await expect(page.getByText("yours is not saved")).toBeVisible();
  await expect(tagline).toHaveValue("Sewn in Dhaka");
  await expect(tagline).toHaveAccessibleDescription("Now: Sewn at home");
  await save.click();
  await expect(page.getByText("yours is not saved")).toHaveCount(0);
  await expect(page.getByText(/It was: Sewn at home/)).toBeVisible();
  await change({ brand: null });
});

test("an admin sets a charge on a phone, and the product's page and the checkout show it on both servers", async ({
  page,
  browser,
  playwright,
}) => {
  const product = await addProduct(admin, { price: 1_250, stock: "5" });
  const customer = await signInTo(shop, playwright, { ...newPerson(), isNew: true });
  await putIntoCart(customer, product, 2);
  const shopper = await (await browser.newContext(PHONE)).newPage();
  await become(shopper, customer);
  await shopper.goto(`${shop.address}/dashboard/checkout`);
  await fillCheckout(shopper);
  await expect(shopper.getByRole("definition")).toHaveText(["BDT 2,500", "BDT 100", "BDT 2,600"]);

  await openGroup(page, "Delivery");
  const inside = page.getByLabel("Charge inside Dhaka");
  await inside.fill("a lot");
  await page.getByLabel("Days inside Dhaka").fill("৩-১");
  await page.getByRole("button", { name: "Save 2 changes" }).click();
  await expect(inside).toHaveAccessibleDescription(/Please enter whole taka from 0 to 10,000\./);
  await expect(page.getByLabel("Days inside Dhaka")).toHaveAccessibleDescription(/such as 2–3/);
  await expectNoOverflow(page, page.viewportSize()?.width ?? 0);
  await expectNoViolations(page);
  await inside.fill("৳ ১৮০");
  await page.getByLabel("Days inside Dhaka").fill("১-২");
  await page.getByRole("button", { name: "Save 2 changes" }).click();
  await expect(inside).toHaveValue("180");
  await expect(page.getByText(/It was: 100/)).toBeVisible();
  const path = `/details/${product._id}`;
  for (const server of [shop.address, second.address])
    await expect
      .poll(() => readText(server, path), { intervals: [50], timeout: PATIENCE_MS })
      .toMatch(/1 to 2 business days[^]*BDT 180/);

  await shopper.getByRole("button", { name: "Place Order" }).click();
  await answerQuestion(shopper, "Confirm Placing the order?", "Okay");
  await expect(shopper.getByRole("main").getByRole("alert")).toContainText("It is now BDT 2,680.");
  await expect(shopper.getByRole("definition")).toHaveText(["BDT 2,500", "BDT 180", "BDT 2,680"]);
  await shopper.getByRole("button", { name: "Place Order" }).click();
  await answerQuestion(shopper, "Confirm Placing the order?", "Okay");
  await acceptMessage(shopper, "Order Placed");
  const orders = (await customer.call("GET", "/orders")).body;
  expect(orders).toMatchObject([{ deliveryCharge: 180, amount: 2_680 }]);

  await page
    .getByText(/It was: 100/)
    .locator("..")
    .getByRole("button", { name: "Back to this" })
    .click();
  await page.getByRole("button", { name: "Save the change" }).click();
  await expect(page.getByText(/It was: 180/)).toBeVisible();
});

test("an announcement stands on top of the pages of every server on its days, and stays closed on a device @ci", async ({
  page,
  browser,
}) => {
  await openGroup(page, "Home");
  const href = page.getByLabel("Where it leads");
  await page.getByLabel("Announcement", { exact: true }).fill("Eid sale: denim from BDT 990");
  await href.fill("//evil.example");
  await page.getByRole("button", { name: "Save 2 changes" }).click();
  await expect(href).toHaveAccessibleDescription(/Please enter a page of the shop/);
  await href.fill("/denimpants");
  await expect(page.getByRole("region", { name: "Preview" })).toContainText("Eid sale");
  await expectNoOverflow(page, page.viewportSize()?.width ?? 0);
  await expectNoViolations(page);
  await page.getByRole("button", { name: "Save 2 changes" }).click();
  await expect(page.getByText("It was: (empty)")).toHaveCount(2);
  for (const server of [shop.address, second.address])
    await expect
      .poll(() => readText(server, "/belts"), { intervals: [50], timeout: PATIENCE_MS })
      .toContain("Eid sale");

  const plain = await (await browser.newContext({ ...PHONE, javaScriptEnabled: false })).newPage();
  await plain.goto(`${shop.address}/`);
  const words = { name: "Eid sale: denim from BDT 990" };
  await expect(plain.getByRole("link", words)).toHaveAttribute("href", "/denimpants");

  const shopper = await (await browser.newContext(PHONE)).newPage();
  await shopper.goto(`${shop.address}/`);
  await expectNoViolations(shopper);
  await shopper.getByRole("button", { name: "Close the announcement" }).click();
  await expect(shopper.getByRole("link", words)).toBeHidden();
  // Hidden by the page itself, before any script that moves it later.
  await shopper.route(/\/_next\/static\/chunks\/.*\.js/, (route) => route.abort());
  await shopper.goto(`${shop.address}/belts`);
  await expect(shopper.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(shopper.getByText(words.name)).toBeHidden();

  await change({ home: { announcement: { from: "2099-01-01" } } });
  for (const server of [shop.address, second.address])
    await expect
      .poll(() => readText(server, "/belts"), { intervals: [50], timeout: PATIENCE_MS })
      .not.toContain("Eid sale");
  await change({ home: null });
});

test("an admin sets a zone on a phone, and the checkout asks for the thana and charges for it @ci", async ({
  page,
  browser,
  playwright,
}) => {
  await openGroup(page, "Delivery");
  await page.getByRole("button", { name: "Add a zone" }).click();
  const zones = page.getByRole("group", { name: "Zones" });
  const part = (label: string) => zones.getByLabel(label, { exact: true });
  await page.getByRole("button", { name: "Save the change" }).click();
  await expect(part("Name")).toBeFocused();
  await part("Name").fill("ঢাকার আশেপাশে, Around Dhaka");
  await part("Charge").fill("১৩০");
  await expect(part("Business days")).toHaveAccessibleDescription(/such as 2–3\. Please enter business days/);
  await part("Business days").fill("২-৪");
  const places = zones.getByRole("combobox", { name: "Add a thana or a whole district" });
  await places.fill("shavar");
  await zones.getByRole("option", { name: /^Savar, Dhaka/ }).click();
  await places.fill("গাজীপুর");
  await places.press("ArrowDown");
  await places.press("Enter");
  await expectNoOverflow(page, page.viewportSize()?.width ?? 0);
  await expectNoViolations(page);
  await page.getByRole("button", { name: "Save the change" }).click();
  await expect(page.getByRole("button", { name: "Save the change" })).toBeDisabled();

  const product = await addProduct(admin, { price: 1_250, stock: "5" });
  const customer = await signInTo(shop, playwright, { ...newPerson(), isNew: true });
  await putIntoCart(customer, product, 2);
  const shopper = await (await browser.newContext(PHONE)).newPage();
  await shopper.goto(`${shop.address}/details/${product._id}`);
  await expect(shopper.getByText("BDT 130")).toBeVisible();
  await become(shopper, customer);
  await shopper.goto(`${shop.address}/dashboard/checkout`);
  await fillCheckout(shopper);
  await shopper.getByRole("button", { name: "Place Order" }).click();
  const area = shopper.getByRole("combobox", { name: "Thana or district" });
  await expect(area).toHaveAccessibleDescription(/Please choose your thana or your district\./);
  await area.fill("সাভার");
  await expect(shopper.getByRole("option", { name: /^Savar, Dhaka/ })).toBeVisible();
  await expectNoViolations(shopper);
  await area.press("Enter");
  await expect(area).toHaveValue("Savar, Dhaka");
  await expect(area).toHaveAccessibleDescription("Delivery here: BDT 130, in 2 to 4 business days.");
  await expect(shopper.getByRole("radio", { name: "Outside Dhaka" })).toBeChecked();
  await expect(shopper.getByRole("definition")).toHaveText(["BDT 2,500", "BDT 130", "BDT 2,630"]);
  await expectNoOverflow(shopper, shopper.viewportSize()?.width ?? 0);
  await shopper.getByRole("button", { name: "Place Order" }).click();
  await answerQuestion(shopper, "Confirm Placing the order?", "Okay");
  await acceptMessage(shopper, "Order Placed");
  expect((await customer.call("GET", "/orders")).body).toMatchObject([
    {
      district: "Dhaka",
      thana: "Savar",
      deliveryLocation: "Outside Dhaka",
      deliveryCharge: 130,
      amount: 2_630,
    },
  ]);
  await change({ delivery: { zones: null } });
});
