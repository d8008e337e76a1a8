import { expect, type Page, test } from "@playwright/test";
import { type AdminOrders, setUpAdminOrders } from "../../support/admin-orders";
import { become } from "../../support/become";
import { findParcels, openParcels } from "../../support/parcels";

// A browser complains of every 409 in its console, so these tests do without its watch.

let desk: AdminOrders;
test.beforeEach(async ({ page, playwright }) => {
  desk = await setUpAdminOrders(playwright);
  await become(page, desk.admin);
});

const move = (id: string | undefined, body: object) => desk.admin.call("PATCH", `/orders/${id}/parcel`, body);

/** This desk hears of the other one by its refusals alone. */
const hearNothing = (page: Page) =>
  page.route("**/api/parcels/news?*", async (route) => {
    // A refusal asks for its parcel, whatever its mark.
    if (route.request().url().endsWith("%3A")) await route.continue();
    else await route.fulfill({ status: 503, json: {} });
  });

test("what another desk has moved meanwhile is told, and shown as it is @phone", async ({ page }) => {
  await hearNothing(page);
  const { ids, cards } = await openParcels(page, desk, 1);
  await move(ids[0], { from: "toPack", to: "packed" });
  await cards.getByRole("button", { name: "Mark as packed" }).click();
  await expect(cards.getByRole("alert")).toContainText("it is “Packed” now");
  const handOver = cards.getByRole("button", { name: /^Hand over to/ });
  await expect(handOver).toBeVisible();
  await move(ids[0], { from: "packed", to: "handedOver", courier: "pathao", trackingCode: "PX77AB" });
  await handOver.click();
  await cards.getByRole("button", { name: "Without a code" }).click();
  await expect(cards.getByRole("alert")).toContainText("it is “With the courier” now");
  // Not only its state: who has it, the code that the other desk noted, and the step that is possible now.
  await expect(cards).toContainText("Pathao");
  await expect(cards).toContainText("PX77AB");
  await expect(cards.getByRole("button", { name: "Mark as delivered" })).toBeEnabled();
});

test("the list hears by itself of what another desk has done @phone", async ({ page }) => {
  const { name, ids, cards } = await openParcels(page, desk, 3);
  await move(ids[0], { from: "toPack", to: "packed" });
  await expect(cards.first().getByRole("button", { name: /^Hand over to/ })).toBeVisible();
  await move(ids[1], { from: "toPack", to: "packed", courier: "redx" });
  await move(ids[1], { from: "packed", to: "handedOver", courier: "redx", trackingCode: "RX-12" });
  await expect(cards.nth(1)).toContainText("With the courier · RedX");
  expect((await desk.admin.call("POST", `/orders/${ids[2]}/cancel`, {})).status).toBe(200);
  await expect(cards.nth(2)).toContainText("cancelled.");
  const tabs = page.getByRole("navigation", { name: "Parcels" });
  await expect(tabs.getByRole("button", { name: "On the way 1" })).toBeVisible();
  // What comes into the list is said, and shown when somebody asks.
  await findParcels(page, name, "withCourier");
  await expect(cards).toHaveCount(1);
  await move(ids[0], { from: "packed", to: "handedOver" });
  await expect(page.getByText("1 more parcel.")).toBeVisible();
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await expect(cards).toHaveCount(2);
  await expect(page.getByText("1 more parcel.")).toBeHidden();
});
