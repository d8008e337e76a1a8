import type { Page } from "@playwright/test";
import { expectNoViolations } from "../../support/accessibility";
import { expect, test } from "../../support/test";
import { filterButton, openFilters, showFiltered } from "../../support/filters";
import { holdScripts, openEarly } from "../../support/held-scripts";
import { findProduct, isPhone, open, waitUntilAlive } from "../../support/storefront";

const POLO = "Colour-Block Polo";

async function openSearch(page: Page) {
  await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
  const box = page.getByRole("combobox", { name: "Search for products" });
  await expect(box).toBeFocused();
  return box;
}

test("the search over the page is loaded when it is touched, and leads to a product by keyboard", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { _id } = await findProduct(page.request, POLO);
  await open(page, "/caps");
  const box = await openSearch(page);
  await box.fill("n");
  await expect(page.getByRole("listbox")).toHaveCount(0);
  await box.fill("colour block pol");
  const options = page.getByRole("option");
  await expect(options).toHaveText(["Polo T-shirts", /^Colour-Block PoloBDT 1,090$/]);
  await expectNoViolations(page);
  await box.press("ArrowDown");
  await box.press("ArrowDown");
  await expect(options.nth(1)).toHaveAttribute("aria-selected", "true");
  await box.press("ArrowDown");
  await expect(page.locator("[aria-selected=true]")).toHaveCount(0);
  await box.press("ArrowUp");
  await box.press("Enter");
  await expect(page).toHaveURL(`/details/${_id}`);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("Escape gives the focus back, and Enter searches for what was typed @desktop @ci", async ({ page }) => {
  await open(page, "/");
  let box = await openSearch(page);
  await box.fill("no such thing at all");
  await expect(page.getByText("Nothing of that name. Try another word.")).toBeVisible();
  await box.press("Escape");
  await box.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("banner").getByRole("link", { name: "Search" })).toBeFocused();
  box = await openSearch(page);
  await box.fill("ফুল হাতা শার্ট");
  await box.press("Enter");
  await expect(page).toHaveURL(/\/search\?q=/);
  await expect(page.getByText(/^\d+ products for “ফুল হাতা শার্ট”$/)).toBeVisible();
  await expectNoViolations(page);
});

test("a search that finds nothing offers what is near it, and the categories @phone @ci", async ({
  page,
}) => {
  await open(page, "/search?q=oxford+panjabi");
  await expect(page.getByText("No products for “oxford panjabi”")).toBeVisible();
  const nearest = page.getByRole("region", { name: "Nearest to it" });
  await expectNoViolations(page);
  await nearest.getByRole("link", { name: /^panjabi/ }).click();
  await expect(page).toHaveURL("/search?q=panjabi");
  const shirt = page.getByRole("article").filter({ hasText: "পাঞ্জাবি কলারের ফুল হাতা শার্ট" });
  await expect(shirt).toBeVisible();
});

test("a colour that nothing of the kind comes in is told, and the kind is shown @phone", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/search?q=lal+polo");
  await expect(page.getByText(/^We have none in red\. \d+ products for “polo”$/)).toBeVisible();
  await expect(page.getByRole("article").first()).toContainText("Polo");
  await open(page, "/bn/search?q=লাল+পোলো");
  await expect(page.getByText(/^লাল রঙে এটি নেই। “পোলো” খুঁজে/)).toBeVisible();
  await expectNoViolations(page);
});

test("a price in words is a filter that is shown, changed and taken away @phone", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/search?q=shirt+under+1%2C500");
  const prices = async () =>
    (await page.locator("article .price").allTextContents()).map((text) => Number(text.replace(/\D/g, "")));
  expect((await prices()).length).toBeGreaterThan(3);
  expect(Math.max(...(await prices()))).toBeLessThanOrEqual(1_500);
  await expect(page.getByRole("searchbox", { name: "Search for products" })).toHaveValue("shirt under 1,500");
  await expectNoViolations(page);
  await openFilters(page);
  const to = page.getByRole("textbox", { name: "To" });
  await expect(to).toHaveValue("1500");
  await to.fill("1200");
  await showFiltered(page);
  await expect(page).toHaveURL("/search?q=shirt&max=1200");
  expect(Math.max(...(await prices()))).toBeLessThanOrEqual(1_200);
  await open(page, "/search?q=shirt+under+1%2C500");
  await page.getByRole("link", { name: "Remove Up to BDT 1,500" }).click();
  await expect(page).toHaveURL("/search?q=shirt");
  await expect.poll(async () => Math.max(...(await prices()))).toBeGreaterThan(1_500);
});

test("filters stand in the address, are taken away one by one, and clearing them keeps the order @phone", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page, "/twillpants");
  await openFilters(page);
  await expectNoViolations(page);
  await page.getByRole("checkbox", { name: "32" }).check();
  await page.getByRole("checkbox", { name: "34" }).check();
  await page.getByRole("checkbox", { name: "Navy" }).check();
  await showFiltered(page);
  await expect(page).toHaveURL("/twillpants?size=32,34&color=navy");
  await page.locator("summary").filter({ hasText: "Newest" }).click();
  await page.getByRole("link", { name: "Price, low to high" }).click();
  await expect(page).toHaveURL("/twillpants?size=32,34&color=navy&sort=low");
  const cards = page.getByRole("article");
  const prices = async () =>
    (await page.locator("article .price").allTextContents()).map((text) => Number(text.replace(/\D/g, "")));
  const shown = await prices();
  expect(shown.length).toBeGreaterThan(1);
  expect(shown).toEqual(shown.toSorted((one, other) => one - other));
  await expect(page.getByText(`${shown.length} twill pants`)).toBeVisible();

  await page.getByRole("link", { name: "Remove 34" }).click();
  await expect(page).toHaveURL("/twillpants?size=32&color=navy&sort=low");
  await openFilters(page);
  await expect(page.getByRole("checkbox", { name: "32" })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "34" })).not.toBeChecked();
  // On a phone Escape closes the sheet once it is one.
  if (isPhone(page)) await expect(page.getByRole("button", { name: "Close" })).toBeFocused();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Clear filters" }).click();
  await expect(page).toHaveURL("/twillpants?sort=low");
  await expect(page.getByRole("list", { name: "Filters" })).toHaveCount(0);
  expect(await cards.count()).toBeGreaterThan(shown.length);
});

test("the sheet of filters counts after each tick, and Back closes it and leads on to the list before @phone @ci", async ({
  page,
}) => {
  await open(page, "/twillpants");
  await openFilters(page);
  const sheet = page.getByRole("dialog", { name: "Filter" });
  await expect(sheet.getByRole("button", { name: "Close" })).toBeFocused();
  await expect(filterButton(page)).toHaveText(/^Show \d+ products$/);
  const navy = sheet.locator("label").filter({ hasText: "Navy" });
  const ofNavy = await navy.locator("small").innerText();
  const ofSizes = () => sheet.locator("label:has([name=size]) small").allInnerTexts();
  const before = await ofSizes();
  await navy.click();
  await expect(filterButton(page)).toHaveText(`Show ${ofNavy} products`);
  await expect(filterButton(page)).toBeInViewport({ ratio: 1 });
  expect(await ofSizes()).not.toEqual(before);
  await page.goBack();
  await expect(sheet.getByRole("button", { name: "Close" })).toBeHidden();
  await expect(page).toHaveURL("/twillpants");
  await openFilters(page);
  await expect(sheet.getByRole("checkbox", { name: "Navy" })).toBeChecked();
  await showFiltered(page);
  await expect(page).toHaveURL("/twillpants?color=navy");
  await expect(page.getByRole("article")).toHaveCount(Number(ofNavy));
  await page.goBack();
  await expect(page).toHaveURL("/twillpants");
});

test("what is ticked before the scripts come stays ticked, and is what is asked for @phone @ci", async ({
  page,
}) => {
  const { release } = await holdScripts(page, "before", "");
  await openEarly(page, "/twillpants", "before");
  await openFilters(page);
  await page.getByRole("checkbox", { name: "Navy" }).check();
  await page.getByRole("textbox", { name: "To" }).fill("1600");
  release();
  await waitUntilAlive(page);
  await expect(page.getByRole("checkbox", { name: "Navy" })).toBeChecked();
  await expect(page.getByRole("textbox", { name: "To" })).toHaveValue("1600");
  await showFiltered(page);
  await expect(page).toHaveURL("/twillpants?color=navy&max=1600");
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("Back from a product brings the narrowed list and the place in it @phone @ci", async ({ page }) => {
  await open(page, "/basictshirts?size=l&sort=high");
  const names = await page.getByRole("article").getByRole("heading").allTextContents();
  const last = page.getByRole("article").last();
  await last.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(500);
  await last.getByRole("link").click();
  await expect(page).toHaveURL(/\/details\//);
  await page.goBack();
  await expect(page).toHaveURL("/basictshirts?size=l&sort=high");
  await expect(page.getByRole("article").getByRole("heading")).toHaveText(names);
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - place))
    .toBeLessThan(50);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a category is narrowed, and the shop is searched @phone", async ({ page }) => {
    await page.goto("/boxers");
    await openFilters(page);
    await page.getByRole("checkbox", { name: "Navy" }).check();
    await page.getByRole("textbox", { name: "To" }).fill("৩৫০");
    await showFiltered(page);
    await expect(page).toHaveURL("/boxers?color=navy&max=350");
    await expect(page.getByRole("article").first()).toContainText(/BDT/);
    await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
    await page.getByRole("searchbox", { name: "Search for products" }).fill("wallt");
    await page.getByRole("main").getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL("/search?q=wallt");
    await expect(page.getByText(/products for “wallet”/)).toBeVisible();
  });
});
