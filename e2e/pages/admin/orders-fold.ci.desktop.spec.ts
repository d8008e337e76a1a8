import {
  newName,
  openAdminOrders,
  openDetails,
  placeOrders,
  setUpAdminOrders,
} from "../../support/admin-orders";
import { become } from "../../support/become";
import { expect, test } from "../../support/test";

test("decided orders fold to a line where that is wished, on this device, and open again", async ({
  page,
  playwright,
}) => {
  const desk = await setUpAdminOrders(playwright);
  await become(page, desk.admin);
  const name = newName();
  const [, second = ""] = await placeOrders(desk, 2, { name });
  expect((await desk.admin.call("PATCH", `/orders/${second}`, { status: "Confirmed" })).status).toBe(200);
  const cards = await openAdminOrders(page, { q: name });
  await openDetails(cards.first());
  await expect(cards.first().getByRole("link", { name: /^Label of order \d+$/ })).toBeVisible();
  await page.getByRole("checkbox", { name: "Decided orders on one line" }).check();
  await expect(cards.first().getByRole("link")).toHaveCount(0);
  await expect(cards.first()).toContainText("Confirmed");
  expect((await cards.first().boundingBox())?.height).toBeLessThan(64);
  await expect(cards.nth(1).getByRole("button", { name: "Confirm" })).toBeEnabled();
  await page.reload();
  await expect(cards).toHaveCount(2);
  await expect(cards.first().getByRole("link")).toHaveCount(0);
  await cards
    .first()
    .getByRole("button", { name: /^Open order \d+$/ })
    .click();
  await expect(cards.first().getByRole("link", { name: /^Call / })).toBeVisible();
});
