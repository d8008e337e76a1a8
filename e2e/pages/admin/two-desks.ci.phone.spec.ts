import { expect, test } from "@playwright/test";
import { becomeAdmin, openNewRow } from "../../support/admin";
import { setUpAdminOrders } from "../../support/admin-orders";
import { newCustomer } from "../../support/api";
import { become } from "../../support/become";
import { addProduct } from "../../support/catalogue";
import { openQueue } from "../../support/call-queue";
import { readCounts, rowsOf } from "../../support/counts";
import { placeOrder } from "../../support/orders";

// A browser complains of every 409 in its console, so these tests do without its watch.

test("a decision that came second is told on the order's line, and the queue counts what is left", async ({
  page,
  playwright,
}) => {
  const desk = await setUpAdminOrders(playwright);
  await become(page, desk.admin);
  const { ids, cards } = await openQueue(page, desk, 2);
  const tab = page.getByRole("navigation", { name: "Orders to call" }).getByText(/^To call/);
  await expect(tab.locator("..")).toHaveText("To call2");
  await desk.admin.call("PATCH", `/orders/${ids[0]}`, { status: "Confirmed" });
  await cards.first().getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Okay" }).click();
  await expect(cards.first()).toContainText("Somebody else was first.");
  await expect(cards.first()).toContainText("Confirmed");
  await expect(tab.locator("..")).toHaveText("To call1");
});

test("of two counts of one shelf the second is asked to look again", async ({ page, playwright }) => {
  const { admin, product, row } = await openNewRow(page, playwright, {
    sizes: ["30", "32"],
    colors: ["Indigo"],
    stockByOption: rowsOf(["30", "32"], ["Indigo"], () => 4),
  });
  await row.getByRole("button", { name: /^30, Indigo: / }).click();
  const counted = row.getByRole("textbox", { name: /^Counted on the shelf of 30, Indigo/ });
  await counted.fill("7");
  const other = { size: "30", color: "Indigo", add: 1 };
  await admin.call("POST", `/products/${product._id}/pieces`, other, {
    "Idempotency-Key": "other-desk-counts",
  });
  const save = row.getByRole("button", { name: /^Save what was counted of 30, Indigo/ });
  await save.click();
  await expect(row.getByRole("status").filter({ hasText: "Somebody else has counted" })).toBeVisible();
  await expect(row).toContainText("5 free, 0 in waiting orders, 5 on the shelf");
  await expect(counted).toHaveValue("7");
  await save.click();
  await expect(row.getByRole("status").filter({ hasText: "7 pieces can be ordered now." })).toBeVisible();
  expect(await readCounts(admin, product._id)).toMatchObject({ stock: "11" });
});

test("beside a piece that somebody else has just taken it does not say that it is free", async ({
  page,
  playwright,
}) => {
  const admin = await becomeAdmin(page, playwright);
  const [first, second] = [await newCustomer(playwright), await newCustomer(playwright)];
  const product = await addProduct(admin, {
    sizes: ["30", "32"],
    colors: ["Indigo"],
    stockByOption: rowsOf(["30", "32"], ["Indigo"], (size) => (size === 1 ? 1 : 4)),
  });
  const orderId = await placeOrder(first, product, { size: "30", color: "Indigo" });
  await page.goto(`/dashboard/allOrders/${orderId}/change`);
  await page.getByLabel("Size").selectOption("32");
  const items = page.getByRole("region", { name: "Items" });
  await expect(items).toContainText("1 free");
  await placeOrder(second, product, { size: "32", color: "Indigo" });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(items).toContainText("none is left");
  await expect(items).toContainText("sold out");
  await expect(items).not.toContainText("1 free");
});
