import { expect, test } from "@playwright/test";
import { setUpAdminOrders } from "../../support/admin-orders";
import { become } from "../../support/become";
import { openParcels } from "../../support/parcels";

// A browser complains of every 409 in its console, so this test does without its watch.
test("what another desk has moved meanwhile is told, and shown as it is @phone", async ({
  page,
  playwright,
}) => {
  const desk = await setUpAdminOrders(playwright);
  await become(page, desk.admin);
  const { ids, cards } = await openParcels(page, desk, 1);
  await desk.admin.call("PATCH", `/orders/${ids[0]}/parcel`, { from: "toPack", to: "packed" });
  await cards.getByRole("button", { name: "Packed" }).click();
  await expect(cards.getByRole("alert")).toContainText("it is “Packed” now");
  await expect(cards.getByRole("button", { name: /^Hand over to/ })).toBeVisible();
});
