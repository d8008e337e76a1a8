import { expect, test } from "@playwright/test";
import { newCustomer } from "../../support/api";
import { readProduct } from "../../support/catalogue";
import { becomeAdmin, openNewProductForm, openNewRow, openProductForm } from "../../support/admin";
import { placeOrder } from "../../support/orders";
import { acceptMessage } from "../../support/pop-ups";

// A browser complains of every 409 in its console, so these tests do without its watch.

test("a stock text says how it is read", async ({ page, playwright }) => {
  await becomeAdmin(page, playwright);
  await openProductForm(page);
  const stock = page.getByLabel("Stock", { exact: true });
  // Nothing that the contract asks for: but said.
  await expect(page.getByRole("checkbox", { name: "Not counted" })).toBeChecked();
  await expect(stock).toHaveAccessibleDescription("Always available");
  for (const [text, reading] of [
    ["1", "1 piece can be ordered"],
    ["0", "Sold out"],
    ["০", "Sold out"],
    ["250000", "2,50,000 pieces can be ordered"],
  ] as const) {
    await stock.fill(text);
    await expect(stock).toHaveAccessibleDescription(reading);
    await expect(page.getByRole("checkbox", { name: "Not counted" })).not.toBeChecked();
  }
});

test("a slip in the stock is refused, and nothing is endless that nobody ticked", async ({
  page,
  playwright,
}) => {
  const { admin, product } = await openNewProductForm(page, playwright, { stock: "10" });
  const stock = page.getByLabel("Stock", { exact: true });
  const tick = page.getByRole("checkbox", { name: "Not counted" });
  const submit = page.getByRole("button", { name: "Update Product" });
  await expect(tick).not.toBeChecked();
  for (const [text, problem] of [
    ["-3", "Please enter a whole number of pieces, in digits only."],
    ["12 pcs", "Please enter a whole number of pieces, in digits only."],
    ["১২+৫", "Please enter a whole number of pieces, in digits only."],
    ["", "Please enter how many pieces there are, or tick Not counted."],
    ["on request", "Please enter how many pieces there are, or tick Not counted."],
  ] as const) {
    await stock.fill(text);
    await submit.click();
    await expect(stock, text).toHaveAccessibleDescription(problem);
    await expect(stock).toBeFocused();
  }
  expect(await readProduct(admin, product._id)).toMatchObject({ stock: "10", version: 1 });
  await tick.check();
  await expect(stock).toHaveAccessibleDescription("Always available");
  await submit.click();
  await acceptMessage(page, "Product Updated Successfully");
  expect(await readProduct(admin, product._id)).toMatchObject({ stock: "on request", version: 2 });
});

test("a slip in the row's stock is refused, and the tick alone makes it endless", async ({
  page,
  playwright,
}) => {
  const { admin, product, row, stock, save } = await openNewRow(page, playwright);
  for (const slip of ["-3", "12 pcs", "12+5", "৩টি", ""]) {
    await stock.fill(slip);
    await save.click();
    await expect(stock, slip).toHaveAttribute("aria-invalid", "true");
    await expect(stock).toBeFocused();
  }
  expect(await readProduct(admin, product._id)).toMatchObject({ stock: "10", version: 1 });
  await row.getByRole("checkbox", { name: `Not counted: stock of ${product.name}` }).check();
  await expect(row).toContainText("Always available");
  await save.click();
  await expect(row.getByRole("status")).toHaveText("Saved.");
  expect(await readProduct(admin, product._id)).toMatchObject({ stock: "", version: 2 });
});

test("a sale meanwhile is told as a sale", async ({ page, playwright }) => {
  const { product, row, stock } = await openNewRow(page, playwright, { stock: "2" });
  await stock.fill("5");
  await placeOrder(await newCustomer(playwright), product);
  await row.getByRole("button", { name: `Save ${product.name}` }).click();
  await expect(row.getByRole("status")).toHaveText(
    "1 was ordered meanwhile; 1 left. Save again to put yours on top.",
  );
  await expect(stock).toHaveValue("5");
});
