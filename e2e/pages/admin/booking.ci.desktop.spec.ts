import { expect, type PlaywrightWorkerArgs, test } from "@playwright/test";
import { SteadfastDouble } from "../../../testing/steadfast-double";
import { newName, openDetails, placeOrders } from "../../support/admin-orders";
import { Caller, readFormToken } from "../../support/api";
import { postAuth } from "../../support/auth";
import { become } from "../../support/become";
import { addProduct } from "../../support/catalogue";
import { newPhone } from "../../support/orders";
import { openOwnShop, type OwnShop } from "../../support/own-shop";
import { cardsOf } from "../../support/parcels";
import type { Person } from "../../support/people";
import { expectNoOverflow } from "../../support/storefront";

// A shop with keys of a Steadfast on the loopback.

const PARCELS = 12;

const courier = new SteadfastDouble();
let shop: OwnShop;

test.describe.configure({ timeout: 180_000 });
test.beforeAll(async () => {
  await courier.start();
  const environment = { ...courier.environment, RATE_LIMIT_FACTOR: "100" };
  shop = await openOwnShop({ hasCatalogue: true, environment });
});
test.afterAll(async () => {
  await shop.close();
  await courier.stop();
});

async function signIn(playwright: PlaywrightWorkerArgs["playwright"], person: Person): Promise<Caller> {
  const context = await playwright.request.newContext({ baseURL: shop.address });
  await readFormToken(context);
  await postAuth(context, "callback/credentials", { ...person });
  const { token } = await (await context.post("/api/jwt", { data: { email: person.email } })).json();
  return new Caller(context, person, token);
}

test("books what is packed a few at a time, tells why of each that is not, and shows what Steadfast says", async ({
  browser,
  playwright,
}) => {
  const admin = await signIn(playwright, shop.admin);
  const product = await addProduct(admin, { stock: "900", price: 1_200 });
  const name = newName();
  const desk = { admin, customer: admin, product, email: shop.admin.email };
  const ids = await placeOrders(desk, PARCELS, { name, phone: newPhone() });
  for (const id of ids) {
    await admin.call("PATCH", `/orders/${id}`, { status: "Confirmed" });
    await admin.call("PATCH", `/orders/${id}/parcel`, { from: "toPack", to: "packed" });
  }
  const page = await (await browser.newContext({ baseURL: shop.address })).newPage();
  await become(page, admin);
  await page.goto(`/dashboard/parcels?${new URLSearchParams({ q: name }).toString()}`);
  await expect(cardsOf(page)).toHaveCount(PARCELS);
  const numberOf = async (index: number) =>
    (await cardsOf(page).nth(index).getByRole("link").first().textContent()) ?? "";
  const first = cardsOf(page).first();
  const refused = await numberOf(1);
  courier.refusals.set(refused, ["The recipient address is too short."]);
  await page.getByLabel("Select all shown").check();
  await expect(first.getByRole("button", { name: "Book with Steadfast and print" })).toBeVisible();
  await first.getByRole("button", { name: "Hand over to Steadfast" }).click();
  await expect(first).toContainText("This parcel is not booked.");
  await first.getByRole("button", { name: "Not yet" }).click();
  const labels = page.waitForEvent("popup");
  await page.getByRole("button", { name: `Book with Steadfast and print ${PARCELS}` }).click();
  await expect((await labels).getByRole("region", { name: /^Label / })).toHaveCount(PARCELS - 1);
  await expect(page.getByText(`Booked with Steadfast: ${PARCELS - 1}. Failed: 1.`)).toBeVisible();
  await expect(page.getByText(`${refused}: The recipient address is too short.`)).toBeVisible();
  expect(courier.rowsOfCalls).toEqual([10, 2]);
  const theirs = courier.ofInvoice(await numberOf(0));
  await openDetails(first);
  await expect(first).toContainText(String(theirs.consignment_id));
  await expect(first.getByRole("link", { name: theirs.tracking_code })).toHaveAttribute(
    "href",
    `https://steadfast.com.bd/t/${theirs.tracking_code}`,
  );
  await expect(cardsOf(page).nth(1)).toContainText("Not booked with Steadfast: The recipient address");
  courier.refusals.clear();
  courier.troubles.push("lost");
  await page.getByRole("button", { name: "Book with Steadfast and print 1" }).click();
  await expect(page.getByText("Booked with Steadfast: 0. Failed: 1.")).toBeVisible();
  await page.getByRole("button", { name: "Book with Steadfast and print 1" }).click();
  await expect(page.getByText("Booked with Steadfast: 1.")).toBeVisible();
  expect(courier.consignments.size).toBe(PARCELS);
  await expectNoOverflow(page, page.viewportSize()?.width ?? 0);
  expect(await page.content()).not.toContain(courier.environment.STEADFAST_SECRET_KEY);
});
