import { expect, type Page, test } from "@playwright/test";
import { holdSideways, makePlain, makeQuarters } from "../../testing/pictures";
import { newCustomer } from "../support/api";
import { addProduct } from "../support/catalogue";
import { addressOf, becomeAdmin, openFrame, openProductForm, uploadTo, openRow } from "../support/admin";
import { placeOrder } from "../support/orders";
import { findProduct, JEAN } from "../support/storefront";
import { BENGALI_NAME, LONG_WORD } from "./names";
import { shoot, shootWhole } from "./shoot";

/** Fills the form in, as an admin with a Bengali keyboard does. */
async function fillForm(page: Page, name: string): Promise<void> {
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByRole("combobox", { name: "Category" }).selectOption("Belts");
  await page.getByLabel("Price in BDT").fill("৳ ১,২৫০");
  await page.getByLabel("Stock", { exact: true }).fill("১২");
  await page.getByLabel("Fit").fill("Waist 30 to 40");
  await page.getByLabel("Sizes", { exact: true }).fill("30, 32,, 34, 36, 38, 40");
  await page.getByLabel("Colors", { exact: true }).fill("খয়েরি, Tan, tan, Black");
  await addressOf(page, "Picture 1").fill("/catalogue/tan-full-grain-belt-1-960.webp");
}

test("the menu with orders that wait", async ({ page, playwright }) => {
  const admin = await becomeAdmin(page, playwright);
  await placeOrder(await newCustomer(playwright), await addProduct(admin, { category: "Belts" }));
  await page.goto("/dashboard/profile");
  await expect(page.getByRole("link", { name: /^To call, \d+ pending$/ })).toBeVisible();
  await shoot(page, "desk-home");
});

test("a new product: empty, refused, filled in", async ({ page, playwright }) => {
  await becomeAdmin(page, playwright);
  await openProductForm(page);
  await shootWhole(page, "desk-add-empty");
  await page.getByRole("button", { name: "Add Product" }).click();
  await expect(page.getByText("Please enter a name.")).toBeVisible();
  await shootWhole(page, "desk-add-refused");
  await fillForm(page, BENGALI_NAME);
  await shootWhole(page, "desk-add-filled");
  await page.getByLabel("Name", { exact: true }).fill(LONG_WORD);
  await shootWhole(page, "desk-add-long-name");
});

test("a picture: in the frame, on its way, refused", async ({ page, playwright }) => {
  await becomeAdmin(page, playwright);
  await openProductForm(page);
  await openFrame(page, "Picture 1", await holdSideways(await makeQuarters()));
  await shoot(page, "desk-picture-frame");
  await page.route("**/api/images*", () => undefined);
  await page.getByRole("button", { name: "Use this part" }).click();
  await expect(page.getByRole("progressbar")).toBeVisible();
  await addressOf(page, "Picture 1").evaluate((element) => element.scrollIntoView({ block: "center" }));
  await shoot(page, "desk-picture-sending", { arrives: false });
  await page.getByRole("button", { name: "Cancel the upload of Picture 1" }).click();
  await page.unroute("**/api/images*");
  await uploadTo(page, "Picture 1", await makePlain(300, 400));
  await expect(page.getByText(/^This is only/)).toBeVisible();
  await shoot(page, "desk-picture-refused");
});

test("an update that somebody else has overtaken, and one that is done", async ({ page, playwright }) => {
  const admin = await becomeAdmin(page, playwright);
  const product = await addProduct(admin, { category: "Belts" });
  await openProductForm(page, product._id);
  await page.getByLabel("Fit").fill("Mine");
  await admin.call("PATCH", `/products/${product._id}`, { price: 777, name: `${product.name} of Theirs` });
  await page.getByRole("button", { name: "Update Product" }).click();
  const notice = page.getByRole("button", { name: "Keep my changes" });
  await notice.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await shoot(page, "desk-update-overtaken");
  await notice.click();
  await page.getByRole("button", { name: "Update Product" }).click();
  await expect(page.getByRole("heading", { name: "Product Updated Successfully" })).toBeVisible();
  await shoot(page, "desk-update-done");
});

test("the products: many, low stock first, none, one being changed, one being deleted", async ({
  page,
  playwright,
}) => {
  await becomeAdmin(page, playwright);
  await page.goto("/dashboard/manageProducts");
  await expect(page.getByRole("article").first()).toBeVisible();
  await shoot(page, "desk-products");
  await page.getByRole("checkbox", { name: "Low stock first" }).check();
  await expect(page.getByText("Sold out").first()).toBeVisible();
  await shoot(page, "desk-products-low-stock");
  await page.goto("/dashboard/manageProducts?category=Belts");
  await expect(page.getByRole("article").first()).toBeVisible();
  await shootWhole(page, "desk-products-names");
  await page.goto("/dashboard/manageProducts?q=zzqqxx");
  await expect(page.getByText("No product matches this search and category.")).toBeVisible();
  await shoot(page, "desk-products-none");
  await page.goto(`/dashboard/manageProducts?q=${encodeURIComponent(JEAN)}`);
  const row = page.getByRole("article", { name: JEAN });
  await openRow(row);
  await row.getByRole("textbox", { name: /^Price/ }).fill("12.5");
  await row.getByRole("button", { name: `Save ${JEAN}` }).click();
  await expect(row.getByText("Please enter a whole amount")).toBeVisible();
  await shoot(page, "desk-products-refused");
  await row.getByRole("button", { name: `Delete ${JEAN}` }).click();
  await expect(page.getByRole("heading", { name: "Are you sure?" })).toBeVisible();
  await shoot(page, "desk-products-delete");
  await expect(findProduct(page.request, JEAN)).resolves.toBeTruthy();
});

test("the list when the shop does not answer", async ({ page, playwright }) => {
  await becomeAdmin(page, playwright);
  await page.route("**/api/products?*", (route) => route.abort());
  await page.goto("/dashboard/manageProducts");
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible({ timeout: 30_000 });
  await shoot(page, "desk-products-failed");
});

test("the users", async ({ page, playwright }) => {
  const admin = await becomeAdmin(page, playwright);
  const email = `${"long".repeat(15)}@${"domain".repeat(10)}.example`;
  await admin.call("POST", "/users", { name: LONG_WORD, email, password: "Dorji2026x" });
  await admin.call("POST", "/users", {
    name: BENGALI_NAME,
    email: "khadi@customers.example",
    password: "Dorji2026x",
  });
  await page.goto("/dashboard/users");
  await expect(page.getByRole("article").first()).toBeVisible();
  await shootWhole(page, "desk-users");
});

test("the settings", async ({ page, playwright }) => {
  await becomeAdmin(page, playwright);
  await page.goto("/dashboard/settings");
  await shootWhole(page, "desk-settings");
  await page.goto("/dashboard/settings/couriers");
  const caps = page.getByRole("group", { name: "Weights of pieces" }).getByLabel("Caps");
  await caps.fill("0");
  await caps.press("Enter");
  await expect(caps).toHaveAttribute("aria-invalid", "true");
  await caps.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await shoot(page, "desk-weights-refused");
  for (const group of ["brand", "delivery"]) {
    await page.goto(`/dashboard/settings/${group}`);
    await expect(page.getByRole("button", { name: "Save the change" })).toBeVisible();
    await shootWhole(page, `desk-settings-${group}`);
  }
});
