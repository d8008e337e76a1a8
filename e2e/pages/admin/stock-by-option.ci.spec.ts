import { expect, test } from "@playwright/test";
import { expectNoViolations } from "../../support/accessibility";
import { newCustomer } from "../../support/api";
import { becomeAdmin, fillProduct, openNewProductForm, openProductForm } from "../../support/admin";
import { cellOf, cellsOf, countChoice, readCounts, rowsOf, sizesFrom } from "../../support/counts";
import { placeOrder } from "../../support/orders";
import { deliver } from "../../support/parcels";
import { acceptMessage } from "../../support/pop-ups";
import { expectNoOverflow } from "../../support/storefront";

// A browser complains of every 409 in its console, so these tests do without its watch.

const COLORS = ["Indigo", "Black", "Stone-washed Light Blue with Contrast Stitching", "গাঢ় নীল"];
const JEANS = {
  sizes: ["30", "32", "34"],
  colors: ["Indigo", "Black"],
  stockByOption: rowsOf(["30", "32", "34"], ["Indigo", "Black"], (size, color) => size * 3 + color),
};
const nameOf = (what: string) => `${what} ${test.info().project.name} ${Date.now()}`;

for (const { sizes, colors, screens = "" } of [
  { sizes: ["Free"], colors: ["Black"], screens: "@desktop" },
  { sizes: ["S", "M", "L", "XL", "XXL"], colors: [], screens: "@desktop" },
  { sizes: sizesFrom(28, 6), colors: COLORS, screens: "@desktop @ci" },
  {
    sizes: sizesFrom(26, 12),
    colors: [...COLORS, "Olive", "White", "Maroon", "Khaki"],
    screens: "@ci",
  },
]) {
  test(`a product in ${sizes.length} × ${Math.max(1, colors.length)} is counted with the keyboard alone ${screens} @ci`, async ({
    page,
    playwright,
  }) => {
    const admin = await becomeAdmin(page, playwright);
    const name = nameOf(`Grid ${sizes.length} ${colors.length}`);
    await openProductForm(page);
    await fillProduct(page, name);
    await page.getByLabel("Sizes", { exact: true }).fill(sizes.join(", "));
    await page.getByLabel("Colors", { exact: true }).fill(colors.join(", "));
    await countChoice(page).press("Space");
    const options = sizes.length * Math.max(1, colors.length);
    await expect(cellsOf(page)).toHaveCount(options);
    await cellsOf(page).first().focus();
    for (let index = 0; index < options; index += 1) {
      await page.keyboard.type(index === 0 ? "১২" : String(index % 10));
      await page.keyboard.press("Enter");
    }
    // The last one stays, and nothing was sent by it.
    await expect(cellsOf(page).last()).toBeFocused();
    await expect(page).toHaveURL("/dashboard/addProduct");
    const heights = await cellsOf(page).evaluateAll((cells) =>
      cells.map((cell) => cell.getBoundingClientRect().height),
    );
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    const sum =
      12 + Array.from({ length: options - 1 }, (_, index) => (index + 1) % 10).reduce((a, b) => a + b, 0);
    await expect(page.getByText(/^In all .* can be ordered\.$/)).toContainText(String(sum));
    await expectNoOverflow(page, page.viewportSize()?.width ?? 0);
    await expectNoViolations(page);
    await page.getByRole("button", { name: "Add Product" }).click();
    await acceptMessage(page, "Product Added Successfully");
    const [added] = (await admin.call("GET", `/products?q=${encodeURIComponent(name)}`)).body as {
      _id: string;
    }[];
    const { stock, stockByOption = [] } = await readCounts(admin, added?._id ?? "");
    expect(stock).toBe(String(sum));
    expect(stockByOption).toHaveLength(options);
    expect(stockByOption[0]).toEqual({ size: sizes[0], color: colors[0] ?? "", stock: 12 });
  });
}

test("one number fills a color or all; an empty field is not made, and a wrong one is told @desktop", async ({
  page,
  playwright,
}) => {
  const { admin, product } = await openNewProductForm(page, playwright, {
    sizes: JEANS.sizes,
    colors: JEANS.colors,
    stock: "12",
  });
  await expect(page.getByLabel("Stock", { exact: true })).toHaveValue("12");
  await page.getByRole("checkbox", { name: "Count by size and color" }).check();
  await expect(page.getByRole("textbox", { name: "Stock", exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Update Product" }).click();
  await expect(page.getByText("Please count at least one size or color.")).toBeVisible();
  await expect(cellOf(page, "30, Indigo")).toBeFocused();
  await page.getByRole("textbox", { name: "Same for all sizes and colors" }).fill("৫");
  await page.getByRole("textbox", { name: "Same for all sizes and colors" }).press("Enter");
  await expect(page.getByText("In all 30 pieces can be ordered.")).toBeVisible();
  await page.getByRole("textbox", { name: "Same for all sizes in Black" }).fill("2");
  await page.getByRole("button", { name: "Fill all sizes in Black" }).click();
  await expect(page.getByText("In all 21 pieces can be ordered.")).toBeVisible();
  await cellOf(page, "34, Black").fill("2 pcs");
  await page.getByRole("button", { name: "Update Product" }).click();
  await expect(
    page.getByText("Please enter a whole number of pieces from 0 to 1,00,000.").first(),
  ).toBeVisible();
  await expect(cellOf(page, "34, Black")).toBeFocused();
  expect(await readCounts(admin, product._id)).toMatchObject({ stock: "12", version: 1 });
  await cellOf(page, "34, Black").fill("");
  await page.getByRole("button", { name: "Update Product" }).click();
  await acceptMessage(page, "Product Updated Successfully");
  const { stock, stockByOption } = await readCounts(admin, product._id);
  expect(stock).toBe("19");
  expect(stockByOption).toHaveLength(5);
  expect(stockByOption).not.toContainEqual(expect.objectContaining({ size: "34", color: "Black" }));
});

test("a new size gets its fields as it is typed, and all of it outlives a reload @desktop @ci", async ({
  page,
  playwright,
}) => {
  const { product } = await openNewProductForm(page, playwright, JEANS);
  await page.getByLabel("Sizes", { exact: true }).fill("30, 32, 34, 36");
  await expect(cellOf(page, "36, Black")).toHaveValue("");
  await cellOf(page, "36, Black").fill("৮");
  await cellOf(page, "30, Indigo").fill("6");
  await expect(cellOf(page, "30, Indigo")).toHaveAccessibleDescription(/^was 0/);
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(cellOf(page, "36, Black")).toHaveValue("৮");
  await expect(cellOf(page, "30, Indigo")).toHaveValue("6");
  const preview = page.getByRole("region", { name: "As the shopper will see it" });
  await expect(preview).toContainText(product.name);
});

test("a size that is renamed keeps its pieces, and one that has some does not go without a word @desktop @ci", async ({
  page,
  playwright,
}) => {
  const { admin, product } = await openNewProductForm(page, playwright, JEANS);
  await page.getByLabel("Sizes", { exact: true }).fill("30, 32, 35");
  const gone = page.getByRole("list", { name: "Sizes and colors that are gone" }).getByRole("listitem");
  await expect(gone).toContainText("34 has 13 pieces");
  const submit = page.getByRole("button", { name: "Update Product" });
  await submit.click();
  const choice = page.getByRole("combobox", { name: "What becomes of 34?" });
  await expect(choice).toHaveAccessibleDescription("Please say what becomes of it.");
  await expect(choice).toBeFocused();
  expect(await readCounts(admin, product._id)).toMatchObject({ stock: "21", version: 1 });
  await choice.selectOption("Renamed to 35: it keeps its pieces");
  await expect(cellOf(page, "35, Indigo")).toHaveValue("6");
  await expectNoViolations(page);
  const sent = page.waitForRequest((request) => request.method() === "PATCH");
  await submit.click();
  expect((await sent).postDataJSON()).toMatchObject({
    sizes: ["30", "32", "35"],
    renamedOptions: [{ kind: "size", from: "34", to: "35" }],
  });
  await acceptMessage(page, "Product Updated Successfully");
  const { stock, stockByOption } = await readCounts(admin, product._id);
  expect(stock).toBe("21");
  expect(stockByOption).toContainEqual({ size: "35", color: "Black", stock: 7 });
});

test("a color is removed with its pieces, or put back @desktop @ci", async ({ page, playwright }) => {
  const { admin, product } = await openNewProductForm(page, playwright, JEANS);
  const colors = page.getByLabel("Colors", { exact: true });
  await colors.fill("Indigo");
  await page.getByRole("button", { name: "Put Black back" }).click();
  await expect(colors).toHaveValue("Indigo, Black");
  await expect(cellOf(page, "34, Black")).toHaveValue("7");
  await colors.fill("Indigo");
  await page
    .getByRole("combobox", { name: "What becomes of Black?" })
    .selectOption("Removed: 12 pieces less");
  await page.getByRole("button", { name: "Update Product" }).click();
  await acceptMessage(page, "Product Updated Successfully");
  const { stock, stockByOption } = await readCounts(admin, product._id);
  expect(stock).toBe("9");
  expect(stockByOption?.map(({ color }) => color)).toEqual(["Indigo", "Indigo", "Indigo"]);
});

test("turned off, the sum is kept, whatever was sold meanwhile @desktop @ci", async ({
  page,
  playwright,
}) => {
  const { admin, product } = await openNewProductForm(page, playwright, JEANS);
  await countChoice(page).uncheck();
  await expect(page.getByText("The sum of the sizes and colors is kept as one number.")).toBeVisible();
  await expect(page.getByLabel("Stock", { exact: true })).toHaveValue("21");
  const customer = await newCustomer(playwright);
  await placeOrder(customer, product, { size: "34", color: "Indigo" });
  await page.getByRole("button", { name: "Update Product" }).click();
  await acceptMessage(page, "Product Updated Successfully");
  const saved = await readCounts(admin, product._id);
  expect(saved).toMatchObject({ stock: "20" });
  expect(saved.stockByOption).toBeUndefined();
});

for (const choice of ["Use the new values", "Keep my changes"] as const) {
  test(`of two admins on one grid the second loses nothing: ${choice} @desktop @ci`, async ({
    page,
    playwright,
  }) => {
    const { admin, product } = await openNewProductForm(page, playwright, JEANS);
    await cellOf(page, "30, Indigo").fill("9");
    const theirs = JEANS.stockByOption.map((row) => (row.size === "34" ? { ...row, stock: 20 } : row));
    const saved = await admin.call("PATCH", `/products/${product._id}`, { stockByOption: theirs });
    expect(saved.status).toBe(200);
    const submit = page.getByRole("button", { name: "Update Product" });
    await submit.click();
    await expect(page.getByRole("list", { name: "What is different now" }).getByRole("listitem")).toHaveText([
      "Stock of 34, Indigo: 6 is now 20",
      "Stock of 34, Black: 7 is now 20",
    ]);
    await page.getByRole("button", { name: choice }).click();
    const isMine = choice === "Keep my changes";
    await expect(cellOf(page, "30, Indigo")).toHaveValue(isMine ? "9" : "0");
    await expect(cellOf(page, "34, Black")).toHaveValue("20");
    await submit.click();
    await acceptMessage(page, "Product Updated Successfully");
    const { stockByOption } = await readCounts(admin, product._id);
    expect(stockByOption).toContainEqual({ size: "34", color: "Black", stock: 20 });
    expect(stockByOption).toContainEqual({ size: "30", color: "Indigo", stock: isMine ? 9 : 0 });
  });
}

test("an option that is ordered while it is counted stays ordered; one that has left the shelf meanwhile asks @desktop", async ({
  page,
  playwright,
}) => {
  const { admin, product } = await openNewProductForm(page, playwright, JEANS);
  await cellOf(page, "30, Indigo").fill("9");
  const customer = await newCustomer(playwright);
  await placeOrder(customer, product, { size: "34", color: "Indigo" });
  await page.getByRole("button", { name: "Update Product" }).click();
  await acceptMessage(page, "Product Updated Successfully");
  expect((await readCounts(admin, product._id)).stockByOption).toEqual(
    expect.arrayContaining([
      { size: "34", color: "Indigo", stock: 5 },
      { size: "30", color: "Indigo", stock: 9 },
    ]),
  );
  await openProductForm(page, product._id);
  await cellOf(page, "34, Indigo").fill("50");
  const orderId = await placeOrder(customer, product, { size: "34", color: "Indigo" });
  // Two orders have a piece each of the fifty that lie on the shelf.
  await page.getByRole("button", { name: "Update Product" }).click();
  await acceptMessage(page, "Product Updated Successfully");
  expect((await readCounts(admin, product._id)).stockByOption).toContainEqual({
    size: "34",
    color: "Indigo",
    stock: 48,
  });
  await openProductForm(page, product._id);
  await cellOf(page, "34, Indigo").fill("60");
  await deliver(admin, orderId);
  await placeOrder(customer, product, { size: "34", color: "Indigo" });
  await page.getByRole("button", { name: "Update Product" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("1 was ordered meanwhile");
  await expect(page.getByRole("list", { name: "What is different now" })).toHaveText(
    "Stock of 34, Indigo: 50 is now 49",
  );
});
