import type { Locator, Page } from "@playwright/test";
import { expectNoViolations } from "../../support/accessibility";
import { signInAs } from "../../support/api";
import { addProduct } from "../../support/catalogue";
import { demoAdmin } from "../../support/people";
import { expectNoOverflow, isPhone, open, tabTo, waitUntilAlive } from "../../support/storefront";
import { expect, test } from "../../support/test";

const row = (size: string, color: string, stock: number) => ({ size, color, stock });

/** Jeans of which some options are there: 30 is gone in both colours, 34 is not made in Black. */
const SOME = {
  category: "Denim Pants",
  sizes: ["30", "32", "34"],
  colors: ["Indigo", "Black"],
  stockByOption: [
    row("30", "Indigo", 0),
    row("32", "Indigo", 2),
    row("34", "Indigo", 9),
    row("30", "Black", 0),
    row("32", "Black", 0),
  ],
};

const group = (page: Page, name: string) => page.getByRole("group", { name, exact: false }).first();
const size = (page: Page, name: string) => group(page, "Size").getByRole("radio", { name, exact: true });
const color = (page: Page, name: string) => group(page, "Color").getByRole("radio", { name, exact: true });
const note = (page: Page, choice: string) => page.getByRole("group", { name: `${choice} cannot be had` });

const label = (page: Page, name: string) =>
  page.locator("label").filter({ has: page.getByRole("radio", { name, exact: true }) });

async function choose(what: Locator): Promise<void> {
  await what.check({ force: true });
  await expect(what).toBeChecked();
}

test("shows every option, strikes through what is gone, and preselects no size", async ({
  page,
  playwright,
}) => {
  const admin = await signInAs(playwright, demoAdmin());
  const { _id } = await addProduct(admin, SOME);
  await open(page, `/details/${_id}`);
  await expect(group(page, "Size").getByRole("radio")).toHaveCount(3);
  await expect(group(page, "Size").locator("input:checked")).toHaveCount(0);
  await expect(color(page, "Indigo")).toBeChecked();
  await expect(label(page, "30, sold out")).toHaveCSS("text-decoration-line", "line-through");
  await expect(label(page, "34")).toHaveCSS("text-decoration-line", "none");
  await expectNoViolations(page);

  await test.step("how few are left belongs to the chosen option", async () => {
    // Not those of the products below it.
    const fewLeft = page
      .getByRole("main")
      .getByRole("article")
      .first()
      .getByText(/^Only \d+ left$/);
    await choose(size(page, "32"));
    await expect(fewLeft).toHaveText("Only 2 left");
    await choose(size(page, "34"));
    await expect(fewLeft).toHaveCount(0);
  });

  await test.step("another color has its own sizes, and what is not made is told from what is sold out", async () => {
    await expect(color(page, "Black, sold out")).toBeVisible();
    await choose(color(page, "Black, sold out"));
    await expect(size(page, "32, sold out")).toBeVisible();
    await expect(size(page, "34, not made in Black")).toBeChecked();
    await expect(note(page, "34, Black")).toContainText("34, Black is not made.");
    await expect(note(page, "34, Black").getByRole("button")).toHaveText(["34, Indigo"]);
    await expectNoViolations(page);
  });

  await test.step("Add to Cart leads to what there is, and one press takes it", async () => {
    await page.locator("form").getByRole("button", { name: "Sold out · Tell me (34, Black)" }).click();
    await expect(note(page, "34, Black")).toBeFocused();
    await expect(note(page, "34, Black").getByRole("button")).toBeInViewport();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await note(page, "34, Black").getByRole("button", { name: "34, Indigo" }).click();
    await expect(size(page, "34")).toBeChecked();
    await expect(size(page, "34")).toBeFocused();
    await expect(note(page, "34, Black")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Add to Cart (34, Indigo)" })).toBeVisible();
  });
});

test("a keyboard reaches what is sold out, and what there is instead @desktop @ci", async ({
  page,
  playwright,
}) => {
  const admin = await signInAs(playwright, demoAdmin());
  const { _id } = await addProduct(admin, SOME);
  await open(page, `/details/${_id}`);
  await choose(size(page, "32"));
  await size(page, "32").focus();
  await page.keyboard.press("ArrowLeft");
  await expect(size(page, "30, sold out")).toBeFocused();
  await expect(size(page, "30, sold out")).toBeChecked();
  await tabTo(page, "32, Indigo", 2);
  await page.keyboard.press("Enter");
  await expect(size(page, "32")).toBeFocused();
  await tabTo(page, "Add to Cart(32, Indigo)", 4);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").getByRole("heading", { name: "Please login first" })).toBeVisible();
});

test("an address names the option; the page is one page all the same @desktop", async ({
  page,
  playwright,
}) => {
  const admin = await signInAs(playwright, demoAdmin());
  const { _id } = await addProduct(admin, SOME);
  const path = `/details/${_id}`;
  await open(page, `${path}?size=34&color=indigo`);
  await expect(size(page, "34")).toBeChecked();
  await expect(page.getByRole("button", { name: "Add to Cart (34, Indigo)" })).toBeVisible();
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`${path}$`));
  const [plain, asked] = [
    await page.request.get(path),
    await page.request.get(`${path}?size=34&color=Indigo`),
  ];
  expect(asked.headers()["etag"]).toBe(plain.headers()["etag"]);
  expect(await asked.text()).toBe(await plain.text());

  await test.step("also one that is gone, which is told, and nothing that there never was", async () => {
    await open(page, `${path}?size=30&color=Black`);
    await expect(size(page, "30, sold out")).toBeChecked();
    await expect(note(page, "30, Black")).toContainText("30, Black is sold out.");
    await open(page, `${path}?size=__proto__&color=%E0%A6%A8%E0%A7%80%E0%A6%B2&quantity=50`);
    await expect(group(page, "Size").locator("input:checked")).toHaveCount(0);
    await expect(page.getByRole("textbox", { name: "Quantity" })).toHaveValue("1");
  });
});

test("the size that this device took last in the category is preselected and said so @phone", async ({
  page,
  playwright,
}) => {
  const admin = await signInAs(playwright, demoAdmin());
  const { _id } = await addProduct(admin, SOME);
  const shirt = await addProduct(admin, { category: "Polo T-shirts", sizes: ["32", "34"] });
  const remember = (sizes: object) =>
    page.addInitScript((value) => localStorage.setItem("last sizes", value), JSON.stringify(sizes));
  await remember({ "Denim Pants": "34" });
  await open(page, `/details/${_id}`);
  await expect(size(page, "34")).toBeChecked();
  await expect(group(page, "Size")).toContainText("You took 34 last time");
  await choose(size(page, "32"));
  await expect(group(page, "Size")).not.toContainText("last time");
  await open(page, `/details/${_id}?size=32`);
  await expect(size(page, "32")).toBeChecked();
  await expect(group(page, "Size")).not.toContainText("last time");
  await open(page, `/details/${shirt._id}`);
  await expect(group(page, "Size").locator("input:checked")).toHaveCount(0);
  // What is gone is not preselected.
  await remember({ "Denim Pants": "30" });
  await open(page, `/details/${_id}`);
  await expect(group(page, "Size").locator("input:checked")).toHaveCount(0);
  await expect(group(page, "Size")).not.toContainText("last time");
});

test("the whole gallery changes with the color, and an address opens on it @phone @ci", async ({
  page,
  playwright,
}) => {
  const admin = await signInAs(playwright, demoAdmin());
  const picture = (view: number) => `/catalogue/raw-selvedge-jean-14oz-${view}-960.webp`;
  const { _id, name } = await addProduct(admin, {
    ...SOME,
    image1: picture(1),
    image2: picture(2),
    colorGalleries: { Black: [picture(3)], Indigo: [picture(1), picture(2)] },
  });
  await open(page, `/details/${_id}`);
  const carousel = page.getByRole("region", { name: `Pictures of ${name}` });
  const slides = carousel.getByRole("listitem");
  const shown = carousel.locator("li:not([inert]) img");
  await expect(shown).toHaveAttribute("src", picture(1));
  await carousel.getByRole("button", { name: "Show 2 of 2" }).click();
  await expect(shown).toHaveAttribute("src", picture(2));
  await choose(color(page, "Black, sold out"));
  await expect(shown).toHaveAttribute("src", picture(3));
  await expect(slides).toHaveCount(1);
  await expect(page).toHaveURL(/\?color=black$/);
  await page.reload();
  await expect(shown).toHaveAttribute("src", picture(3));
  await waitUntilAlive(page);
  await expect(color(page, "Black, sold out")).toBeChecked();
  await choose(color(page, "Indigo"));
  await expect(shown).toHaveAttribute("src", picture(1));
});

test("what is all there has nothing to say; what is all gone offers its sizes elsewhere @phone @ci", async ({
  page,
  playwright,
}) => {
  const admin = await signInAs(playwright, demoAdmin());
  const rowsOf = (stock: number) => SOME.stockByOption.map((option) => ({ ...option, stock }));
  const fields = { ...SOME, category: "Twill Pants", sizes: ["30", "32", "34"] };
  const all = await addProduct(admin, { ...fields, stockByOption: rowsOf(8) });
  const none = await addProduct(admin, { ...fields, stockByOption: rowsOf(0) });
  await open(page, `/details/${all._id}`);
  await expect(page.locator("form").getByRole("radio")).toHaveCount(5);
  await expect(page.locator("form").getByText(/sold out|Only \d+ left|Few sizes left/i)).toHaveCount(0);
  await expect(page.locator("form").getByRole("radio", { name: "sold out" })).toHaveCount(0);
  await open(page, `/details/${none._id}`);
  await expect(page.getByText("Sold out", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^Add to Cart/ })).toHaveCount(0);
  const instead = page.getByRole("region", { name: "In stock in the same size" });
  await expect(instead.getByRole("article").first()).toContainText(/In .*3\d/);
  await expect(instead.getByText("Sold out")).toHaveCount(0);
  expect(await instead.getByRole("article").count()).toBeLessThanOrEqual(4);
  await expect(page.getByRole("region", { name: /^More / })).toHaveCount(0);
  await expectNoViolations(page);
});

test("a card says that few sizes are left, or that all are gone @phone @ci", async ({ page, playwright }) => {
  const admin = await signInAs(playwright, demoAdmin());
  const rowsOf = (...stock: number[]) =>
    stock.map((pieces, index) => row(["S", "M", "L"][index] ?? "", "Black", pieces));
  const fields = { sizes: ["S", "M", "L"], colors: ["Black"] };
  for (const [stock, words] of [
    [rowsOf(0, 0, 3), "Few sizes left"],
    [rowsOf(0, 1, 3), ""],
    [rowsOf(0, 0, 0), "Sold out"],
  ] as const) {
    const { name } = await addProduct(admin, { ...fields, stockByOption: stock });
    await page.goto("/caps");
    const card = page.getByRole("article").filter({ has: page.getByRole("heading", { name, exact: true }) });
    await expect(card.getByText(/^(Few sizes left|Sold out|Only \d+ left)$/)).toHaveText(
      words ? [words] : [],
    );
  }
});

test("twelve sizes in eight colors, in Bengali too, fit the screen @ci", async ({ page, playwright }) => {
  const admin = await signInAs(playwright, demoAdmin());
  const sizes = Array.from({ length: 12 }, (_, index) => String(26 + 2 * index));
  const colors = ["নীল", "কালো", "সাদা", "জলপাই সবুজ", "মেরুন", "ছাই রং", "Washed Indigo Poplin", "Sand"];
  const stockByOption = colors.flatMap((name, c) => sizes.map((of, s) => row(of, name, (s * c) % 3)));
  const { _id } = await addProduct(admin, { sizes, colors, stockByOption });
  await open(page, `/details/${_id}`);
  await expect(color(page, "কালো")).toBeChecked();
  await expect(color(page, "নীল, sold out")).toBeVisible();
  await choose(size(page, "26, sold out"));
  await expect(note(page, "26, কালো").getByRole("button").first()).toBeVisible();
  await expectNoOverflow(page, isPhone(page) ? 390 : 1440);
  await expectNoViolations(page);
});

test("plain HTML strikes through what is gone, too @phone @ci", async ({ page, playwright }) => {
  const admin = await signInAs(playwright, demoAdmin());
  const { _id } = await addProduct(admin, SOME);
  const html = await (await page.request.get(`/details/${_id}`)).text();
  expect(html).toMatch(/<label class="[^"]*line-through[^"]*"><input[^>]*aria-label="30, sold out"/);
  // Where the sizes are not marked anew for each colour, all are named.
  expect(html).toContain("<li>Indigo<!-- -->: <!-- -->32, 34</li>");
});
