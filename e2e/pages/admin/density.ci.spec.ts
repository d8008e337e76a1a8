import type { Locator, Page } from "@playwright/test";
import { type AdminOrders, newName, setUpAdminOrders } from "../../support/admin-orders";
import { become } from "../../support/become";
import { addProduct } from "../../support/catalogue";
import { newCustomer } from "../../support/api";
import { newPhone, placeOrder } from "../../support/orders";
import { expect, test } from "../../support/test";

let desk: AdminOrders;
const mark = `Density ${Date.now().toString(36)}`;

/** Orders of one item, each from a phone of its own, and enough products. */
test.beforeAll(async ({ playwright }) => {
  desk = await setUpAdminOrders(playwright);
  for (let index = 0; index < 14; index += 1) {
    // Each order of an account with several orders says so, in a line that takes room.
    const customer = index % 7 === 0 ? desk.customer : await newCustomer(playwright);
    const fields = {
      name: `${mark} ${index}`,
      phone: newPhone(),
      address: "House 12, Road 5, Dhanmondi, Dhaka",
    };
    await placeOrder(customer, desk.product, fields);
  }
  for (let index = 0; index < 14; index += 1)
    await addProduct(desk.admin, { name: `${mark} cap ${index}`, stock: "12" });
});

test.beforeEach(async ({ page }) => {
  await become(page, desk.admin);
});

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 768;

const LOOKS = ["the brand's letters", "the letters of a slow line, with the counts of a busy shop"] as const;

const ALL = 1_288;

/** A slow line leaves a page in the visitor's own letters, which are wider, and a busy shop has longer counts. */
async function makeWide(page: Page): Promise<void> {
  // Never answered, as good as never there.
  await page.route("**/*.woff2", () => undefined);
  await page.route("**/api/allOrders/counts", (route) =>
    route.fulfill({
      json: { all: ALL, waiting: 288, pending: 288, Confirmed: 888, Canceled: 112, returnsAsked: 28 },
    }),
  );
  // A list that was read with fewer would say that orders have come in since.
  await page.route("**/api/allOrders/page?*", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), total: ALL } });
  });
  // The news has the counts of this shop.
  await page.route("**/api/parcels/news?*", () => undefined);
  await page.route("**/api/parcels?*", async (route) => {
    const response = await route.fetch();
    const list = (await response.json()) as { counts: Record<string, number> };
    const counts = Object.fromEntries(Object.keys(list.counts).map((state) => [state, 288]));
    await route.fulfill({ response, json: { ...list, counts } });
  });
}

/** Opens a list that is filtered by its address; resolves when its rows are there, in the letters that they keep. */
async function openList(page: Page, { path, list, look }: { path: string; list: string; look: string }) {
  // Letters that never come would hold up the page's load.
  await page.goto(path, { waitUntil: "commit" });
  const rows = cardsOf(page, list);
  await expect(rows.first()).toBeVisible();
  if (look === LOOKS[0]) await showBrandLetters(page);
  else
    expect(await page.evaluate(() => [...document.fonts].some(({ status }) => status === "loaded"))).toBe(
      false,
    );
  return rows;
}

/** A page keeps the visitor's own letters where the brand's came too late for it, as on a busy machine. */
async function showBrandLetters(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const face of document.fonts) face.display = "block";
    await document.fonts.ready;
  });
}

/** How many rows fit between the upper edge and the bar, or the window's end; a cut row counts as a fraction. */
async function countShown(page: Page, rows: Locator): Promise<number> {
  const bar = page.getByRole("navigation", { name: "Dashboard" }).getByRole("button", { name: "More" });
  const end = isPhone(page) ? ((await bar.boundingBox())?.y ?? 0) : (page.viewportSize()?.height ?? 0);
  let shown = 0;
  for (const row of await rows.all()) {
    const box = await row.boundingBox();
    if (!box || box.y >= end) break;
    shown += Math.min(1, (end - box.y) / box.height);
  }
  return shown;
}

const cardsOf = (page: Page, list: string) => page.getByRole("list", { name: list }).getByRole("article");

for (const look of LOOKS) {
  test(`enough of the queue and of all orders stands on a screen in ${look}`, async ({ page }) => {
    if (look !== LOOKS[0]) await makeWide(page);
    const least = isPhone(page) ? { queue: 2.5, orders: 2.5 } : { queue: 3, orders: 9 };
    const q = encodeURIComponent(mark);
    const queue = await openList(page, { path: `/dashboard/toCall?q=${q}`, list: "Orders to call", look });
    expect(await countShown(page, queue)).toBeGreaterThanOrEqual(least.queue);
    const path = `/dashboard/allOrders?q=${q}&status=pending`;
    const orders = await openList(page, { path, list: "All orders", look });
    expect(await countShown(page, orders)).toBeGreaterThanOrEqual(least.orders);
    for (const name of ["Confirm", "Cancel"])
      await expect(orders.nth(1).getByRole("button", { name })).toBeInViewport({ ratio: 1 });
    // All that can be done with an order is one row of buttons, as long as its letters are the brand's.
    const topOf = async (name: string) =>
      (await orders.nth(1).getByRole("button", { name }).boundingBox())?.y;
    if (look === LOOKS[0]) expect(await topOf("Delete")).toBe(await topOf("Confirm"));
  });
}

/** Each text is as long as people really give it, in both scripts. */
const LONG = [
  {
    name: "Mohammad Abdullah Al Mamun Chowdhury Siddiqui",
    address:
      "Flat 7B, House 123/A (3rd gate, beside the old water pump), Road 12/3, Block C, Section 11, Pallabi, Mirpur, Dhaka 1216",
    product: "Premium Heavyweight Garment-Washed Selvedge Denim Jacket with a Corduroy Collar",
  },
  {
    name: "মোহাম্মদ আব্দুল্লাহ আল মামুন চৌধুরী সিদ্দিকী",
    address:
      "ফ্ল্যাট ৭বি, বাড়ি ১২৩/এ (তৃতীয় গেট, পুরনো পানির পাম্পের পাশে), রোড ১২/৩, ব্লক সি, সেকশন ১১, পল্লবী, মিরপুর, ঢাকা ১২১৬",
    product: "ভারী ওয়াশ করা সেলভেজ ডেনিম জ্যাকেট, কর্ডুরয় কলার ও পেতলের বোতাম সহ",
  },
];
const LONG_OPTION = { size: "Double Extra Large", color: "Weathered Indigo Blue" };

test("enough of the queue stands on a screen where every text is long, and a tap shows all of it", async ({
  page,
  playwright,
}) => {
  const group = newName();
  for (const [index, { name, address, product }] of [...LONG, ...LONG].entries()) {
    const { size, color } = LONG_OPTION;
    const fields = { name: `${product} ${group} ${index}`, sizes: size, colors: color, price: 1_200 };
    const ordered = await addProduct(desk.admin, fields);
    const contact = { name: `${name} ${group}`, phone: newPhone(), address };
    await placeOrder(await newCustomer(playwright), ordered, { ...contact, size, color });
  }
  const path = `/dashboard/toCall?q=${encodeURIComponent(group)}`;
  for (const look of LOOKS) {
    if (look !== LOOKS[0]) await makeWide(page);
    const queue = await openList(page, { path, list: "Orders to call", look });
    expect(await countShown(page, queue), look).toBeGreaterThanOrEqual(isPhone(page) ? 2.5 : 4);
    await expect(queue.getByRole("button", { name: "Whole text" })).toHaveCount(4);
  }
  for (const index of [0, 1]) {
    const card = cardsOf(page, "Orders to call").nth(index);
    const texts = [card.getByRole("heading"), card.getByText(LONG[index]?.address ?? "")];
    texts.push(card.getByText(LONG[index]?.product ?? "").first());
    const cut = () =>
      Promise.all(texts.map((text) => text.evaluate((node) => node.scrollHeight - node.clientHeight)));
    for (const pixels of await cut()) expect(pixels).toBeGreaterThan(6);
    await card.getByRole("button", { name: "Whole text" }).click();
    for (const pixels of await cut()) expect(pixels).toBeLessThanOrEqual(6);
    await card.getByRole("button", { name: "Less" }).click();
    await expect(card.getByRole("button", { name: "Whole text" })).toBeVisible();
  }
});

test("enough of the queue and of all orders stands on a screen where a chat brought them, with notes for the rider", async ({
  page,
}) => {
  const group = newName();
  for (let index = 0; index < 10; index += 1) {
    const placed = await desk.admin.call(
      "POST",
      "/orders/byStaff",
      {
        name: `${group} ${index}`,
        phone: newPhone(),
        address: "House 12, Road 5, Dhanmondi, Dhaka",
        deliveryLocation: "Inside Dhaka",
        lines: [{ productId: desk.product._id, quantity: 1, size: "M", color: "Navy" }],
        source: "messenger",
        riderNote: "after 5 pm, leave it with the guard at the gate",
        agreed: false,
      },
      { "Idempotency-Key": `density-${newPhone()}` },
    );
    expect(placed.status, JSON.stringify(placed.body)).toBe(201);
  }
  const [q, look] = [encodeURIComponent(group), LOOKS[0]];
  const queue = await openList(page, { path: `/dashboard/toCall?q=${q}`, list: "Orders to call", look });
  expect(await countShown(page, queue)).toBeGreaterThanOrEqual(isPhone(page) ? 2.5 : 3);
  const orders = await openList(page, { path: `/dashboard/allOrders?q=${q}`, list: "All orders", look });
  expect(await countShown(page, orders)).toBeGreaterThanOrEqual(isPhone(page) ? 2.5 : 9);
});

test("enough of the products stands on a screen", async ({ page }) => {
  const path = `/dashboard/manageProducts?q=${encodeURIComponent(mark)}`;
  const products = await openList(page, { path, list: "Products", look: LOOKS[0] });
  expect(await countShown(page, products)).toBeGreaterThanOrEqual(isPhone(page) ? 5 : 12);
});

test("enough of the parcels stands on a screen, each with a note for its rider, and their end leaves the name its room", async ({
  page,
}) => {
  const name = newName();
  let order = "";
  for (let index = 0; index < 10; index += 1) {
    order = await placeOrder(desk.customer, desk.product, {
      name,
      phone: newPhone(),
      address: "House 12, Road 5, Dhanmondi, Dhaka",
      riderNote: "after 5 pm, leave it with the guard at the gate",
    });
    await desk.admin.call("PATCH", `/orders/${order}`, { status: "Confirmed" });
    if (index % 2 === 0)
      await desk.admin.call("PATCH", `/orders/${order}/parcel`, { from: "toPack", to: "packed" });
  }
  const path = `/dashboard/parcels?${new URLSearchParams({ q: name, tab: "toPack" }).toString()}`;
  for (const look of LOOKS) {
    if (look !== LOOKS[0]) await makeWide(page);
    const shown = await countShown(page, await openList(page, { path, list: "Parcels", look }));
    expect(shown, look).toBeGreaterThanOrEqual(isPhone(page) ? 4 : 7);
  }
  const way = ["toPack", "packed", "handedOver", "partlyDelivered"];
  for (const [index, from] of way.slice(0, -1).entries())
    await desk.admin.call("PATCH", `/orders/${order}/parcel`, { from, to: way[index + 1] });
  const found = `/dashboard/allOrders?${new URLSearchParams({ q: name }).toString()}`;
  const orders = await openList(page, { path: found, list: "All orders", look: LOOKS[1] });
  const ended = orders.filter({ hasText: "Delivered in part" });
  const [heading, badge] = [ended.getByRole("heading"), ended.getByText("Delivered in part")];
  const [left, right] = [await heading.boundingBox(), await badge.boundingBox()];
  expect(left?.width).toBeGreaterThan(120);
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
});

test("enough of the parcels that are out stands on a screen, each with a note of the desk", async ({
  page,
}) => {
  const way = ["toPack", "packed", "handedOver"];
  const out = newName();
  for (let index = 0; index < 5; index += 1) {
    const id = await placeOrder(desk.customer, desk.product, { name: out, phone: newPhone() });
    await desk.admin.call("POST", `/orders/${id}/notes`, { text: "Wants it before Friday" });
    await desk.admin.call("PATCH", `/orders/${id}`, { status: "Confirmed" });
    for (const [step, from] of way.slice(0, -1).entries())
      await desk.admin.call("PATCH", `/orders/${id}/parcel`, { from, to: way[step + 1] });
  }
  const away = `/dashboard/parcels?${new URLSearchParams({ q: out, tab: "withCourier" }).toString()}`;
  const onTheWay = await openList(page, { path: away, list: "Parcels", look: LOOKS[0] });
  await expect(onTheWay.first()).toContainText("Wants it before Friday");
  expect(await countShown(page, onTheWay)).toBeGreaterThanOrEqual(isPhone(page) ? 4 : 5);
});

test("with a selection most of a phone is still the list's @phone", async ({ page }) => {
  await page.goto(`/dashboard/allOrders?q=${encodeURIComponent(mark)}&status=pending`);
  const orders = cardsOf(page, "All orders");
  for (const index of [0, 1]) await orders.nth(index).getByRole("checkbox").check();
  const bar = await page.getByRole("region", { name: "Selected orders" }).boundingBox();
  await page.evaluate(() => window.scrollTo(0, 300));
  expect((bar?.y ?? 0) / (page.viewportSize()?.height ?? 1)).toBeGreaterThanOrEqual(0.6);
});

test("what opens below a call stands above the lower bar of a phone @phone", async ({ page }) => {
  await page.goto(`/dashboard/toCall?q=${encodeURIComponent(mark)}`);
  const cards = cardsOf(page, "Orders to call");
  await expect(cards.first()).toBeVisible();
  const bar = page.getByRole("navigation", { name: "Dashboard" }).getByRole("button", { name: "More" });
  const edge = (await bar.boundingBox())?.y ?? 0;
  for (const index of [0, 1, 2]) {
    const later = cards.nth(index).getByRole("button", { name: "Call later" });
    // Its buttons lie just above the bar, so that there is no room for more.
    await later.evaluate((node, bottom) => {
      window.scrollBy(0, node.getBoundingClientRect().bottom - bottom + 4);
    }, edge);
    await later.click();
    const set = await cards.nth(index).getByRole("button", { name: "Set" }).boundingBox();
    expect((set?.y ?? edge) + (set?.height ?? 0)).toBeLessThanOrEqual(edge);
  }
});

test("the outcomes of a call stand on a phone without a sideways scroll @phone", async ({ page }) => {
  await page.goto(`/dashboard/toCall?q=${encodeURIComponent(mark)}`);
  const card = cardsOf(page, "Orders to call").first();
  for (const name of ["No answer", "Switched off", "Wrong number", "Call later", "Wants a change"])
    await expect(card.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
  const group = card.getByRole("group", { name: "What came of the call" });
  expect(await group.evaluate((node) => node.scrollWidth - node.clientWidth)).toBeLessThanOrEqual(0);
});
