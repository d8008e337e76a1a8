import { expect, type Locator, type Page, test } from "@playwright/test";
import { newCustomer } from "../../support/api";
import { addProduct, readProduct } from "../../support/catalogue";
import { becomeAdmin, findRow, openNewRow, openRow } from "../../support/admin";
import { placeOrder } from "../../support/orders";
import { acceptMessage, answerQuestion } from "../../support/pop-ups";
import { expectNoOverflow } from "../../support/storefront";

// A browser complains of every 404 and 409 in its console, so these tests do without its watch.

const LONG_NAME = "Selvedge".repeat(10);

/** Lets the seconds between the tries of a call that fails pass at once, until the page gives up and says so. */
async function skipRetries(page: Page, told: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(4_000);
    await expect(told).toBeVisible({ timeout: 500 });
  }).toPass();
}

test("the list begins with the newest and shows what the desk needs of each", async ({
  page,
  playwright,
}) => {
  const admin = await becomeAdmin(page, playwright);
  const older = await addProduct(admin, { stock: "0" });
  const newer = await addProduct(admin, { name: `${LONG_NAME} ${Date.now()}`, stock: "on request" });
  await page.goto("/dashboard/manageProducts");
  await expect(page.getByRole("article", { name: newer.name, exact: true })).toBeVisible();
  const names = await page.getByRole("article").getByRole("heading").allTextContents();
  expect(names.indexOf(newer.name)).toBeLessThan(names.indexOf(older.name));
  const row = page.getByRole("article", { name: older.name, exact: true });
  await expect(row.locator("img")).toHaveAttribute("src", /\/catalogue\//);
  await expect(row).toContainText("Caps");
  await expect(row).toContainText("BDT 500");
  await openRow(row);
  await expect(row.getByRole("textbox", { name: `Price of ${older.name} in BDT` })).toHaveValue("500");
  await expect(row.getByRole("textbox", { name: `Can be ordered: ${older.name}` })).toHaveValue("0");
  await expect(row).toContainText("Sold out");
  await expect(page.getByRole("article", { name: newer.name, exact: true })).toContainText(
    "Always available",
  );
  await expect(row.getByRole("link", { name: `Edit ${older.name}` })).toHaveAttribute(
    "href",
    `/dashboard/updateProduct/${older._id}`,
  );
  await expectNoOverflow(page, page.viewportSize()?.width ?? 0);
});

test("search, category and low stock narrow the list and stay in the address @ci", async ({
  page,
  playwright,
}) => {
  const admin = await becomeAdmin(page, playwright);
  const mark = `mark${Date.now()}${test.info().project.name}`;
  const make = (what: string, fields: Record<string, string>) =>
    addProduct(admin, { name: `${mark} ${what}`, ...fields });
  await make("Many", { stock: "40" });
  await make("None", { stock: "0" });
  await make("Always", { stock: "" });
  await make("Few", { stock: "3", category: "Belts" });
  const names = page.getByRole("article").getByRole("heading");
  await page.goto("/dashboard/manageProducts");
  await page.getByRole("searchbox", { name: "Find products" }).fill(mark.toUpperCase());
  await expect(names).toHaveText([`${mark} Few`, `${mark} Always`, `${mark} None`, `${mark} Many`]);
  await page.getByRole("checkbox", { name: "Low stock first" }).check();
  await expect(names).toHaveText([`${mark} None`, `${mark} Few`, `${mark} Many`, `${mark} Always`]);
  await page.getByRole("combobox", { name: "Category" }).selectOption("Caps");
  await expect(names).toHaveText([`${mark} None`, `${mark} Many`, `${mark} Always`]);
  await expect(page).toHaveURL(new RegExp(String.raw`\?q=${mark.toUpperCase()}&order=stock&category=Caps$`));
  await page.reload();
  await expect(names).toHaveText([`${mark} None`, `${mark} Many`, `${mark} Always`]);
  await expect(page.getByRole("searchbox", { name: "Find products" })).toHaveValue(mark.toUpperCase());
  await page.getByRole("link", { name: `Edit ${mark} None` }).click();
  await expect(page).toHaveURL(/updateProduct/);
  await page.goBack();
  await expect(names).toHaveText([`${mark} None`, `${mark} Many`, `${mark} Always`]);
  await page.getByRole("combobox", { name: "Category" }).selectOption("Wallets");
  await expect(page.getByText("No product matches this search and category.")).toBeVisible();
  await page.getByRole("combobox", { name: "Category" }).selectOption("All categories");
  await page.getByRole("checkbox", { name: "Low stock first" }).uncheck();
  await page.getByRole("searchbox", { name: "Find products" }).fill("");
  await expect(page).toHaveURL("/dashboard/manageProducts");
});

test("more of the list is fetched on demand, without gap or double @ci", async ({ page, playwright }) => {
  const admin = await becomeAdmin(page, playwright);
  const mark = `pages${Date.now()}${test.info().project.name}`;
  for (let index = 0; index < 27; index += 1) await addProduct(admin, { name: `${mark} ${index}` });
  await page.clock.install();
  await page.goto(`/dashboard/manageProducts?q=${mark}`);
  const names = page.getByRole("article").getByRole("heading");
  await expect(names).toHaveCount(25);
  const more = page.getByRole("button", { name: "Show more" });
  await page.route("**/api/products?*cursor=*", (route) => route.abort(), { times: 4 });
  await more.click();
  await skipRetries(page, page.getByText("The next ones could not be loaded."));
  await more.click();
  await expect(names).toHaveText(Array.from({ length: 27 }, (_, index) => `${mark} ${26 - index}`));
  await expect(more).toHaveCount(0);
});

test("with low stock first nothing is left out, also when the last row has just been changed @ci", async ({
  page,
  playwright,
}) => {
  const admin = await becomeAdmin(page, playwright);
  const mark = `ranks${Date.now()}${test.info().project.name}`;
  for (let index = 10; index < 37; index += 1)
    await addProduct(admin, { name: `${mark} ${index}`, stock: String(index) });
  await page.goto(`/dashboard/manageProducts?q=${mark}&order=stock`);
  const names = page.getByRole("article").getByRole("heading");
  await expect(names).toHaveCount(25);
  const last = page.getByRole("article").last();
  await openRow(last);
  await last.getByRole("textbox", { name: /^Can be ordered/ }).fill("500");
  await last.getByRole("button", { name: /^Save/ }).click();
  await expect(last.getByRole("status")).toHaveText("Saved.");
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(page.getByRole("article", { name: `${mark} 35`, exact: true })).toBeVisible();
  await expect(page.getByRole("article", { name: `${mark} 36`, exact: true })).toBeVisible();
});

test("a price is saved also when what it is now cannot be read @ci", async ({ page, playwright }) => {
  const { admin, product, row, price } = await openNewRow(page, playwright);
  await page.route(`**/api/products/${product._id}`, (route) =>
    route.request().method() === "GET" ? route.abort() : route.continue(),
  );
  for (const next of ["610", "620"]) {
    await price.fill(next);
    await row.getByRole("button", { name: `Save ${product.name}` }).click();
    await expect(row.getByRole("status")).toHaveText("Saved.");
    await expect(price).toHaveValue(next);
  }
  expect(await readProduct(admin, product._id)).toMatchObject({ price: 620, version: 3 });
});

test("price and stock are changed in the row, each on its own, and the shop follows", async ({
  page,
  playwright,
}) => {
  const admin = await becomeAdmin(page, playwright);
  const product = await addProduct(admin);
  await page.request.get(`/details/${product._id}`);
  const row = await findRow(page, product.name);
  const price = row.getByRole("textbox", { name: /^Price/ });
  const stock = row.getByRole("textbox", { name: /^Can be ordered/ });
  const save = row.getByRole("button", { name: `Save ${product.name}` });
  await expect(save).toHaveCount(0);

  await price.fill("৳ 1,350");
  await expect(row).toContainText("BDT 1,350");
  let sent = page.waitForRequest((request) => request.method() === "PATCH");
  await save.click();
  expect((await sent).postDataJSON()).toEqual({ price: 1_350 });
  expect((await sent).headers()["if-match"]).toBe('"1"');
  await expect(row.getByRole("status")).toHaveText("Saved.");
  await expect(price).toHaveValue("1350");
  await expect(save).toHaveCount(0);
  expect(await (await page.request.get(`/details/${product._id}`)).text()).toContain("BDT 1,350");

  await stock.fill("0");
  await expect(row).toContainText("Sold out");
  sent = page.waitForRequest((request) => request.method() === "PATCH");
  await stock.press("Enter");
  expect((await sent).postDataJSON()).toEqual({ stock: "0", seenStock: "10" });
  await expect(row.getByRole("status")).toHaveText("Saved.");
  expect(await readProduct(admin, product._id)).toMatchObject({ price: 1_350, stock: "0" });
});

test("a wrong price or stock is told in the row, and undone @ci", async ({ page, playwright }) => {
  const { admin, product, row, price, save } = await openNewRow(page, playwright);
  for (const wrong of ["0", "", "12.5", "abc"]) {
    await price.fill(wrong);
    await save.click();
    await expect(price).toHaveAccessibleDescription(/Please enter a whole amount from 1 to 1,000,000 BDT\./);
    await expect(price).toBeFocused();
  }
  await row.getByRole("textbox", { name: /^Can be ordered/ }).fill("1000001");
  await save.click();
  await expect(row).toContainText("Please enter at most 10,00,000 pieces.");
  await row.getByRole("button", { name: "Undo" }).click();
  await expect(price).toHaveValue("500");
  await expect(price).toHaveAccessibleDescription("BDT 500");
  await expect(save).toHaveCount(0);
  expect(await readProduct(admin, product._id)).toMatchObject({ price: 500, stock: "10", version: 1 });
});

test("in the row, too, nothing that somebody else has changed is overwritten unseen @ci", async ({
  page,
  playwright,
}) => {
  const { admin, product, row, price, save } = await openNewRow(page, playwright);
  await price.fill("600");
  await admin.call("PATCH", `/products/${product._id}`, { price: 777 });
  await save.click();
  await expect(row.getByRole("status")).toHaveText(
    "Someone else has changed this product meanwhile. It is now BDT 777, 10 pieces can be ordered. Save again to put yours on top.",
  );
  await expect(price).toHaveValue("600");
  expect(await readProduct(admin, product._id)).toMatchObject({ price: 777 });
  await save.click();
  await expect(row.getByRole("status")).toHaveText("Saved.");
  expect(await readProduct(admin, product._id)).toMatchObject({ price: 600 });
});

test("a product is deleted after a question, though it is in a cart and in an old order, which keeps it", async ({
  page,
  playwright,
}) => {
  const admin = await becomeAdmin(page, playwright);
  const product = await addProduct(admin);
  const customer = await newCustomer(playwright);
  await placeOrder(customer, product);
  expect((await customer.call("POST", "/cart", { productId: product._id, quantity: 1 })).status).toBe(201);
  const row = await findRow(page, product.name);
  const remove = row.getByRole("button", { name: `Delete ${product.name}` });
  await remove.click();
  await answerQuestion(page, "Are you sure?", "Cancel");
  await expect(row).toBeVisible();
  expect((await admin.call("GET", `/products/${product._id}`)).status).toBe(200);
  await remove.click();
  await answerQuestion(page, "Are you sure?", "Okay");
  await acceptMessage(page, "Deleted", "Your product has been deleted.");
  await expect(row).toHaveCount(0);
  expect((await admin.call("GET", `/products/${product._id}`)).status).toBe(404);
  expect((await page.request.get(`/details/${product._id}`)).status()).toBe(404);
  expect((await customer.call("GET", "/cart")).body).toMatchObject([
    { productName: product.name, state: "gone" },
  ]);
  expect((await customer.call("GET", "/orders")).body).toMatchObject([
    { status: "pending", cartItems: [{ productName: product.name, price: 500 }] },
  ]);
});

test("a product that somebody else has just deleted says so @ci", async ({ page, playwright }) => {
  const { admin, product, row } = await openNewRow(page, playwright);
  await admin.call("DELETE", `/products/${product._id}`);
  await row.getByRole("textbox", { name: /^Price/ }).fill("9");
  await row.getByRole("button", { name: `Save ${product.name}` }).click();
  await expect(row.getByRole("status")).toHaveText("This product has been deleted meanwhile.");
});

test("an empty shop, and one that does not answer @ci", async ({ page, playwright }) => {
  await becomeAdmin(page, playwright);
  await page.clock.install();
  await page.route("**/api/products?*", (route) => route.fulfill({ json: [] }));
  await page.goto("/dashboard/manageProducts");
  await expect(page.getByText("There are no products yet.")).toBeVisible();
  await page.unroute("**/api/products?*");
  await page.route("**/api/products?*", (route) => route.abort());
  await page.goto("/dashboard/manageProducts");
  const told = page.getByRole("main").getByRole("alert").filter({ hasText: "There is no connection." });
  await skipRetries(page, told);
  await page.unroute("**/api/products?*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("article").first()).toBeVisible();
});
