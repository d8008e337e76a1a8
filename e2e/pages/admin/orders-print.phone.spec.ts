import type { Page } from "@playwright/test";
import { become } from "../../support/become";
import {
  type AdminOrders,
  newName,
  openAdminOrders,
  placeOrders,
  setUpAdminOrders,
} from "../../support/admin-orders";
import { placeOrder, readOrder } from "../../support/orders";
import { expectNoOverflow } from "../../support/storefront";
import { expect, test } from "../../support/test";

/** An older Chromium prints a label on the paper of the slips, each on a page of its own. */
const A4 = [210, 297];
const BENGALI_NAME = "মোঃ শাহরিয়ার রহমান";

let desk: AdminOrders;

test.beforeAll(async ({ playwright }) => {
  desk = await setUpAdminOrders(playwright);
});

test.beforeEach(async ({ page }) => {
  await become(page, desk.admin);
});

const sheetsOf = (page: Page) => page.getByRole("article", { name: /^Slips of order/ });

/** How many pages come out of the printer. */
async function countPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

/** Width and height of each page that comes out, in millimetres. */
async function listPapers(page: Page): Promise<number[][]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  return [...pdf.matchAll(/\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) =>
    [width, height].map((points) => Math.round((Number(points) / 72) * 25.4)),
  );
}

test("the selected orders are printed, each with its invoice and packing slip", async ({ page }) => {
  const name = newName();
  const [first = "", second = ""] = await placeOrders(desk, 3, { name, phone: "01712345678" });
  const { orderNumber } = await readOrder(desk.admin, second);
  await desk.admin.call("PATCH", `/orders/${second}`, { status: "Confirmed" });
  const cards = await openAdminOrders(page, { q: name });
  await cards.nth(1).getByRole("checkbox").check();
  await cards.nth(2).getByRole("checkbox").check();
  const opened = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Print" }).click();
  const paper = await opened;
  await expect(sheetsOf(paper)).toHaveCount(2);
  await expect(
    paper.getByText(`Not confirmed: ${(await readOrder(desk.admin, first)).orderNumber} (pending)`),
  ).toBeVisible();
  const invoice = paper.getByRole("region", { name: `Invoice ${orderNumber}` });
  for (const words of [
    "Tejgaon",
    "Shop 12, Level 2, Tejgaon Link Road, Dhaka 1208",
    "01700-000000",
    `Invoice ${orderNumber}`,
    name,
    "House 7, Road 3, Dhanmondi, Dhaka",
    "01712345678",
    desk.product.name,
    "S, Black",
    "BDT 1,200",
    "Delivery, Inside Dhaka",
    "Total, Cash On Delivery",
    "BDT 1,300",
    "Within 3 days of receiving the order",
    "The item is unused, undamaged and in its original condition, with its tag intact.",
    "You have our official invoice.",
  ]) {
    await expect(invoice).toContainText(words);
  }
  const slip = paper.getByRole("region", { name: `Packing slip ${orderNumber}` });
  for (const words of [
    name,
    "01712345678",
    "House 7, Road 3",
    "1 ×",
    desk.product.name,
    "Collect",
    "BDT 1,300",
  ]) {
    await expect(slip).toContainText(words);
  }
  await expect(slip).not.toContainText("BDT 1,200");
});

test("one press prints, and nothing but the paper is on it @ci", async ({ page }) => {
  const orderIds = await placeOrders(desk, 3);
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  await page.goto(`/dashboard/allOrders/print?ids=${orderIds.join(",")}`);
  await expectNoOverflow(page, page.viewportSize()?.width ?? 0);
  await page.getByRole("button", { name: "Print" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-printed");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(sheetsOf(page)).toHaveCount(3);
  const breaks = await sheetsOf(page).evaluateAll((sheets) =>
    sheets.map((sheet) => getComputedStyle(sheet).breakBefore),
  );
  expect(breaks).toEqual(["auto", "page", "page"]);
  expect(await countPages(page)).toBe(3);
});

test("a long order takes the pages it needs, cuts no row, and its slip stays with it @ci", async ({
  page,
}) => {
  for (let line = 0; line < 39; line += 1) {
    const added = await desk.customer.call("POST", "/cart", { productId: desk.product._id, quantity: 1 });
    expect(added.status).toBe(201);
  }
  const amount = desk.product.price * 40 + 100;
  const long = await placeOrder(desk.customer, desk.product, { amount });
  const [short] = await placeOrders(desk, 1);
  await page.goto(`/dashboard/allOrders/print?ids=${long},${short}`);
  await expect(sheetsOf(page).first().getByRole("row")).toHaveCount(41);
  await page.emulateMedia({ media: "print" });
  for (const part of ["tbody tr", "section[aria-label^=Packing] li"]) {
    const rules = await page
      .locator(`.sheet ${part}`)
      .evaluateAll((rows) => rows.map((row) => getComputedStyle(row).breakInside));
    expect(new Set(rules), part).toEqual(new Set(["avoid"]));
  }
  // One for the short order; the long one's rows and its slip fill more than two.
  expect(await countPages(page)).toBeGreaterThan(3);
});

test("a Bengali name is set in our own font @ci", async ({ page }) => {
  const orderId = await placeOrder(desk.customer, desk.product, { name: BENGALI_NAME });
  await page.goto(`/dashboard/allOrders/print?ids=${orderId}`);
  const name = page.getByText(BENGALI_NAME).first();
  await expect(name).toBeVisible();
  const family = await name.evaluate(async (element) => {
    await document.fonts.ready;
    const families = getComputedStyle(element)
      .fontFamily.split(",")
      .map((part) => part.trim().replaceAll('"', ""));
    return [...document.fonts]
      .filter((face) => face.status === "loaded" && face.unicodeRange.includes("U+980"))
      .map((face) => families.includes(face.family.replaceAll('"', "")));
  });
  expect(family).toContain(true);
});

test("a label is a page of 75 × 100 mm for each parcel, with what is still to be collected", async ({
  page,
}) => {
  const name = `${BENGALI_NAME} চৌধুরী আল মাহমুদ খন্দকার`;
  const orderIds = await placeOrders(desk, 2, {
    name,
    phone: "01712345678",
    address: "বাসা ১২, রোড ৫, মিরপুর, ঢাকা ".repeat(9),
  });
  const paid = { amount: 500, reference: "bKash 9XK27" };
  expect((await desk.admin.call("POST", `/orders/${orderIds[0]}/advance`, paid)).status).toBe(200);
  const { orderNumber } = await readOrder(desk.admin, orderIds[0] ?? "");
  await page.goto(`/dashboard/allOrders/print?ids=${orderIds.join(",")}`);
  await page.getByRole("link", { name: "Labels" }).click();
  const label = page.getByRole("region", { name: `Label ${orderNumber}` });
  for (const words of [String(orderNumber), name, "01712345678", desk.product.name, "Collect", "BDT 800"]) {
    await expect(label).toContainText(words);
  }
  await expect(label.getByRole("img", { name: `Barcode ${orderNumber}` })).toBeVisible();
  await expectNoOverflow(page, page.viewportSize()?.width ?? 0);
  await page.emulateMedia({ media: "print" });
  expect(await countPages(page)).toBe(2);
  const sizes = await listPapers(page);
  const paper = Number.parseInt(page.context().browser()?.version() ?? "", 10) < 150 ? A4 : [75, 100];
  expect(sizes).toEqual([paper, paper]);
});

test("a label has the longest address whole, and still what is to be collected @ci", async ({ page }) => {
  const address = "বাসা ১২, রোড ৫, সেকশন ১২, মিরপুর, ঢাকা ".repeat(12).trim();
  const [orderId = ""] = await placeOrders(desk, 1, { name: newName(), address });
  await page.goto(`/dashboard/allOrders/print?what=labels&ids=${orderId}`);
  const label = page.getByRole("region", { name: /^Label/ });
  const line = label.getByText(address);
  await expect(line).toBeVisible();
  expect(await line.evaluate((node) => node.scrollHeight - node.clientHeight)).toBe(0);
  const inside = await label.evaluate((node) => {
    const below = node.getBoundingClientRect().bottom;
    return [...node.children].every((child) => child.getBoundingClientRect().bottom <= below);
  });
  expect(inside).toBe(true);
});

test("a label of a booked parcel keeps the amount on it beside the longest name, address and note @ci", async ({
  page,
}) => {
  const [orderId = ""] = await placeOrders(desk, 1, {
    name: `${BENGALI_NAME} চৌধুরী আল মাহমুদ খন্দকার`,
    address: "বাসা ১২, রোড ৫, সেকশন ১২, মিরপুর, ঢাকা ".repeat(12).trim(),
    riderNote: "after 5 pm, call before you come ".repeat(6).trim(),
  });
  await desk.admin.call("PATCH", `/orders/${orderId}`, { status: "Confirmed" });
  for (const body of [
    { from: "toPack", to: "packed" },
    { from: "packed", to: "packed", courier: "steadfast", trackingCode: `SFR-${Date.now()}` },
  ])
    expect((await desk.admin.call("PATCH", `/orders/${orderId}/parcel`, body)).status).toBe(200);
  await page.emulateMedia({ media: "print" });
  for (const size of ["small", "a6"]) {
    await page.goto(`/dashboard/allOrders/print?what=labels&ids=${orderId}&size=${size}`);
    const label = page.getByRole("region", { name: /^Label/ });
    await expect(label).toContainText("Collect");
    const [paper, ...parts] = await label.evaluate((node) =>
      [node, ...node.children].map((part) => part.getBoundingClientRect().bottom),
    );
    for (const bottom of parts) expect(bottom).toBeLessThanOrEqual(paper ?? 0);
    const hidden = await label.locator(".whom").evaluate((node) => node.scrollHeight - node.clientHeight);
    expect(hidden).toBe(0);
    // A note is as long as it may be, and its last words are on paper too.
    const note = label.getByText(/^Rider: /);
    await expect(note).toContainText(/come$/);
    expect(await note.evaluate((node) => node.scrollHeight - node.clientHeight)).toBe(0);
  }
});

test("the pick list sums what all orders need, and who printed an order stands on its card @ci", async ({
  page,
}) => {
  const name = newName();
  const orderIds = await placeOrders(desk, 2, { name });
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "");
  });
  await page.goto(`/dashboard/allOrders/print?what=picks&ids=${orderIds.join(",")}`);
  const list = page.getByRole("region", { name: "Pick list" });
  await expect(list).toContainText("2 pieces for 2 orders");
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await expect(list.getByRole("listitem")).toContainText("2 ×");
  await page.getByRole("button", { name: "Print" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-printed");
  // To fetch the pieces is not to have packed them.
  const cards = await openAdminOrders(page, { q: name });
  await expect(cards.first()).not.toContainText("Printed");
  await page.goto(`/dashboard/allOrders/print?what=labels&ids=${orderIds[0]}`);
  const marked = page.waitForResponse("**/api/orders/printed");
  await page.getByRole("button", { name: "Print" }).click();
  expect((await marked).status()).toBe(200);
  await openAdminOrders(page, { q: name });
  await expect(cards.nth(1)).toContainText(/Printed \w{3} \d{1,2} \w{3}, \d\d:\d\d by Nusrat Jahan/);
  await expect(cards.first()).not.toContainText("Printed");
});

test("a label of a booked parcel has the courier's codes, on A6 too, and stays on its page @ci", async ({
  page,
}) => {
  const [orderId = ""] = await placeOrders(desk, 1, {
    name: BENGALI_NAME,
    address: "বাসা ১২, রোড ৫, মিরপুর, ঢাকা ".repeat(9),
    riderNote: "after 5 pm, call before you come ".repeat(5),
  });
  await desk.admin.call("PATCH", `/orders/${orderId}`, { status: "Confirmed" });
  const code = `SFR-${Date.now()}`;
  for (const body of [
    { from: "toPack", to: "packed" },
    { from: "packed", to: "packed", courier: "steadfast", trackingCode: code },
  ])
    expect((await desk.admin.call("PATCH", `/orders/${orderId}/parcel`, body)).status).toBe(200);
  const sizes: [name: string, paper: number[]][] = [
    ["75 × 100 mm", [75, 100]],
    ["A6", [105, 148]],
  ];
  for (const [name, paper] of sizes) {
    await page.goto(`/dashboard/allOrders/print?ids=${orderId}&what=labels`);
    await page.getByRole("link", { name }).click();
    await expect(page.getByRole("link", { name })).toHaveAttribute("aria-current", "page");
    const label = page.getByRole("region", { name: /^Label / });
    await expect(label.getByRole("img", { name: `Barcode ${code}` })).toBeVisible();
    for (const words of ["Steadfast", code, "01700-000000", "after 5 pm", "Collect"])
      await expect(label).toContainText(words);
    await page.emulateMedia({ media: "print" });
    const pages = await listPapers(page);
    expect([[paper], [A4]]).toContainEqual(pages);
    await page.emulateMedia({ media: "screen" });
  }
});
