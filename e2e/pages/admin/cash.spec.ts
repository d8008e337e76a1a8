import { type AdminOrders, newName, placeOrders, setUpAdminOrders } from "../../support/admin-orders";
import { become } from "../../support/become";
import { newPhone } from "../../support/orders";
import { expectNoOverflow } from "../../support/storefront";
import { expect, test } from "../../support/test";

let desk: AdminOrders;

test.beforeAll(async ({ playwright }) => {
  desk = await setUpAdminOrders(playwright);
});

test.beforeEach(async ({ page }) => {
  await become(page, desk.admin);
});

interface Sent {
  orderNumber: number;
  cashToCollect: number;
}

/** Confirmed, packed and handed over. */
async function handOver(count: number): Promise<Sent[]> {
  const name = `শেখ মোঃ ${newName()}`;
  const ids = await placeOrders(desk, count, { name, phone: newPhone(), quantity: 1 });
  const sent: Sent[] = [];
  for (const id of ids) {
    await desk.admin.call("PATCH", `/orders/${id}`, { status: "Confirmed" });
    await desk.admin.call("PATCH", `/orders/${id}/parcel`, { from: "toPack", to: "packed" });
    const move = { from: "packed", to: "handedOver", courier: "steadfast" };
    sent.push((await desk.admin.call("PATCH", `/orders/${id}/parcel`, move)).body as Sent);
  }
  return sent;
}

test("a payout is checked, recorded, told where it is short, and taken back @phone", async ({ page }) => {
  const [whole, short] = await handOver(2);
  if (!whole || !short) throw new Error("There are no two parcels.");
  const reference = `SFP-${newPhone()}`;
  const paid = whole.cashToCollect + short.cashToCollect - 1;
  await page.goto("/dashboard/cash");
  await page.getByLabel("Courier", { exact: true }).selectOption("Steadfast");
  await page.getByLabel("The courier’s reference").fill(reference);
  await page.getByLabel("Paid in all, BDT").fill(String(paid));
  await page
    .getByLabel("Rows, with the names of the columns first")
    .fill(
      [
        "Invoice,Collected amount",
        `${whole.orderNumber},${whole.cashToCollect}`,
        `${short.orderNumber},${short.cashToCollect - 1}`,
        "999999999,=1+1",
      ].join("\n"),
    );
  await page.getByRole("button", { name: "Check the rows" }).click();
  const report = page.getByRole("region", { name: "What the rows mean" });
  await expect(report).toContainText("They agree with what was paid and kept.");
  await expect(report).toContainText("Fits: 1");
  await expect(report).toContainText("BDT 1 short");
  await expect(report).toContainText("Unknown: 1, left out");
  await expectNoOverflow(page, page.viewportSize()?.width ?? 0);
  await report.getByRole("button", { name: /^Record/ }).click();
  await expect(page.getByText(/^Recorded: .* for 2 parcels\.$/)).toBeVisible();
  const differing = page.getByRole("region", { name: "Short or over" });
  await expect(differing.getByRole("listitem").filter({ hasText: String(short.orderNumber) })).toContainText(
    /received of BDT [\d,]+, BDT 1 short/,
  );
  const payout = page
    .getByRole("list", { name: "Payouts" })
    .getByRole("listitem")
    .filter({ hasText: reference });
  await payout.getByRole("button", { name: `Take back Steadfast ${reference}` }).click();
  await payout.getByRole("button", { name: `Yes, take back Steadfast ${reference}` }).click();
  await expect(payout).toContainText("Taken back");
  await expect(differing.getByRole("listitem").filter({ hasText: String(short.orderNumber) })).toHaveCount(0);
});

test("what is missing of a payout is told beside its field, which gets the focus @phone @ci", async ({
  page,
}) => {
  await page.goto("/dashboard/cash");
  const check = page.getByRole("button", { name: "Check the rows" });
  await check.click();
  const courier = page.getByLabel("Courier", { exact: true });
  await expect(courier).toHaveAccessibleDescription("Please choose the courier.");
  await expect(courier).toBeFocused();
  await expect(page.getByText("Please enter a whole amount in BDT.")).toHaveCount(1);
  await courier.selectOption("Steadfast");
  await page.getByLabel("Paid in all, BDT").fill("৳ ১,২৫০");
  await check.click();
  await expect(page.getByLabel("The courier’s reference")).toBeFocused();
  await page.getByLabel("The courier’s reference").fill("SFP");
  await check.click();
  await expect(page.getByText("Please paste the rows, or choose the courier’s file.")).toBeVisible();
  await expect(page.getByLabel("Rows, with the names of the columns first")).toBeFocused();
});

test("what came in is corrected by hand, with a reason @phone @ci", async ({ page }) => {
  const [sent] = await handOver(1);
  if (!sent) throw new Error("There is no parcel.");
  const { body } = await desk.admin.call("GET", `/parcels?tab=withCourier&q=${sent.orderNumber}`);
  const [order] = (body as { rows: { _id: string }[] }).rows;
  const note = { from: null, to: sent.cashToCollect + 5, reason: "Paid at the outlet" };
  await desk.admin.call("PATCH", `/orders/${order?._id}/cash`, note);
  await page.goto("/dashboard/parcels");
  await page.getByRole("link", { name: "Cash", exact: true }).click();
  const row = page
    .getByRole("region", { name: "Short or over" })
    .getByRole("listitem")
    .filter({ hasText: String(sent.orderNumber) });
  await expect(row).toContainText("BDT 5 over");
  await row.getByText("Correct the cash").click();
  await row.getByLabel("Received in all, BDT").fill(String(sent.cashToCollect));
  await row.getByRole("button", { name: "Save" }).click();
  await expect(row.getByText("Please say why.")).toBeVisible();
  await row.getByLabel("Why").fill("Counted again");
  await row.getByRole("button", { name: "Save" }).click();
  await expect(row).toHaveCount(0);
});
