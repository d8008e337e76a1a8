import { expect, type Page, test } from "@playwright/test";
import { makePhoto } from "../../../testing/pictures";
import { expectNoViolations } from "../../support/accessibility";
import { uploadTo } from "../../support/admin";
import type { Caller } from "../../support/api";
import { addProduct } from "../../support/catalogue";
import { become } from "../../support/become";
import { openOwnShop, type OwnShop, signInTo } from "../../support/own-shop";
import { expectNoOverflow } from "../../support/storefront";

// Every shopper sees what the owner sets of the home page, so these tests have a shop of their own.

let shop: OwnShop;
let admin: Caller;

test.describe.configure({ mode: "serial", timeout: 120_000 });
test.beforeAll(async ({ playwright }) => {
  shop = await openOwnShop({ hasCatalogue: true, environment: { RATE_LIMIT_FACTOR: "100" } });
  admin = await signInTo(shop, playwright, shop.admin);
});
test.afterAll(() => shop.close());

async function openSettings(page: Page): Promise<void> {
  await become(page, admin);
  await page.goto(`${shop.address}/dashboard/settings/home`);
  await expect(page.getByRole("heading", { name: "Home", level: 1 })).toBeVisible();
}

const readHome = async (): Promise<string> => await (await fetch(`${shop.address}/`)).text();

const headingsOf = async (page: Page): Promise<string[]> => {
  await page.goto(`${shop.address}/`);
  return await page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
};

test("the owner turns sections off and orders them by keys, and goes back to what it was @phone @ci", async ({
  page,
  browser,
}) => {
  const shopper = await (await browser.newContext()).newPage();
  const before = await headingsOf(shopper);
  await openSettings(page);
  const sections = page.getByRole("group", { name: "Sections" });
  await sections.getByRole("checkbox", { name: "Shop by category" }).uncheck();
  const up = sections.getByRole("button", { name: "Move up: Film" });
  await up.focus();
  for (const place of [5, 4, 3, 2]) {
    await page.keyboard.press("Enter");
    await expect(up).toHaveAccessibleName(`Move up: Film, now ${place} of 8`);
    await expect(up).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await expect(up).toBeDisabled();
  await expect(sections.getByRole("button", { name: "Move down: Film" })).toBeFocused();
  await page.getByLabel("Line of trust", { exact: true }).fill("১২,০০০ parcels delivered since 2019");
  await expectNoOverflow(page, page.viewportSize()?.width ?? 0);
  await expectNoViolations(page);
  await page.getByRole("button", { name: "Save 2 changes" }).click();
  await expect(page.getByText("It was: (empty)")).toBeVisible();
  await expect.poll(readHome).toContain("১২,০০০ parcels delivered since 2019");
  const after = await headingsOf(shopper);
  expect(after).toContain("Cloth, thread, label");
  expect(after).not.toContain("Shop by category");
  expect(after.indexOf("Cloth, thread, label")).toBeLessThan(after.indexOf("New arrivals"));
  await expectNoOverflow(shopper, shopper.viewportSize()?.width ?? 0);

  await openSettings(page);
  await page.getByRole("button", { name: "Back to this" }).last().click();
  await page.getByRole("button", { name: "Save the change" }).click();
  await expect(page.getByRole("button", { name: "Save the change" })).toBeDisabled();
  await expect.poll(() => headingsOf(shopper)).toEqual(before);
});

test("the owner adds a slide with a picture of their own, orders it, and chooses a row of products @phone", async ({
  page,
  browser,
}) => {
  const cap = await addProduct(admin, { name: "ঈদের টুপি", category: "Caps", stock: "3" });
  const shopper = await (await browser.newContext()).newPage();
  await openSettings(page);
  await page.getByRole("button", { name: "Add a slide" }).click();
  await page.getByRole("button", { name: "Save the change" }).click();
  const added = page.getByRole("listitem").filter({ hasText: "Slide 5" });
  const title = added.getByLabel("Title", { exact: true });
  await expect(title).toHaveAccessibleDescription("Please enter this.");
  await expect(added.getByLabel("Leads to")).toHaveAccessibleDescription(/a page of this shop/);
  await uploadTo(page, "Picture of slide 5", await makePhoto());
  await expect(added.getByLabel("or its web address")).toHaveValue(/^\/images\//);
  await title.fill("ঈদের নতুন টুপি, সুতি কাপড়ে হাতে সেলাই করা");
  await added.getByLabel("Below the title", { exact: true }).fill("Until the moon is seen.");
  await added.getByLabel("Leads to").selectOption("A product …");
  await added.getByLabel("Which product").fill("ঈদের");
  await added.getByRole("button", { name: "ঈদের টুপি" }).click();
  await expect(added.getByRole("region", { name: "Preview of slide 5" })).toContainText("হাতে সেলাই করা");
  await page.getByRole("button", { name: "Move up: slide 5" }).focus();
  for (const place of [4, 3, 2]) {
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: `Move up: slide ${place}` })).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await expect(page.getByRole("listitem").filter({ hasText: "Slide 1" })).toContainText("ঈদের নতুন টুপি");

  await page.getByLabel("Heading of your row", { exact: true }).fill("For Eid");
  await page.getByLabel("Add a product").fill("ঈদের");
  await page
    .getByRole("group", { name: "Products of your row" })
    .getByRole("button", { name: "ঈদের টুপি" })
    .click();
  await expectNoOverflow(page, page.viewportSize()?.width ?? 0);
  await expectNoViolations(page);
  await page.getByRole("button", { name: "Save 3 changes" }).click();
  await expect(page.getByRole("button", { name: "Save the change" })).toBeDisabled();
  await expect.poll(readHome).toContain("For Eid");
  await shopper.goto(`${shop.address}/`);
  const first = shopper.getByRole("region", { name: "Featured" }).locator("li").first();
  await expect(first.getByRole("heading")).toHaveText(/^ঈদের নতুন টুপি/);
  await expect(first.getByRole("link")).toHaveAttribute("href", `/details/${cap._id}`);
  const widthOf = () => first.locator("img").evaluate((picture: HTMLImageElement) => picture.naturalWidth);
  await expect.poll(widthOf).toBeGreaterThan(0);
  await expectNoOverflow(shopper, shopper.viewportSize()?.width ?? 0);
  await expectNoViolations(shopper);

  expect((await admin.call("DELETE", `/products/${cap._id}`)).status).toBe(200);
  await expect.poll(readHome).not.toContain("For Eid");
  expect(await readHome()).not.toContain("ঈদের নতুন টুপি");
});
