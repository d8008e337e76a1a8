import { expect, test } from "@playwright/test";
import { expectNoViolations } from "../../support/accessibility";
import { becomeAdmin } from "../../support/admin";
import { addProduct, readProduct } from "../../support/catalogue";
import { expectNoOverflow } from "../../support/storefront";

test("an admin books in what came, sees the new average, and takes it back", async ({ page, playwright }) => {
  const admin = await becomeAdmin(page, playwright);
  const mark = `stock${Date.now()}`;
  const jeans = await addProduct(admin, {
    name: `${mark} আরামদায়ক ডেনিম প্যান্ট, slim straight`,
    sizes: ["30", "32"],
    colors: ["Indigo"],
    cost: 400,
    stockByOption: [
      { size: "30", color: "Indigo", stock: 2 },
      { size: "32", color: "Indigo", stock: 2 },
    ],
  });
  const width = page.viewportSize()?.width ?? 0;
  const readNow = async () => {
    const { stock, cost } = await readProduct(admin, jeans._id);
    return [stock, cost];
  };

  await page.goto("/dashboard/stock");
  await page.getByRole("button", { name: "Book in" }).click();
  await expect(page.getByText("Please enter whom it came from.")).toBeVisible();
  await expect(page.getByText("Please enter the pieces of a product.")).toBeVisible();
  await page.getByLabel("From whom").fill("Karim Textiles, Islampur");
  await page.getByLabel("Add a product").fill(mark);
  await page.getByRole("list", { name: "Products found" }).getByRole("button").click();
  const card = page.getByRole("list", { name: "Products that came" });
  await expect(card.getByText("So far BDT 400 on average.")).toBeVisible();
  await card.getByLabel(`Pieces of ${jeans.name} (30, Indigo)`).fill("৪");
  await page.getByRole("button", { name: "Book in" }).click();
  await expect(card.getByText("Please enter an amount such as 350 or 350.50")).toBeVisible();
  await card.getByLabel(`Cost of a piece of ${jeans.name}`, { exact: true }).fill("৳ ৬০০");
  await expect(page.getByText("4 pieces for BDT 2,400")).toBeVisible();
  await expectNoViolations(page);
  await expectNoOverflow(page, width);
  await page.getByRole("button", { name: "Book in" }).click();

  await expect(page.getByText("1 change applied.")).toBeVisible();
  await expect(
    page.getByText("4 pieces for BDT 2,400 that came from Karim Textiles, Islampur"),
  ).toBeVisible();
  expect(await readNow()).toEqual(["8", 500]);
  await page.getByRole("button", { name: "Take all of it back" }).click();
  await expect(page.getByText("1 change taken back.")).toBeVisible();
  expect(await readNow()).toEqual(["4", 400]);
  await page.getByRole("link", { name: "Stock in" }).last().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Stock in");
  await expect(page.getByText("Taken back", { exact: true }).first()).toBeVisible();
});
