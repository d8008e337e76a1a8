import { readFile } from "node:fs/promises";
import { type AdminOrders, openDetails, setUpAdminOrders } from "../../support/admin-orders";
import { become } from "../../support/become";
import { newPhone } from "../../support/orders";
import { findParcels, openParcels } from "../../support/parcels";
import { expectNoOverflow } from "../../support/storefront";
import { expect, test } from "../../support/test";

let desk: AdminOrders;

test.beforeAll(async ({ playwright }) => {
  desk = await setUpAdminOrders(playwright);
});

test.beforeEach(async ({ page }) => {
  await become(page, desk.admin);
});

const stockNow = async () => {
  const { stock } = (await desk.admin.call("GET", `/products/${desk.product._id}`)).body as { stock: string };
  return Number(stock);
};

test("one tap packs, one takes it back, one hands over; what comes back is ticked into the stock", async ({
  page,
}) => {
  const { name, cards } = await openParcels(page, desk, 1);
  await expect(cards).toContainText("To collect");
  await cards.getByRole("button", { name: "Mark as packed" }).click();
  await cards.getByRole("button", { name: "Undo" }).click();
  await cards.getByRole("button", { name: "Mark as packed" }).click();
  await page.getByLabel("Courier", { exact: true }).selectOption("Pathao");
  await cards.getByRole("button", { name: "Hand over to Pathao" }).click();
  await expect(cards).toContainText("Which code did Pathao give it?");
  await cards.getByRole("button", { name: "Without a code" }).click();
  await expect(cards).toContainText("With the courier · Pathao");
  await openDetails(cards);
  await cards.getByRole("button", { name: /^Add the tracking code/ }).click();
  const code = `DH-${newPhone()}`;
  await cards.getByLabel(/^Tracking code of/).fill("DH 12!");
  await cards.getByRole("button", { name: "Save" }).click();
  await expect(cards).toContainText("A tracking code has letters, digits, dots, dashes and slashes only.");
  await cards.getByLabel(/^Tracking code of/).fill(code);
  await cards.getByRole("button", { name: "Save" }).click();
  await expect(cards.getByRole("link", { name: code }).first()).toHaveAttribute(
    "href",
    /merchant\.pathao\.com/,
  );
  await findParcels(page, code, "withCourier");
  await cards.getByRole("button", { name: "Mark as coming back" }).click();
  const before = await stockNow();
  await cards.getByRole("button", { name: "It is back" }).click();
  await expect(cards.getByRole("button", { name: "It is back, but nothing can be sold" })).toBeVisible();
  await cards.getByRole("checkbox", { name: new RegExp(desk.product.name) }).check();
  await cards.getByRole("button", { name: "Put 2 back into stock" }).click();
  await expect(cards).toContainText("2 back in stock");
  expect(await stockNow()).toBe(before + 2);
  await cards.getByRole("button", { name: "Undo" }).click();
  await expect(cards.getByRole("button", { name: "It is back" })).toBeVisible();
  expect(await stockNow()).toBe(before);
  await expectNoOverflow(page, page.viewportSize()?.width ?? 0);
  await become(page, desk.customer);
  await page.goto("/dashboard/orders");
  await expect(page.getByRole("article").filter({ hasText: name })).toContainText(
    "On its way back to us since",
  );
});

test("who works by keyboard stays at the parcel, whatever its step has taken away @desktop @ci", async ({
  page,
}) => {
  const { cards } = await openParcels(page, desk, 2);
  const card = cards.last();
  const isHere = () => card.evaluate((node) => node.contains(document.activeElement));
  for (const [press, then] of [
    ["Mark as packed", /^Hand over to/],
    [/^Hand over to/, "Not yet"],
    ["Without a code", "Mark as coming back"],
    ["Mark as coming back", "It is back"],
    ["It is back", "Not yet"],
    ["Not yet", "It is back"],
    ["Undo", "Mark as delivered"],
  ] as const) {
    await card.getByRole("button", { name: press }).press("Enter");
    await expect(card.getByRole("button", { name: then })).toBeVisible();
    await expect.poll(isHere).toBe(true);
  }
});

test("several at once: packed, taken back, packed again, into a file, handed over @phone @ci", async ({
  page,
}) => {
  const { name, cards } = await openParcels(page, desk, 3);
  const bar = page.getByRole("region", { name: "Selected parcels" });
  await page.getByRole("checkbox", { name: "Select all shown" }).check();
  await expect(bar).toContainText("to collect");
  await bar.getByRole("button", { name: "Mark as packed 3" }).click();
  await expect(bar).toContainText("Packed 3.");
  await bar.getByRole("button", { name: "Undo these 3" }).click();
  await expect(bar).toContainText("Taken back 3.");
  await page.getByRole("checkbox", { name: "Select all shown" }).check();
  await bar.getByRole("button", { name: "Mark as packed 3" }).click();
  await expect(bar).toContainText("Packed 3.");
  await page.getByLabel("Courier", { exact: true }).selectOption("Steadfast");
  await page.getByRole("checkbox", { name: "Select all shown" }).check();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save file for 3 packed parcels" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^steadfast-[\d-]+\.csv$/);
  const csv = await readFile(await file.path(), "utf8");
  expect(csv.split("\r\n")[0]).toBe("\uFEFFInvoice,Name,Address,Phone,Amount,Note");
  expect(csv.split(name)).toHaveLength(4);
  await page.getByRole("button", { name: "These 3 are handed over to Steadfast" }).click();
  await expect(bar).toContainText("Handed over to Steadfast 3.");
  await expect(cards.filter({ hasText: "With the courier · Steadfast" })).toHaveCount(3);
});

test("pasted codes are looked up first, and saved where they fit @phone @ci", async ({ page }) => {
  const { cards } = await openParcels(page, desk, 2);
  const numbers = (await cards.getByRole("link").allTextContents()).filter((text) => /^\d{4,9}$/.test(text));
  const bar = page.getByRole("region", { name: "Selected parcels" });
  await cards.first().getByRole("checkbox").check();
  await bar.getByRole("button", { name: "Mark as packed 1" }).click();
  await expect(bar).toContainText("Packed 1.");
  await page.getByRole("button", { name: "Paste codes" }).click();
  const code = `SF-${newPhone()}`;
  await page
    .getByLabel("Order number and tracking code, a line for each parcel")
    .fill(`Invoice\tCode\n${numbers[0]}\t${code}\n${numbers[1]}\t${code}X\n999999999\tZ1`);
  await page.getByRole("button", { name: "Look up 3" }).click();
  for (const title of ["Fit: 1", "Not packed, or done: 1", "Unknown: 1", "Not read: 1"])
    await expect(page.getByText(title)).toBeVisible();
  await page.getByRole("button", { name: "Save 1", exact: true }).click();
  await expect(page.getByText("Saved 1.")).toBeVisible();
  await openDetails(cards.first());
  await expect(cards.first()).toContainText(code);
});

test("of a part delivery it is told what came back, and what of that can be sold again @phone", async ({
  page,
}) => {
  const { name, ids, cards } = await openParcels(page, desk, 1);
  for (const [from, to] of [
    ["toPack", "packed"],
    ["packed", "handedOver"],
    ["handedOver", "partlyDelivered"],
  ])
    await desk.admin.call("PATCH", `/orders/${ids[0]}/parcel`, { from, to });
  await findParcels(page, name, "done");
  await cards.getByRole("button", { name: "It is back" }).click();
  await expect(cards.getByRole("button", { name: "It is back, but nothing can be sold" })).toBeDisabled();
  // Who pressed it by mistake gets out without a tick.
  await cards.getByRole("button", { name: "Not yet" }).click();
  await cards.getByRole("button", { name: "It is back" }).click();
  const back = cards.getByRole("group", { name: "What did the courier bring back?" });
  await back.getByRole("checkbox").check();
  const sellable = cards.getByRole("group", { name: "What of that can be sold again?" });
  await sellable.getByLabel(/^Pieces of/).selectOption("1");
  await expectNoOverflow(page, page.viewportSize()?.width ?? 0);
  await cards.getByRole("button", { name: "Put 1 back into stock" }).click();
  await openDetails(cards);
  await expect(cards).toContainText("2 came back, 1 in stock again");
});
