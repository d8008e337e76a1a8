import { setTimeout as sleep } from "node:timers/promises";
import { type Browser, expect, type Page, type PlaywrightWorkerArgs, test } from "@playwright/test";
import { Caller, readFormToken } from "../../support/api";
import { addProduct, readProduct, type TestProduct } from "../../support/catalogue";
import { postAuth } from "../../support/auth";
import { become } from "../../support/become";
import { openForm, waitForForm } from "../../support/account";
import { putIntoCart } from "../../support/orders";
import { openOwnShop, type OwnShop } from "../../support/own-shop";
import { newPerson, type Person } from "../../support/people";
import { acceptMessage, answerQuestion } from "../../support/pop-ups";
import { fillCheckout, listOrders, openCheckout } from "../../support/shopping";

// The database is away for a quarter of a minute while eight shoppers order, each of whom presses once. A browser
// complains of every 503 in its console, so nobody watches it.

const OUTAGE_MS = 15_000;
const SHOPPERS = 8;
/** Some press before the database goes, some after. */
const BETWEEN_PRESSES_MS = 60;
const PRESSED_BEFORE = 3;

type Playwright = PlaywrightWorkerArgs["playwright"];

let shop: OwnShop;
let admin: Caller;

test.describe.configure({ timeout: 300_000 });

test.beforeAll(async ({ playwright }) => {
  shop = await openOwnShop({ hasCatalogue: true, environment: { RATE_LIMIT_FACTOR: "100" } });
  admin = await signIn(playwright, shop.admin);
});
test.afterAll(async () => {
  shop.thawDatabase();
  await shop.close();
});

async function signIn(playwright: Playwright, person: Person): Promise<Caller> {
  const context = await playwright.request.newContext({ baseURL: shop.address });
  await readFormToken(context);
  await postAuth(context, "callback/credentials", { ...person });
  const { token } = await (await context.post("/api/jwt", { data: { email: person.email } })).json();
  return new Caller(context, person, token);
}

interface Shopper {
  customer: Caller;
  page: Page;
}

async function enterShop(browser: Browser, playwright: Playwright): Promise<Shopper> {
  const person = newPerson();
  const visitor = await playwright.request.newContext({ baseURL: shop.address });
  expect((await visitor.post("/api/users", { data: person })).status()).toBe(200);
  const customer = await signIn(playwright, person);
  const page = await (await browser.newContext({ baseURL: shop.address })).newPage();
  await become(page, customer);
  return { customer, page };
}

/** Two at a time, as many as the machine has cores. */
async function enterAll(
  browser: Browser,
  playwright: Playwright,
  prepare: (shopper: Shopper) => Promise<void>,
): Promise<Shopper[]> {
  const shoppers: Shopper[] = [];
  while (shoppers.length < SHOPPERS) {
    const pair = await Promise.all([enterShop(browser, playwright), enterShop(browser, playwright)]);
    await Promise.all(pair.map(prepare));
    shoppers.push(...pair);
  }
  return shoppers;
}

interface Outage {
  name: string;
  begin: () => Promise<void> | void;
  end: () => Promise<void> | void;
}

const OUTAGES: Outage[] = [
  { name: "stands still", begin: () => shop.freezeDatabase(), end: () => shop.thawDatabase() },
  { name: "is killed", begin: () => shop.killDatabase(), end: () => shop.startDatabase() },
];

/** Everybody presses once, the database goes meanwhile, and all end well; returns how long the last one waited after it was back. */
async function pressThrough(
  { begin, end }: Outage,
  shoppers: Shopper[],
  press: (shopper: Shopper) => Promise<void>,
  { pressedBefore }: { pressedBefore: number },
  finish: (shopper: Shopper) => Promise<void>,
): Promise<number> {
  const presses = shoppers.map(async (shopper, index) => {
    await sleep(index * BETWEEN_PRESSES_MS);
    await press(shopper);
  });
  await sleep(Math.max(0, pressedBefore * BETWEEN_PRESSES_MS));
  await begin();
  const until = Date.now() + OUTAGE_MS;
  await Promise.all(presses);
  await Promise.all(
    shoppers
      .slice(pressedBefore + 1)
      .map(({ page }) => expect(page.getByText("Still trying …").first()).toBeVisible()),
  );
  await sleep(until - Date.now());
  await end();
  const back = Date.now();
  await Promise.all(shoppers.map(finish));
  return Date.now() - back;
}

for (const outage of OUTAGES) {
  test(`orders while the database ${outage.name}: none lost, none doubled, none pressed twice`, async ({
    browser,
    playwright,
  }) => {
    const product = await addProduct(admin, { price: 1_250, stock: "100" });
    const shoppers = await enterAll(browser, playwright, async ({ customer, page }) => {
      await putIntoCart(customer, product, 2);
      await openCheckout(page);
      await waitForForm(page);
      await fillCheckout(page);
      await page.getByRole("button", { name: "Place Order" }).click();
      await expect(page.getByRole("dialog")).toContainText("Confirm Placing the order?");
    });
    const waited = await pressThrough(
      outage,
      shoppers,
      ({ page }) => answerQuestion(page, "Confirm Placing the order?", "Okay"),
      { pressedBefore: PRESSED_BEFORE },
      async ({ page }) => {
        await expect(page.getByRole("heading", { name: "Order Placed" })).toBeVisible({ timeout: 25_000 });
        await page.getByRole("dialog").getByRole("button", { name: "Okay" }).click();
        await expect(page).toHaveURL("/dashboard/orders");
        const orders = page.getByRole("list", { name: "Your orders" }).getByRole("article");
        await expect(orders).toHaveCount(1, { timeout: 25_000 });
      },
    );
    for (const { customer } of shoppers) {
      expect(await listOrders(customer)).toMatchObject([{ amount: 2_600, status: "pending" }]);
      expect((await customer.call("GET", "/cart")).body).toEqual([]);
    }
    expect(await readProduct(admin, product._id)).toMatchObject({ stock: String(100 - 2 * SHOPPERS) });
    console.log(
      `${SHOPPERS} orders, database ${outage.name}: all placed ${waited} ms after it was back, 0 pressed twice`,
    );
    await Promise.all(shoppers.map(({ page }) => page.context().close()));
  });

  test(`adds to the cart while the database ${outage.name}: one line each`, async ({
    browser,
    playwright,
  }) => {
    const product = await addProduct(admin);
    const shoppers = await enterAll(browser, playwright, async ({ page }) => {
      await openForm(page, `/details/${product._id}?size=S`);
      await expect(
        page.getByRole("banner").getByRole("link", { name: "Your Cart and Other Info." }),
      ).toBeVisible();
    });
    await pressThrough(
      outage,
      shoppers,
      ({ page }) => page.getByRole("main").getByRole("button", { name: "Add to Cart" }).click(),
      { pressedBefore: -1 },
      ({ page }) => acceptAdded(page, product),
    );
    for (const { customer } of shoppers)
      expect((await customer.call("GET", "/cart")).body).toMatchObject([
        { productId: product._id, quantity: 1 },
      ]);
    await Promise.all(shoppers.map(({ page }) => page.context().close()));
  });
}

async function acceptAdded(page: Page, { name }: TestProduct): Promise<void> {
  await expect(page.getByRole("heading", { name: `${name} added to your cart` })).toBeVisible({
    timeout: 25_000,
  });
  await acceptMessage(page, `${name} added to your cart`);
}
