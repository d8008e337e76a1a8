import { signInAs } from "../../support/api";
import { addProduct } from "../../support/catalogue";
import { demoAdmin } from "../../support/people";
import { expect, test } from "../../support/test";
import { DETAIL, expectNoOverflow, findProduct, JEAN, open } from "../../support/storefront";

const addButton = /^Add to Cart \(/;

test("shows type, fit, sizes, colours and price, and the care label beside them", async ({ page }) => {
  await open(page, DETAIL);
  await expect(page).toHaveTitle(`${JEAN} | Tejgaon`);
  const article = page.getByRole("article").filter({ has: page.getByRole("heading", { level: 1 }) });
  await expect(article.getByRole("heading", { level: 1 })).toHaveText(JEAN);
  const facts = await article
    .locator("dl")
    .last()
    .evaluate((list) =>
      Object.fromEntries(
        [...list.querySelectorAll("dt")].map((term) => [
          term.textContent,
          term.nextElementSibling?.textContent,
        ]),
      ),
    );
  expect(facts).toEqual({
    Type: "Denim Pants",
    Fit: "Straight fit",
    Sizes: "30, 32, 34, 36",
    Colors: "Raw Indigo",
    Price: "BDT 2,600",
    Payment: "Cash on delivery",
    Fabric: "100% cotton selvedge denim, unwashed",
    Weight: "14 oz",
    "Size advice": "Tight when new: the waist gives an inch within a month.",
    Care: "Wear it six months, then soak cold, inside out, and line dry",
    "Made in": "Sewn in Dhaka",
    Delivery: "2 to 5 business days, anywhere in Bangladesh",
    Confirmation: "We'll call you to confirm the order. Its status is on your Orders page.",
    Exchange: "Within 3 days of receiving it",
  });
  // One sign for each fact, and no two facts with the same.
  const signs = await article
    .locator("dl")
    .last()
    .locator("dt svg")
    .evaluateAll((all) => all.map(({ innerHTML }) => innerHTML));
  expect(new Set(signs).size).toBe(Object.keys(facts).length);
  const breadcrumb = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(breadcrumb.getByRole("link")).toHaveText(["Home", "Denim Pants"]);
  await breadcrumb.getByRole("link", { name: "Denim Pants" }).click();
  await expect(page).toHaveURL("/denimpants");
});

test("the form preselects the pictured colour and no size, names what is chosen on its button, and starts with one", async ({
  page,
}) => {
  await open(page, DETAIL);
  const sizes = page.getByRole("group", { name: "Size" }).getByRole("radio");
  await expect(sizes).toHaveCount(4);
  await expect(page.getByRole("group", { name: "Size" }).locator("input:checked")).toHaveCount(0);
  await expect(
    page.getByRole("group", { name: "Color" }).getByRole("radio", { name: "Raw Indigo" }),
  ).toBeChecked();
  const quantity = page.getByRole("textbox", { name: "Quantity" });
  await expect(quantity).toHaveValue("1");
  await expect(quantity).toHaveAttribute("required");
  await expect(quantity).toHaveAttribute("inputmode", "numeric");
  await expect(page.getByRole("button", { name: "Add to Cart (Raw Indigo)" })).toBeVisible();
  await page.getByRole("radio", { name: "34" }).check({ force: true });
  await expect(page.getByRole("button", { name: "Add to Cart (34, Raw Indigo)" })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("button", { name: "Add to Cart (36, Raw Indigo)" })).toBeVisible();
});

test("tells beside the field what is wrong with a quantity, and understands Bengali digits", async ({
  page,
}) => {
  await open(page, DETAIL);
  const quantity = page.getByRole("textbox", { name: "Quantity" });
  await page.getByRole("radio", { name: "30", exact: true }).check({ force: true });
  const add = page.getByRole("button", { name: addButton });
  for (const wrong of ["", "0", "100", "1.5", "-1", "two", "১০০"]) {
    await quantity.fill(wrong);
    await add.click();
    await expect(quantity, wrong).toHaveAccessibleDescription("Please enter a whole number from 1 to 99.");
    await expect(quantity, wrong).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByRole("dialog"), wrong).toHaveCount(0);
  }
  await quantity.fill("৯৯");
  await add.click();
  await expect(page.getByRole("dialog").getByRole("heading", { name: "Please login first" })).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Okay" }).click();
  await expect(page).toHaveURL(/\/login\?from=%2Fdetails%2F[0-9a-f]{24}$/);
});

test("the size guide gives inches and centimetres and how to measure @ci", async ({ page }) => {
  await open(page, DETAIL);
  const button = page.getByRole("button", { name: "Size guide" });
  await button.click();
  const guide = page.getByRole("dialog", { name: "Size guide: Denim Pants" });
  await expect(guide.getByRole("columnheader")).toHaveText(["Size", "Waist", "Hip", "Thigh", "Inseam"]);
  const row = guide
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: "32", exact: true }) });
  await expect(row.getByRole("cell")).toHaveText([
    "33 in / 84 cm",
    "41 in / 104 cm",
    "23.5 in / 60 cm",
    "31.5 in / 80 cm",
  ]);
  await expect(guide.getByRole("heading", { name: "How to measure" })).toBeVisible();
  await expect(guide.getByText(/^Inseam: /)).toBeVisible();
  await guide.getByRole("button", { name: "Close" }).click();
  await expect(guide).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(guide).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(guide).toBeHidden();
  await expect(button).toBeFocused();
});

test("a measure of one's own leads to a size, which one press chooses @ci", async ({ page }) => {
  await open(page, DETAIL);
  await page.getByRole("button", { name: "Size guide" }).click();
  const guide = page.getByRole("dialog", { name: "Size guide: Denim Pants" });
  await guide.getByRole("button", { name: "Find my size" }).click();
  const measure = guide.getByLabel("Waist of trousers that fit you");
  await expect(measure).toBeFocused();
  await measure.fill("wide");
  await expect(measure).toHaveAccessibleDescription(/Please type a number, such as 34\.5\./);
  await measure.fill("৩৪");
  await expect(
    guide.getByText("You are between two sizes: 32 (33 in) fits closer, 34 (35 in) looser."),
  ).toBeVisible();
  await guide.getByRole("button", { name: "Take 34" }).click();
  await expect(guide).toBeHidden();
  await expect(page.getByRole("radio", { name: "34" })).toBeChecked();
});

test("a shirt's guide has chest and length; a wallet has none @ci", async ({ page }) => {
  const shirt = await findProduct(page.request, "Oxford Button-Down");
  const wallet = await findProduct(page.request, "Full-Grain Bifold");
  await open(page, `/details/${shirt._id}`);
  await page.getByRole("button", { name: "Size guide" }).click();
  await expect(page.getByRole("columnheader")).toHaveText(["Size", "Chest", "Length", "Shoulder"]);
  await open(page, `/details/${wallet._id}`);
  await expect(page.getByRole("button", { name: "Size guide" })).toHaveCount(0);
});

test("offers four more from the same category, and not itself", async ({ page }) => {
  await open(page, DETAIL);
  const more = page.getByRole("region", { name: "More Denim Pants" });
  const names = await more.getByRole("heading", { level: 3 }).allInnerTexts();
  expect(names).toHaveLength(4);
  expect(new Set(names).size).toBe(4);
  expect(names).not.toContain(JEAN);
  // A rail: side by side, and a thumb scrolls it.
  const tops = await more
    .getByRole("article")
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  await expectNoOverflow(page);
  const [first = ""] = names;
  await more.getByRole("link", { name: `See Details: ${first}` }).click();
  await expect(page.getByRole("heading", { level: 1, name: first, exact: true })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Breadcrumb" })).toContainText("Denim Pants");
});

test("says which colour the pictures show, where there is a choice of colours @ci", async ({
  page,
  playwright,
}) => {
  const tee = await findProduct(page.request, "Combed Cotton Tee 180 gsm");
  await open(page, `/details/${tee._id}`);
  const colors = page.getByRole("group", { name: "Color" });
  const picture = page.getByRole("button", { name: /^Show picture 1 of/ });
  await expect(picture).not.toContainText("Shown in");
  const last = colors.getByRole("radio").last();
  await last.check({ force: true });
  await expect(page).toHaveURL(/\?color=/);
  // Either it has a picture of its own, or this one says what it shows.
  const isOwn = /-in-/.test((await picture.locator("img").getAttribute("src")) ?? "");
  await (isOwn
    ? expect(picture).not.toContainText("Shown in")
    : expect(picture).toContainText("Shown in White"));
  // One colour needs no word; of a picture that nobody knows, nothing is claimed.
  await open(page, DETAIL);
  await expect(page.getByRole("group", { name: "Color" })).not.toContainText("ictur");
  const admin = await signInAs(playwright, demoAdmin());
  const { _id } = await addProduct(admin, { colors: "Black, Navy" });
  await open(page, `/details/${_id}`);
  await expect(page.getByRole("group", { name: "Color" })).toContainText(
    "The pictures may show another color",
  );
});

test("says how few are left from five down, on the card and on the page @ci", async ({
  page,
  playwright,
}) => {
  const admin = await signInAs(playwright, demoAdmin());
  for (const [stock, words] of [
    ["5", "Only 5 left"],
    ["১", "Only 1 left"],
    ["6", null],
    ["a few", null],
  ] as const) {
    const { _id, name } = await addProduct(admin, { stock });
    const card = page.getByRole("article").filter({ has: page.getByRole("heading", { name, exact: true }) });
    await page.goto(`/details/${_id}`);
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    const note = page.getByRole("main").getByText(/^Only \d+ left$/);
    const own = page.getByRole("article").filter({ has: page.getByRole("heading", { level: 1 }) });
    await expect(own.getByText(/^Only \d+ left$/), stock).toHaveText(words ? [words] : []);
    if (words) {
      await expect(note.first()).toHaveCSS("background-color", "rgb(227, 167, 47)");
      await expect(note.first()).toHaveCSS("color", "rgb(21, 23, 28)");
    }
    await open(page, "/caps");
    await expect(card.getByText(/^Only \d+ left$/), stock).toHaveText(words ? [words] : []);
  }
});

test("the picture that shows a product worn says by whom, in both languages @ci", async ({
  page,
  playwright,
}) => {
  const admin = await signInAs(playwright, demoAdmin());
  const worn = "/catalogue/raw-selvedge-jean-14oz-2-960.webp";
  const of = { image2: worn, wornPicture: worn, modelHeight: "5'9\"", modelSize: "M" };
  const { _id, name } = await addProduct(admin, of);
  await open(page, `/details/${_id}`);
  const pictures = page.getByRole("region", { name: `Pictures of ${name}` }).locator("li");
  await expect(pictures.first()).not.toContainText("Model");
  await page.getByRole("button", { name: "Show 2 of 2" }).click();
  await expect(pictures.nth(1)).toContainText("Model 5'9\", wears M");
  await expect(pictures.nth(1).getByRole("img")).toHaveAttribute(
    "alt",
    `${name}, view 2. Model 5'9", wears M`,
  );
  await open(page, `/bn/details/${_id}`);
  await expect(page.locator("li").filter({ hasText: "মডেল ৫'৯\", পরেছেন M" })).toHaveCount(1);
});
