import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { HTML, makePhoto } from "../../../testing/pictures";
import { newShopper } from "../../support/account";
import { type Caller, newCustomer } from "../../support/api";
import type { TestProduct } from "../../support/catalogue";
import {
  addressOf,
  becomeAdmin,
  chooseFile,
  fillProduct,
  findRow,
  openProductForm,
  uploadTo,
} from "../../support/admin";
import { newName, openAdminOrders } from "../../support/admin-orders";
import { placeOrder, putIntoCart } from "../../support/orders";
import { acceptMessage, answerQuestion } from "../../support/pop-ups";

// A browser complains of a refused upload in its console, so this test does without its watch.

async function addWithPictures(page: Page, name: string): Promise<void> {
  await openProductForm(page);
  await fillProduct(page, name);
  await page.getByLabel("Stock", { exact: true }).fill("40");
  await chooseFile(page, "Picture 2", HTML);
  await expect(addressOf(page, "Picture 2")).toHaveAccessibleDescription(/cannot be shown as a picture/);
  await uploadTo(page, "Picture 1", await makePhoto({ width: 1_600, height: 1_200, orientation: 6 }));
  await expect(addressOf(page, "Picture 1")).toHaveValue(/^\/images\//, { timeout: 30_000 });
  const picture = await page.request.get(await addressOf(page, "Picture 1").inputValue());
  const { width, height, exif } = await sharp(await picture.body()).metadata();
  expect({ width, height, exif }).toEqual({ width: 960, height: 1_200, exif: undefined });
  await page.getByRole("button", { name: "Add Product" }).click();
  await acceptMessage(page, "Product Added Successfully");
  expect(await (await page.request.get("/caps")).text()).toContain(name);
}

async function correctPrice(page: Page, name: string): Promise<void> {
  const row = await findRow(page, name);
  await row.getByRole("textbox", { name: /^Price/ }).fill("৳ ৪৫০");
  await row.getByRole("button", { name: `Save ${name}` }).click();
  await expect(row.getByRole("status")).toHaveText("Saved.");
  expect(await (await page.request.get("/caps")).text()).toContain("BDT 450");
}

async function requireProduct(admin: Caller, name: string): Promise<TestProduct> {
  const [product] = (await admin.call("GET", `/products?q=${encodeURIComponent(name)}`))
    .body as TestProduct[];
  if (!product) throw new Error("There is no such product.");
  return product;
}

/** Confirms all pending orders but the last, which is cancelled. */
async function workThrough(page: Page, name: string, count: number): Promise<void> {
  const cards = await openAdminOrders(page, { q: name, status: "pending" });
  await expect(cards).toHaveCount(count);
  for (let index = 0; index < count - 1; index += 1) {
    await cards.nth(index).getByRole("button", { name: "Confirm" }).click();
    await acceptMessage(page, "Order marked as Confirmed");
  }
  await cards.last().getByRole("button", { name: "Cancel" }).click();
  await answerQuestion(page, "Are you sure?", "Okay", "You are cancelling the order.");
  await acceptMessage(page, "Order marked as Canceled");
}

async function printConfirmed(page: Page, name: string, count: number): Promise<void> {
  const cards = await openAdminOrders(page, { q: name, status: "Confirmed" });
  await expect(cards).toHaveCount(count);
  for (const card of await cards.all()) await card.getByRole("checkbox").check();
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Print" }).click();
  const paper = await opened;
  await expect(paper.getByRole("article", { name: /^Slips of order/ })).toHaveCount(count);
  const pdf = await paper.pdf({ preferCSSPageSize: true });
  expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(count);
  await paper.close();
}

async function promoteAndDeletePerson(page: Page, email: string, personName: string): Promise<void> {
  await page.goto("/dashboard/users");
  await page.getByRole("searchbox", { name: "Find by name or email" }).fill(email);
  const row = page.getByRole("article").filter({ hasText: email });
  await row.getByRole("button", { name: "Make Admin" }).click();
  await answerQuestion(page, "Are you sure?", "Okay");
  await acceptMessage(page, `${personName} is now the admin of the website`);
  await expect(row.getByText("Admin", { exact: true })).toBeVisible();
  await row.getByRole("button", { name: "Delete" }).click();
  await answerQuestion(page, "Are you sure?", "Okay");
  await acceptMessage(page, "User has been deleted.");
}

test("a morning's work at the desk, on a phone", async ({ page, playwright }) => {
  test.slow();
  const admin = await becomeAdmin(page, playwright);
  const [product, customerName] = [`Morning Cap ${Date.now()}`, newName()];
  await addWithPictures(page, product);
  await correctPrice(page, product);

  const customer = await newCustomer(playwright);
  const cap = await requireProduct(admin, product);
  expect(cap).toMatchObject({ price: 450, stock: "40" });
  for (let index = 0; index < 13; index += 1) await placeOrder(customer, cap, { name: customerName });
  await workThrough(page, customerName, 13);
  await printConfirmed(page, customerName, 12);
  expect(await requireProduct(admin, product)).toMatchObject({ stock: "28" });

  const colleague = await newShopper(playwright, "Rahima Begum");
  await promoteAndDeletePerson(page, colleague.email, colleague.name);

  await putIntoCart(customer, cap);
  const row = await findRow(page, product);
  await row.getByRole("button", { name: `Delete ${product}` }).click();
  await answerQuestion(page, "Are you sure?", "Okay");
  await acceptMessage(page, "Deleted", "Your product has been deleted.");
  expect((await customer.call("GET", "/cart")).body).toMatchObject([{ productName: product, state: "gone" }]);
  expect((await customer.call("GET", "/orders")).body).toHaveLength(13);
  expect(await (await page.request.get("/caps")).text()).not.toContain(product);
});
