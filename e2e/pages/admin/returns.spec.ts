import {
  type AdminOrders,
  newName,
  openDetails,
  placeOrders,
  setUpAdminOrders,
} from "../../support/admin-orders";
import { become } from "../../support/become";
import { newPhone } from "../../support/orders";
import { cardsOf, deliver, findParcels } from "../../support/parcels";
import { expectNoOverflow } from "../../support/storefront";
import { expect, test } from "../../support/test";

let desk: AdminOrders;

test.beforeAll(async ({ playwright }) => {
  desk = await setUpAdminOrders(playwright);
});

test("what was delivered is taken back, exchanged for something else, and paid back @phone", async ({
  page,
}) => {
  const name = newName();
  const [orderId] = await placeOrders(desk, 1, { name, phone: newPhone(), quantity: 3 });
  await deliver(desk.admin, orderId ?? "");
  await become(page, desk.admin);
  const width = page.viewportSize()?.width ?? 0;
  await findParcels(page, name, "done");
  const card = cardsOf(page);
  await openDetails(card);
  for (const wish of ["Money back", "Exchange"]) {
    await card.getByRole("button", { name: /^Return or exchange/ }).click();
    await card.getByRole("button", { name: "Accept the return" }).click();
    await expect(card.getByText("Please say why it comes back.")).toBeVisible();
    await card.getByLabel(/^Pieces of/).selectOption("1");
    await card.getByLabel("Why").selectOption("Wrong size");
    await expect(card.getByText("Please choose what comes back.")).toHaveCount(0);
    await card.getByText(wish, { exact: true }).click();
    await expectNoOverflow(page, width);
    await card.getByRole("button", { name: "Accept the return" }).click();
    await expect(card.getByText(new RegExp(`1 piece · ${wish} · worth`))).toBeVisible();
  }
  await card.getByRole("link", { name: "Return" }).first().click();
  const returns = page.getByRole("article", { name: new RegExp(`of ${name}$`) });
  await expect(returns).toHaveCount(2);
  const paid = returns.filter({ hasText: "Money back" });
  await paid.getByRole("button", { name: "It is back" }).click();
  await paid.getByRole("checkbox").check();
  await paid.getByRole("button", { name: "Put 1 back into stock" }).click();
  await expect(paid.getByLabel("Paid back, BDT")).toHaveValue("1200");
  await paid.getByLabel("By").selectOption("bKash");
  await paid.getByLabel("Number of the payment").fill("9XK27");
  await expectNoOverflow(page, width);
  await paid.getByRole("button", { name: /^Record the refund/ }).click();
  await expect(paid).toContainText("BDT 1,200 paid back by bKash, number 9XK27");
  const exchanged = returns.filter({ hasText: "Exchange" });
  await exchanged.getByRole("link", { name: /^Place an exchange/ }).click();
  await page.getByLabel("Note", { exact: true }).fill("Take the old one along");
  await expect(page.getByText(/To collect BDT/)).toBeVisible();
  await expectNoOverflow(page, width);
  await page.getByRole("button", { name: "Place the exchange" }).click();
  await expect(page.getByText("The exchange is placed and waits to be confirmed.")).toBeVisible();
  await page.getByRole("link", { name: "Returns" }).click();
  await expect(exchanged).toContainText("not delivered yet");
  await expect(exchanged.getByRole("button", { name: "Cancel return" })).toHaveCount(0);
});
