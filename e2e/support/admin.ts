import { expect, type Locator, type Page, type PlaywrightWorkerArgs } from "@playwright/test";
import { type Caller, signInAs } from "./api";
import { become } from "./become";
import { addProduct } from "./catalogue";
import { demoAdmin } from "./people";

type Playwright = PlaywrightWorkerArgs["playwright"];

/** Makes the browser that of the demo's admin, who is signed in; returns how to call the API as them. */
export async function becomeAdmin(page: Page, playwright: Playwright): Promise<Caller> {
  const admin = await signInAs(playwright, demoAdmin());
  await become(page, admin);
  return admin;
}

/** What the admin pages are called; the address of the last needs a product. */
export const ADMIN_PAGES = [
  ["/dashboard/addProduct", "Add Product"],
  ["/dashboard/manageProducts", "Manage Products"],
  ["/dashboard/allOrders", "All Orders"],
  ["/dashboard/users", "Users"],
] as const;

/** All pages of the desk, and the way out. */
export async function openDeskMenu(page: Page): Promise<void> {
  await page.getByRole("navigation", { name: "Dashboard" }).getByRole("button", { name: "More" }).click();
}

/** Opens the form of a product, or of a new one. */
export async function openProductForm(page: Page, productId?: string): Promise<void> {
  await page.goto(productId ? `/dashboard/updateProduct/${productId}` : "/dashboard/addProduct");
  await expect(page.getByLabel("Name", { exact: true })).toBeVisible();
}

/** The row of a product in the list, which is searched for it. */
export async function findRow(page: Page, name: string): Promise<Locator> {
  await page.goto(`/dashboard/manageProducts?q=${encodeURIComponent(name)}`);
  const row = page.getByRole("article", { name, exact: true });
  await expect(row).toBeVisible();
  await openRow(row);
  return row;
}

/** Opens the price and the stock of a product in the list, if they are not. */
export async function openRow(row: Locator): Promise<void> {
  const opener = row.getByRole("button", { name: /price and stock of/i });
  if ((await opener.getAttribute("aria-expanded")) === "false") await opener.click();
}

/** An admin at the row of a new product, and what the row is edited with. */
export async function openNewRow(page: Page, playwright: Playwright, fields: Record<string, unknown> = {}) {
  const admin = await becomeAdmin(page, playwright);
  const product = await addProduct(admin, fields);
  const row = await findRow(page, product.name);
  return {
    admin,
    product,
    row,
    price: row.getByRole("textbox", { name: /^Price/ }),
    stock: row.getByRole("textbox", { name: /^Can be ordered/ }),
    save: row.getByRole("button", { name: `Save ${product.name}` }),
  };
}

/** An admin at the form of a new product. */
export async function openNewProductForm(
  page: Page,
  playwright: Playwright,
  fields: Record<string, unknown> = {},
) {
  const admin = await becomeAdmin(page, playwright);
  const product = await addProduct(admin, fields);
  await openProductForm(page, product._id);
  return { admin, product };
}

/** The fields that the contract requires, and a picture of the catalogue. */
export async function fillProduct(page: Page, name: string): Promise<void> {
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByRole("combobox", { name: "Category" }).selectOption("Caps");
  await page.getByLabel("Price in BDT").fill("500");
  await addressOf(page, "Picture 1").fill("/catalogue/navy-woven-boxer-1-960.webp");
}

export const addressOf = (page: Page, picture: string): Locator =>
  page.getByRole("group", { name: picture }).getByLabel("or its web address");

export const fileOf = (page: Page, picture: string): Locator => page.getByLabel(`Take or choose: ${picture}`);

/** Chooses a file, as a phone names one whatever is in it. */
export const chooseFile = (page: Page, picture: string, buffer: Buffer): Promise<void> =>
  fileOf(page, picture).setInputFiles({ name: "IMG_2041.jpg", mimeType: "image/jpeg", buffer });

/** Chooses a picture and waits until it is in the frame. */
export async function openFrame(page: Page, picture: string, buffer: Buffer): Promise<Locator> {
  await chooseFile(page, picture, buffer);
  const frame = page.getByRole("dialog", { name: picture });
  await expect(frame.getByRole("button", { name: "Use this part" })).toBeEnabled();
  return frame;
}

/** Chooses a file and takes the part of it that the frame shows first. */
export async function uploadTo(page: Page, picture: string, buffer: Buffer): Promise<void> {
  await chooseFile(page, picture, buffer);
  await page.getByRole("dialog", { name: picture }).getByRole("button", { name: "Use this part" }).click();
}
