import type { Page } from "@playwright/test";
import { bangla } from "../../../lib/words/bn/bangla";
import { inBangla } from "../../support/bangla";
import { addProduct, readProduct } from "../../support/catalogue";
import { putIntoCart } from "../../support/orders";
import { acceptWords, declineWords } from "../../support/pop-ups";
import { expect, test } from "../../support/shopper";
import { listOrders, makeOrder } from "../../support/shopping";

// The contract's cart, checkout and orders as the pages in English have them (e2e/pages/shopping), in one way through each
// page: what is asked, with how many buttons, what a no leaves as it is, and where it leads.

const { ordering, orders, units } = bangla;
const { cart, contact, amounts, line, popUps, questions } = ordering;

const linesOf = (page: Page) => page.getByRole("list", { name: cart.list }).getByRole("listitem");
const ordersOf = (page: Page) => page.getByRole("list", { name: orders.list }).getByRole("article");
const choose = (page: Page, name: string) => page.getByRole("radio", { name }).check({ force: true });

test("a cart counts, changes and loses its lines, and leads to the checkout", async ({
  page,
  admin,
  customer,
}) => {
  const [cap, shirt, gone] = [
    await addProduct(admin),
    await addProduct(admin, { price: 1_250, sizes: "" }),
    await addProduct(admin),
  ];
  await putIntoCart(customer, gone);
  await putIntoCart(customer, cap, 2);
  await putIntoCart(customer, shirt);
  await admin.call("DELETE", `/products/${gone._id}`);
  await page.goto(inBangla("/"));
  await expect(
    page.getByRole("banner").getByRole("link", { name: bangla.frame.cart, exact: true }),
  ).toHaveText("৩");
  await page.goto(inBangla("/dashboard/cart"));
  const total = async (items: number, pieces: number, amount: number) => {
    await expect(page.getByText(`${cart.items} ${ordering.items(items, pieces)}`)).toBeVisible();
    await expect(page.getByText(`${cart.total} ${units.money(amount)}`)).toBeVisible();
  };

  await test.step("a line that cannot be ordered says why, and blocks the checkout until it is removed", async () => {
    await expect(linesOf(page)).toHaveText([
      new RegExp(gone.name),
      new RegExp(shirt.name),
      new RegExp(cap.name),
    ]);
    await total(2, 3, 2_250);
    await expect(page.getByRole("button", { name: cart.checkout })).toBeDisabled();
    const remove = page.getByRole("button", { name: line.remove(gone.name) });
    await remove.click();
    await declineWords(page, questions.removeFromCart);
    await expect(linesOf(page)).toHaveCount(3);
    await remove.click();
    await acceptWords(page, questions.removeFromCart);
    await acceptWords(page, popUps.removedFromCart);
    await expect(linesOf(page)).toHaveCount(2);
  });

  await page.getByRole("button", { name: line.more(cap.name) }).click();
  await total(2, 4, 2_750);
  const quantity = page.getByRole("textbox", { name: line.quantityOf(cap.name) });
  await quantity.fill("০");
  await quantity.press("Enter");
  await expect(quantity).toHaveAttribute("aria-invalid", "true");
  expect((await customer.call("GET", "/cart")).body).toMatchObject([{ quantity: 1 }, { quantity: 3 }]);
  await quantity.fill("৪");
  await quantity.press("Enter");
  await total(2, 5, 3_250);
  await page.getByRole("link", { name: cart.checkout }).last().click();
  await expect(page).toHaveURL("/bn/dashboard/checkout");
});

test("a checkout tells what is missing, asks before it orders, and the order is cancelled after a question", async ({
  page,
  admin,
  customer,
}) => {
  const product = await addProduct(admin, { price: 1_250 });
  await makeOrder(customer, await addProduct(admin));
  await putIntoCart(customer, product, 2);
  await page.goto(inBangla("/dashboard/checkout"));
  const place = page.getByRole("button", { name: ordering.checkout.place });
  const amount = (...figures: number[]) =>
    expect(page.getByRole("definition")).toHaveText(figures.map((figure) => units.money(figure)));

  await test.step("the amount is items and delivery, the highest until a location is chosen", async () => {
    await amount(2_500, 150, 2_650);
    await expect(page.getByText(amounts.highestCharge)).toBeVisible();
    await choose(page, bangla.product.delivery.location("Inside Dhaka"));
    await amount(2_500, 100, 2_600);
    await choose(page, bangla.product.delivery.location("Outside Dhaka"));
    await amount(2_500, 150, 2_650);
  });

  await test.step("what is missing or wrong is told beside its field, and nothing is asked or placed", async () => {
    await page.getByLabel(contact.phone).fill("১২");
    await place.click();
    await expect(page.getByLabel(contact.phone)).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByText(ordering.checkout.wrong("", "paymentMethod", ""))).toBeVisible();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  await test.step("Cash On Delivery raises its alert, which is in Bengali on every page", async () => {
    await page.getByLabel(contact.phone).fill("০১৭১২-৩৪৫৬৭৮");
    await page.getByLabel(contact.address, { exact: true }).fill("বাসা ৭, রোড ৩, মিরপুর, ঢাকা");
    await choose(page, ordering.payment("Cash On Delivery", ""));
    const popUp = page.getByRole("dialog");
    for (const words of ["১ কর্মদিবসের মধ্যে", "Orders", "সাইজ বা রঙ", "ফর্মটি ভুলভাবে"])
      await expect(popUp.locator("[lang=bn]")).toContainText(words);
    await acceptWords(page, popUps.cashOnDelivery(1));
  });

  await test.step("a no places nothing, a yes one order, and the cart is empty", async () => {
    await place.click();
    await declineWords(page, questions.placeOrder);
    expect(await listOrders(customer)).toHaveLength(1);
    await place.dblclick();
    await acceptWords(page, questions.placeOrder);
    await acceptWords(page, popUps.placed);
    await expect(page).toHaveURL("/bn/dashboard/orders");
    expect(await listOrders(customer)).toMatchObject([
      { amount: 2_650, status: "pending", phone: "01712345678" },
      { amount: 600 },
    ]);
    expect((await customer.call("GET", "/cart")).body).toEqual([]);
  });

  await test.step("the newest order is first, and is cancelled after a question", async () => {
    await expect(ordersOf(page)).toHaveCount(2);
    await expect(ordersOf(page).first()).toContainText(`${orders.card.total} ${units.money(2_650)}`);
    await expect(ordersOf(page).first()).toContainText(orders.statuses.pending);
    const cancel = ordersOf(page).first().getByRole("button", { name: orders.card.cancel });
    await cancel.click();
    await declineWords(page, orders.popUps.cancel);
    await expect(ordersOf(page)).toHaveCount(2);
    await cancel.click();
    await acceptWords(page, orders.popUps.cancel);
    await acceptWords(page, orders.popUps.cancelled);
    await expect(ordersOf(page)).toHaveCount(1);
    expect((await readProduct(customer, product._id)).stock).toBe("10");
  });

  await test.step("an order that is decided cannot be cancelled here", async () => {
    const [rest] = await listOrders(customer);
    await admin.call("PATCH", `/orders/${rest?._id}`, { status: "Confirmed" });
    await page.reload();
    await expect(ordersOf(page).first()).toContainText(orders.statuses.Confirmed);
    await expect(page.getByRole("button", { name: orders.card.cancel })).toHaveCount(0);
  });
});
