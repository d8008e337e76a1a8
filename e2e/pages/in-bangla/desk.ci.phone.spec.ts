import { expect, type Page, test } from "@playwright/test";
import { bangla } from "../../../lib/words/bn/bangla";
import { newShopper } from "../../support/account";
import { becomeAdmin } from "../../support/admin";
import { newName, placeOrders, setUpAdminOrders } from "../../support/admin-orders";
import { become } from "../../support/become";
import { inBangla } from "../../support/bangla";
import { addProduct, readProduct } from "../../support/catalogue";
import { readOrder } from "../../support/orders";
import { demoAdmin } from "../../support/people";
import { acceptWords, declineWords } from "../../support/pop-ups";

// The contract's desk as the pages in English have it (e2e/pages/admin), in one way through each page: what is asked, with
// how many buttons, what a no leaves as it is, and where it leads. A browser complains of every 409 in its console, so
// nobody watches it.

const { account, deskMenu, deskOrders, deskProduct, deskProductList, deskUsers } = bangla;
const { fields } = deskProduct;

const openPage = async (page: Page, path: string, search: Record<string, string> = {}) => {
  await page.goto(inBangla(`/dashboard/${path}?${new URLSearchParams(search).toString()}`));
};

test("a product is added, changed and deleted", async ({ page, playwright }) => {
  const admin = await becomeAdmin(page, playwright);
  const name = `In Bangla ${Date.now()}`;
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/products")) sent.push(request.url());
  });

  await openPage(page, "addProduct");
  const add = page.getByRole("main").getByRole("button", { name: deskProduct.add });
  const nameField = page.getByLabel(fields.name.label, { exact: true });
  const price = page.getByLabel(fields.price.label, { exact: true });
  await add.click();
  await expect(nameField).toBeFocused();
  await expect(nameField).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await nameField.fill(name);
  await page.getByRole("combobox", { name: fields.category.label }).selectOption("Caps");
  await page
    .getByRole("group", { name: fields.image1.label })
    .getByRole("textbox")
    .fill("/catalogue/navy-woven-boxer-1-960.webp");
  await price.fill("১২.৫০");
  await add.click();
  await expect(price).toHaveAttribute("aria-invalid", "true");
  expect(sent).toEqual([]);
  await price.fill("৳ ১,২৫০");
  await add.click();
  await acceptWords(page, deskProduct.added);
  await expect(page).toHaveURL("/bn/dashboard/manageProducts");
  const [product] = (await admin.call("GET", `/products?q=${encodeURIComponent(name)}`)).body as {
    _id: string;
  }[];
  const { _id = "" } = product ?? {};
  expect(await readProduct(admin, _id)).toMatchObject({ name, price: 1_250, category: "Caps" });
  expect(await (await page.request.get("/bn/caps")).text()).toContain(name);

  await openPage(page, "manageProducts", { q: name });
  const row = page.getByRole("article", { name, exact: true });
  await row.getByRole("link", { name: deskProductList.row.editOf(name) }).click();
  await expect(page).toHaveURL(new RegExp(`/bn/dashboard/updateProduct/${_id}\\?q=`));
  await price.fill("৬৫০");
  await page.getByRole("button", { name: deskProduct.update }).click();
  await acceptWords(page, deskProduct.updated);
  await expect(page).toHaveURL(/\/bn\/dashboard\/manageProducts\?q=/);
  await expect(row).toContainText("৳৬৫০");

  const remove = row.getByRole("button", { name: deskProductList.row.deleteOf(name) });
  await remove.click();
  await declineWords(page, deskProductList.popUps.delete);
  await expect(row).toBeVisible();
  await remove.click();
  await acceptWords(page, deskProductList.popUps.delete);
  await acceptWords(page, deskProductList.popUps.deleted);
  await expect(row).toHaveCount(0);
  expect((await page.request.get(inBangla(`/details/${_id}`))).status()).toBe(404);
});

test("orders are confirmed, cancelled and deleted", async ({ page, playwright }) => {
  const desk = await setUpAdminOrders(playwright);
  const name = newName();
  const [oldest = "", middle = "", newest = ""] = await placeOrders(desk, 3, { name });
  await become(page, desk.admin);
  await openPage(page, "allOrders", { q: name });
  const cards = page.getByRole("list", { name: deskOrders.list }).getByRole("article");
  await expect(cards).toHaveCount(3);
  const press = (card: number, button: string) =>
    cards.nth(card).getByRole("button", { name: button, exact: true }).click();
  const { decide, popUps } = deskOrders;

  await press(0, decide.confirm);
  await acceptWords(page, popUps.orderMarked("Confirmed"));
  await expect(cards.nth(0).getByRole("button", { name: decide.confirm, exact: true })).toBeDisabled();
  await expect(cards.nth(0).getByRole("button", { name: decide.cancel, exact: true })).toBeDisabled();
  expect(await readOrder(desk.admin, newest)).toMatchObject({ status: "Confirmed" });
  await press(1, decide.cancel);
  await declineWords(page, popUps.cancelOrder);
  expect(await readOrder(desk.admin, middle)).toMatchObject({ status: "pending" });
  await press(1, decide.cancel);
  await acceptWords(page, popUps.cancelOrder);
  await acceptWords(page, popUps.orderMarked("Canceled"));
  expect(await readOrder(desk.admin, middle)).toMatchObject({ status: "Canceled" });
  await press(2, deskOrders.delete.label);
  await declineWords(page, popUps.deleteOrder);
  await expect(cards).toHaveCount(3);
  await press(2, deskOrders.delete.label);
  await acceptWords(page, popUps.deleteOrder);
  await acceptWords(page, popUps.orderRemoved);
  await expect(cards).toHaveCount(2);
  await expect(readOrder(desk.admin, oldest)).rejects.toThrow("There is no such order.");

  const [next = ""] = await placeOrders(desk, 1);
  await openPage(page, `allOrders/${next}/change`);
  const quantity = page.getByLabel(bangla.orders.changing.quantity, { exact: true });
  await expect(quantity).toHaveValue("১");
  await quantity.fill("12");
  await expect(quantity).toHaveValue("12");
  await quantity.blur();
  await expect(quantity).toHaveValue("১২");
});

test("somebody becomes an admin and is deleted, each after a question", async ({ page, playwright }) => {
  const admin = await becomeAdmin(page, playwright);
  const person = await newShopper(playwright, "করিম উদ্দিন");
  const isAdmin = async () => (await admin.call("GET", `/users/admin/${person.email}`)).body;
  await openPage(page, "users");
  await page.getByRole("searchbox", { name: deskUsers.find }).fill(person.email);
  const row = page.getByRole("article").filter({ hasText: person.email });
  const promote = row.getByRole("button", { name: deskUsers.makeAdmin });
  await promote.click();
  await declineWords(page, deskUsers.popUps.makeAdmin);
  expect(await isAdmin()).toEqual({ admin: false });
  await promote.click();
  await acceptWords(page, deskUsers.popUps.makeAdmin);
  await acceptWords(page, deskUsers.popUps.madeAdmin(person.name));
  await expect(row.getByText(deskUsers.roles.admin, { exact: true })).toBeVisible();
  expect(await isAdmin()).toEqual({ admin: true });
  const remove = row.getByRole("button", { name: deskUsers.delete });
  await remove.click();
  await declineWords(page, deskUsers.popUps.deleteUser);
  await expect(row).toBeVisible();
  await remove.click();
  await acceptWords(page, deskUsers.popUps.deleteUser);
  await acceptWords(page, deskUsers.popUps.deleted);
  await expect(row).toHaveCount(0);
});

test("the page that a visitor wanted is there after the sign-in, and its menu leads on", async ({
  page,
  playwright,
}) => {
  const { _id } = await addProduct((await setUpAdminOrders(playwright)).admin);
  const wanted = inBangla(`/dashboard/updateProduct/${_id}`);
  await page.goto(wanted);
  await expect(page).toHaveURL("/bn");
  await page.goto(inBangla("/login"));
  const { email, password } = demoAdmin();
  await page.getByLabel(account.fields.email).fill(email);
  await page.getByRole("textbox", { name: account.fields.password }).fill(password);
  await page.getByRole("main").getByRole("button", { name: account.login.button, exact: true }).click();
  await acceptWords(page, account.popUps.loggedIn);
  await expect(page).toHaveURL(wanted);
  const menu = page.getByRole("navigation", { name: account.menu.label });
  const all = page.getByRole("dialog", { name: deskMenu.title });
  for (const [label, path] of [
    [deskMenu.places.addProduct, "/dashboard/addProduct"],
    [deskMenu.places.manageProducts, "/dashboard/manageProducts"],
    [deskMenu.places.users, "/dashboard/users"],
  ] as const) {
    await menu.getByRole("button", { name: deskMenu.more }).click();
    await all.getByRole("link", { name: label, exact: true }).click();
    await expect(page).toHaveURL(inBangla(path));
  }
  await menu.getByRole("button", { name: deskMenu.more }).click();
  await all.getByRole("link", { name: deskMenu.shopHome }).click();
  await expect(page).toHaveURL("/bn");
});
