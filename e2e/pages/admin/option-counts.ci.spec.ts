import { expect, type Locator, type Page, test } from "@playwright/test";
import { expectNoViolations } from "../../support/accessibility";
import { newCustomer } from "../../support/api";
import { openNewProductForm, openNewRow } from "../../support/admin";
import { readCounts, rowsOf, sizesFrom } from "../../support/counts";
import { placeOrder } from "../../support/orders";
import { expectNoOverflow } from "../../support/storefront";

// A browser complains of every 409 in its console, so these tests do without its watch.

const JEANS = {
  sizes: ["30", "32", "34"],
  colors: ["Indigo", "Black"],
  stockByOption: rowsOf(["30", "32", "34"], ["Indigo", "Black"], (size, color) => size * 3 + color),
};

/** What an opened option is counted with. */
function editorOf(row: Locator, option: string) {
  const editor = row.getByRole("region", { name: new RegExp(`^${option} of `) });
  return {
    editor,
    pieces: editor.getByRole("textbox", { name: /^Can be ordered: / }),
    save: editor.getByRole("button", { name: /^Save (?!what was counted)/ }),
    delivery: editor.getByRole("textbox", { name: /^Add pieces / }),
    add: editor.getByRole("button", { name: /^Add the pieces / }),
    notices: editor.getByRole("status"),
  };
}

const open = async (row: Locator, option: string) => {
  await row.getByRole("button", { name: new RegExp(`^${option}: `) }).click();
  return editorOf(row, option);
};

const expectFits = (page: Page) => expectNoOverflow(page, page.viewportSize()?.width ?? 0);

test("a row has a chip for each size and color, and a tap opens one more, one less and the number @phone", async ({
  page,
  playwright,
}) => {
  const { admin, product, row } = await openNewRow(page, playwright, JEANS);
  await expect(row.getByRole("textbox", { name: /^Can be ordered/ })).toHaveCount(0);
  const chips = row.getByRole("group", { name: /by size and color$/ }).getByRole("button");
  await expect(chips).toHaveText([
    "30 · 0 out",
    "32 · 3 low",
    "34 · 6",
    "30 · 1 low",
    "32 · 4 low",
    "34 · 7",
  ]);
  await expect(chips.first()).toHaveAccessibleName("30, Indigo: sold out");
  await expect(chips.nth(1)).toHaveAccessibleName("32, Indigo: 3 pieces, low");
  const { editor, pieces, save, notices } = await open(row, "32, Indigo");
  await expect(editor).toBeFocused();
  await expect(editor).toContainText("3 free, 0 in waiting orders, 3 on the shelf");
  await expect(save).toBeDisabled();
  for (const [name, count] of [
    ["One less", 2],
    ["One more", 3],
    ["One more", 4],
  ] as const) {
    await editor.getByRole("button", { name: new RegExp(`^${name}`) }).click();
    await expect(pieces).toHaveValue(String(count));
  }
  await expect(pieces).toHaveAccessibleDescription("was 3");
  await expectNoViolations(page);
  await expectFits(page);
  await pieces.fill("১২");
  await pieces.press("Enter");
  await expect(notices.filter({ hasText: "Saved." })).toBeVisible();
  await expect(chips.nth(1)).toHaveText("32 · 12");
  await expect(editor).toContainText("12 free, 0 in waiting orders, 12 on the shelf");
  await editor.getByRole("button", { name: /^Close/ }).click();
  await expect(chips.nth(1)).toBeFocused();
  expect((await readCounts(admin, product._id)).stockByOption).toEqual(
    JEANS.stockByOption.map((known) =>
      known.size === "32" && known.color === "Indigo" ? { ...known, stock: 12 } : known,
    ),
  );
});

test("pieces are added to what there is, though some are sold at the same time @desktop", async ({
  page,
  playwright,
}) => {
  const { admin, product, row } = await openNewRow(page, playwright, JEANS);
  const customer = await newCustomer(playwright);
  const { editor, pieces, delivery, add, notices } = await open(row, "34, Black");
  await expect(pieces).toHaveValue("7");
  await placeOrder(customer, product, { size: "34", color: "Black", quantity: 2 });
  await delivery.fill("১০");
  // Two taps are one delivery.
  await add.dblclick();
  await expect(notices.filter({ hasText: "10 pieces added: 15 pieces can be ordered now." })).toBeVisible();
  await expect(editor).toContainText("15 free, 2 in waiting orders, 17 on the shelf");
  await expect(pieces).toHaveValue("15");
  await expect(row.getByRole("button", { name: "34, Black: 15 pieces" })).toBeVisible();
  expect(await readCounts(admin, product._id)).toMatchObject({ stock: "29" });
  await delivery.fill("0");
  await add.click();
  await expect(delivery).toHaveAccessibleDescription(
    "Please enter a whole number of pieces from 1 to 1,00,000.",
  );
});

test("a delivery whose answer was lost is added once @desktop @ci", async ({ page, playwright }) => {
  const { admin, product, row } = await openNewRow(page, playwright, JEANS);
  const { delivery, add, notices } = await open(row, "30, Black");
  await page.route(
    "**/pieces",
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await delivery.fill("5");
  await add.click();
  await expect(async () => {
    if (await add.isEnabled()) {
      // Given up: the number still stands there.
      if ((await delivery.inputValue()) !== "") await add.click();
    }
    await expect(notices.filter({ hasText: "5 pieces added: 6 pieces can be ordered now." })).toBeVisible({
      timeout: 1_000,
    });
  }).toPass();
  expect(await readCounts(admin, product._id)).toMatchObject({ stock: "26" });
});

test("a count that was sold from meanwhile is told, and saved on top when it is saved again @desktop @ci", async ({
  page,
  playwright,
}) => {
  const { admin, product, row } = await openNewRow(page, playwright, JEANS);
  const { pieces, save, notices } = await open(row, "34, Indigo");
  await pieces.fill("20");
  await placeOrder(await newCustomer(playwright), product, { size: "34", color: "Indigo" });
  await save.click();
  await expect(
    notices.filter({ hasText: "1 was ordered meanwhile; 5 left. Save again to put yours on top." }),
  ).toBeVisible();
  await expect(pieces).toHaveAccessibleDescription("was 5");
  await save.click();
  await expect(notices.filter({ hasText: "Saved." })).toBeVisible();
  const { stockByOption } = await readCounts(admin, product._id);
  expect(stockByOption).toContainEqual({ size: "34", color: "Indigo", stock: 20 });
});

test("of many options a row shows the low ones until all are asked for @phone @ci", async ({
  page,
  playwright,
}) => {
  const sizes = sizesFrom(26, 12);
  const colors = ["Indigo", "Stone-washed Light Blue with Contrast Stitching", "গাঢ় নীল"];
  const stockByOption = rowsOf(sizes, colors, (size, color) => (size === 3 && color > 0 ? color - 1 : 40));
  const { row } = await openNewRow(page, playwright, { sizes, colors, stockByOption });
  const chips = row.getByRole("listitem").getByRole("button");
  await expect(chips).toHaveText(["32 · 0 out", "32 · 1 low"]);
  await expect(row).toContainText("2 of 36 low");
  await row.getByRole("button", { name: "Show all 36" }).click();
  await expect(chips).toHaveCount(36);
  await expectFits(page);
  await expectNoViolations(page);
});

test("of a product that is counted as one the shelf is told and pieces are added too @desktop @ci", async ({
  page,
  playwright,
}) => {
  const { admin, product, row, stock } = await openNewRow(page, playwright, { stock: "6" });
  await placeOrder(await newCustomer(playwright), product, { quantity: 2 });
  await row.getByRole("button", { name: `Add pieces of ${product.name}` }).click();
  await expect(row).toContainText("4 free, 2 in waiting orders, 6 on the shelf");
  await row.getByRole("textbox", { name: `Add pieces of ${product.name}` }).fill("8");
  await row.getByRole("button", { name: `Add the pieces of ${product.name}` }).click();
  await expect(row).toContainText("12 free, 2 in waiting orders, 14 on the shelf");
  await expect(stock).toHaveValue("12");
  await stock.fill("9");
  await expect(stock).toHaveAccessibleDescription("9 pieces can be ordered (was 12)");
  expect(await readCounts(admin, product._id)).toMatchObject({ stock: "12" });
});

test("the list can be narrowed to what is low in some size @desktop @ci", async ({ page, playwright }) => {
  const { product } = await openNewRow(page, playwright, JEANS);
  await page.goto("/dashboard/manageProducts");
  await page.getByRole("searchbox", { name: "Find products" }).fill(product.name);
  await page.getByRole("checkbox", { name: "Low in some size" }).check();
  const rows = page.getByRole("list", { name: "Products" }).getByRole("article");
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL(/low=1/);
  await page.reload();
  await expect(page.getByRole("checkbox", { name: "Low in some size" })).toBeChecked();
  await expect(rows).toHaveCount(1);
  await page.getByRole("searchbox", { name: "Find products" }).fill("no such product");
  await expect(
    page.getByText("No product of this search and category is low in a size or color."),
  ).toBeVisible();
});

test("the form tells of what is saved, and of waiting orders where a size is removed @desktop @ci", async ({
  page,
  playwright,
}) => {
  const { product } = await openNewProductForm(page, playwright, JEANS);
  await placeOrder(await newCustomer(playwright), product, { size: "34", color: "Black", quantity: 2 });
  await page.reload();
  await expect(page.getByText("Saved now: 19 free, 2 in waiting orders, 21 on the shelf.")).toBeVisible();
  await page.getByLabel("Sizes", { exact: true }).fill("30, 32");
  await expect(page.getByText("34 has 11 pieces, and 2 in waiting orders.")).toBeVisible();
});
