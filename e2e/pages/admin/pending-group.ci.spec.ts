import { become } from "../../support/become";
import {
  type AdminOrders,
  openAdminOrders,
  openDetails,
  placeOrders,
  setUpAdminOrders,
} from "../../support/admin-orders";
import { newPhone } from "../../support/orders";
import { answerQuestion } from "../../support/pop-ups";
import { expectNoOverflow } from "../../support/storefront";
import { expect, test } from "../../support/test";

let desk: AdminOrders;

test.beforeAll(async ({ playwright }) => {
  desk = await setUpAdminOrders(playwright);
});

test("all pending orders of a phone are cancelled in one go, and recorded @phone", async ({ page }) => {
  const phone = newPhone();
  await placeOrders(desk, 3, { phone });
  await become(page, desk.admin);
  const cards = await openAdminOrders(page, { q: phone });
  await expect(cards).toHaveCount(3);
  await openDetails(cards.first());
  await expect(cards.first()).toContainText("holds 1 piece");
  const first = page.getByRole("list", { name: "All orders" }).getByRole("listitem").first();
  await first.getByText("3 pending orders of this phone hold 3 pieces.").click();
  await expectNoOverflow(page, page.viewportSize()?.width ?? 0);
  const cancelAll = page.getByRole("button", { name: "Cancel all 3" }).first();
  await expect(cancelAll).toHaveAccessibleDescription("This cancels 3 orders, not just this one.");
  await cancelAll.click();
  await answerQuestion(page, "Are you sure?", "Cancel", "You are cancelling the order.");
  await expect(cards.filter({ hasText: "Canceled" })).toHaveCount(0);
  await cancelAll.click();
  await answerQuestion(page, "Are you sure?", "Okay", "You are cancelling the order.");
  await expect(page.getByText("3 orders cancelled, 3 pieces in all.")).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(cards.filter({ hasText: "Canceled" })).toHaveCount(3);
  expect((await desk.customer.call("GET", `/products/${desk.product._id}`)).body).toMatchObject({
    stock: "900",
  });
  await page.goto("/dashboard/records");
  await expect(page.getByRole("list", { name: "Activity" })).toContainText(`pending orders of ${phone} (3)`);
});
