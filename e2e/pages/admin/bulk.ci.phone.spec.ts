import { expect, type Locator, test } from "@playwright/test";
import { becomeAdmin } from "../../support/admin";
import { addProduct, readProduct } from "../../support/catalogue";
import { expectNoOverflow } from "../../support/storefront";

test("an admin selects all that match, sees what changes, changes it, and takes it back", async ({
  page,
  playwright,
}) => {
  const admin = await becomeAdmin(page, playwright);
  const mark = `bulk${Date.now()}`;
  const caps = [
    await addProduct(admin, { name: `${mark} one`, price: 990 }),
    await addProduct(admin, { name: `${mark} two`, price: 1_250 }),
    await addProduct(admin, { name: `${mark} reduced`, price: 900, compareAtPrice: 950 }),
  ];
  const prices = async () =>
    await Promise.all(caps.map(async ({ _id }) => (await readProduct(admin, _id)).price));
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };

  await page.goto(`/dashboard/manageProducts?q=${mark}`);
  await page.getByRole("button", { name: "Select …" }).click();
  await page.getByRole("button", { name: "All that match" }).click();
  const bar = page.getByRole("region", { name: "Ticked products" });
  await expect(bar).toContainText("3 selected");
  await expectNoOverflow(page, width);
  const list = (await page.getByRole("list", { name: "Products" }).boundingBox())?.y ?? 0;
  const heightOf = async (part: Locator) => (await part.boundingBox())?.height ?? 0;
  const tabs = page.getByRole("navigation", { name: "Dashboard" });
  // Above the rows, and at the foot of the window.
  const taken = list + (await heightOf(bar)) + (await heightOf(tabs));
  expect(1 - taken / height).toBeGreaterThanOrEqual(0.6);

  await bar.getByRole("button", { name: "Change …" }).click();
  await page.getByRole("button", { name: "See what changes" }).click();
  await expect(page.getByText("Please choose what changes.")).toBeVisible();
  await page.getByRole("textbox", { name: "Price by" }).fill("+10");
  await page.getByRole("combobox", { name: "Round the price" }).selectOption("10");
  await page.getByRole("button", { name: "See what changes" }).click();
  await expect(page.getByText("2 changes, 1 row with errors.")).toBeVisible();
  await expect(page.getByRole("list", { name: "Rows of the file" })).toContainText("1090");
  expect(await prices()).toEqual([990, 1_250, 900]);

  await page.getByRole("button", { name: "Apply 2 changes" }).click();
  await expect(page.getByText("2 changes applied.")).toBeVisible();
  expect(await prices()).toEqual([1_090, 1_380, 900]);
  await page.getByRole("button", { name: "Take all of it back" }).click();
  await expect(page.getByText("2 changes taken back.")).toBeVisible();
  expect(await prices()).toEqual([990, 1_250, 900]);
  await expectNoOverflow(page, width);
});

test("a product is duplicated as a draft without pieces", async ({ page, playwright }) => {
  const admin = await becomeAdmin(page, playwright);
  const cap = await addProduct(admin);
  await page.goto(`/dashboard/updateProduct/${cap._id}`);
  await page.getByRole("button", { name: "Duplicate as a draft" }).click();
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toHaveValue(`${cap.name} copy`);
  await expect(page.getByRole("checkbox", { name: "Draft" })).toBeChecked();
});
