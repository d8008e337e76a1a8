import { type AdminOrders, openDetails, setUpAdminOrders } from "../../support/admin-orders";
import { become } from "../../support/become";
import { cardsOf, findParcels, openParcels } from "../../support/parcels";
import { expect, test } from "../../support/test";

let desk: AdminOrders;

test.beforeAll(async ({ playwright }) => {
  desk = await setUpAdminOrders(playwright);
});

test.beforeEach(async ({ page }) => {
  await become(page, desk.admin);
});

const TO_OUR_RIDER = ["toPack", "packed", "handedOver"];

/** Gives parcels to the shop's own rider, over HTTP. */
async function giveToRider(ids: string[]): Promise<void> {
  for (const id of ids)
    for (const [index, from] of TO_OUR_RIDER.slice(0, -1).entries()) {
      const to = TO_OUR_RIDER[index + 1];
      const courier = to === "handedOver" ? { courier: "own" } : {};
      const moved = await desk.admin.call("PATCH", `/orders/${id}/parcel`, { from, to, ...courier });
      expect(moved.status, JSON.stringify(moved.body)).toBe(200);
    }
}

test("one tap says that the rider's cash is there, one takes that back, also later", async ({ page }) => {
  const { name, ids, cards } = await openParcels(page, desk, 1);
  await giveToRider(ids);
  await findParcels(page, name, "withCourier");
  await cards.getByRole("button", { name: /^Received BDT/ }).click();
  await expect(cards).toContainText("Delivered · Our own rider");
  await cards.getByRole("button", { name: "Undo" }).click();
  await cards.getByRole("button", { name: /^Received BDT/ }).click();
  await expect(cards).toContainText("Delivered · Our own rider");
  await findParcels(page, name, "done");
  await openDetails(cards);
  await expect(cards.getByRole("button", { name: /^Put .* back to/ })).toBeHidden();
  await cards.getByRole("button", { name: /^Not received: take BDT [\d,]+ back$/ }).click();
  await cards.getByRole("button", { name: /^Put .* back to With the rider/ }).click();
  await findParcels(page, name, "withCourier");
  await expect(cards.getByRole("button", { name: /^Received BDT/ })).toBeVisible();
});

test("two taps take the evening's cash of all that the rider had, less what is left out", async ({
  page,
}) => {
  const { name, ids } = await openParcels(page, desk, 3);
  await giveToRider(ids);
  await findParcels(page, name, "withCourier");
  await page.getByRole("button", { name: "Rider’s cash" }).click();
  // Other parcels of this run may be with the rider too.
  const all = page.getByRole("checkbox", { name: /BDT/ });
  const own = page.getByRole("checkbox", { name: new RegExp(`${name}.*BDT`) });
  await expect(own).toHaveCount(3);
  for (const box of await all.all()) await box.uncheck();
  for (const index of [1, 2]) await own.nth(index).check();
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/api/orders/*/cash", async (route) => {
    await isReleased;
    await route.continue();
  });
  await page.getByRole("button", { name: /^I received BDT [\d,]+ for 2 parcels$/ }).click();
  // On the card of the first, an Undo would take half of this back.
  const delivered = cardsOf(page).filter({ hasText: "Delivered · Our own rider" });
  const undo = delivered.getByRole("button", { name: "Undo" });
  await expect(delivered).toHaveCount(1);
  await expect(undo).toBeHidden();
  release();
  await expect(page.getByText(/received for 2 parcels\.$/)).toBeVisible();
  await expect(undo).toHaveCount(2);
  await findParcels(page, name, "done");
  await expect(cardsOf(page)).toHaveCount(2);
});
