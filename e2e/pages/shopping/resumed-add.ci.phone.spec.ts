import { expect, type Page, type Route, test as base } from "@playwright/test";
import { newShopper, readToken, waitForForm } from "../../support/account";
import { Caller, signInAs } from "../../support/api";
import { addProduct, type TestProduct } from "../../support/catalogue";
import { continueWithGoogle, newSocialAccount } from "../../support/openid";
import { demoAdmin, logIn, type Person } from "../../support/people";
import { acceptMessage } from "../../support/pop-ups";
import { open } from "../../support/storefront";

interface Visit {
  /** Who is registered, and a visitor in the browser. */
  person: Person;
  /** The same over HTTP. */
  customer: Caller;
  admin: Caller;
  product: TestProduct;
}

/** What a visitor chose before the sign-in goes into the cart behind it: once, and nothing else. */
const test = base.extend<Visit>({
  person: async ({ playwright }, use) => use(await newShopper(playwright)),
  customer: async ({ playwright, person }, use) => use(await signInAs(playwright, person)),
  admin: async ({ playwright }, use) => use(await signInAs(playwright, demoAdmin())),
  product: async ({ admin }, use) => use(await addProduct(admin, { sizes: "S, M", colors: "Black" })),
});

const CHOSEN = [{ size: "S", color: "Black", quantity: 2 }];

const cartOf = async (customer: Caller) => (await customer.call("GET", "/cart")).body;

const addButton = (page: Page) => page.locator("[data-buy-button]");

const popUps = (page: Page) => page.getByRole("dialog");

/** Two in S: the visitor is led to the login page. */
async function choose(page: Page, { _id }: TestProduct): Promise<void> {
  await open(page, `/details/${_id}`);
  await page.getByRole("radio", { name: "S", exact: true }).check({ force: true });
  await page.getByRole("textbox", { name: "Quantity" }).fill("2");
  await addButton(page).click();
  await acceptMessage(page, "Please login first");
  await expect(page).toHaveURL(`/login?from=${encodeURIComponent(`/details/${_id}`)}`);
  await waitForForm(page);
}

/** The product's page has come to rest, with no pop-up on it. */
async function expectQuiet(page: Page): Promise<void> {
  await waitForForm(page);
  await page.waitForLoadState("networkidle");
  await expect(popUps(page)).toHaveCount(0);
}

test("it is in the cart once, whatever is reloaded, gone back to or opened later", async ({
  page,
  customer,
  person,
  product,
}) => {
  await choose(page, product);
  await logIn(page, person);
  await expect(page).toHaveURL(`/details/${product._id}`);
  await acceptMessage(page, `${product.name} added to your cart`);
  await expect(page.getByRole("status").filter({ hasText: "In your cart." })).toBeVisible();
  await expect(page.getByRole("link", { name: "Check out now" })).toBeFocused();
  expect(await cartOf(customer)).toMatchObject(CHOSEN);
  await page.reload();
  await expectQuiet(page);
  await page.goBack();
  await page.waitForLoadState("networkidle");
  await open(page, `/details/${product._id}?size=S&quantity=2`);
  await expectQuiet(page);
  expect(await cartOf(customer)).toMatchObject(CHOSEN);
  // A press of their own is another line.
  await addButton(page).click();
  await acceptMessage(page, `${product.name} added to your cart`);
  await expect(addButton(page)).toBeFocused();
  expect(await cartOf(customer)).toHaveLength(2);
});

test("an answer that got lost, a reload on the way and a copy of the tab make no second line", async ({
  page,
  customer,
  person,
  product,
}) => {
  let areAnswersLost = true;
  const maybeLose = async (route: Route) => {
    if (!areAnswersLost) return route.continue();
    if (route.request().method() === "POST") await route.fetch();
    // It never comes.
  };
  await page.route("**/api/cart", maybeLose);
  await choose(page, product);
  await logIn(page, person);
  await expect.poll(() => cartOf(customer)).toMatchObject(CHOSEN);
  const opened = page.context().waitForEvent("page");
  await page.evaluate((path) => void window.open(path), `/details/${product._id}`);
  await acceptMessage(await opened, `${product.name} added to your cart`);
  // Without its route, the call that waits would go out once more.
  areAnswersLost = false;
  await page.reload();
  await acceptMessage(page, `${product.name} added to your cart`);
  expect(await cartOf(customer)).toMatchObject(CHOSEN);
});

test("it is in the cart after a social sign-in too, which leaves the shop on the way", async ({
  page,
  product,
}) => {
  const account = newSocialAccount();
  await choose(page, product);
  await continueWithGoogle(page, account);
  await acceptMessage(page, "Login Successful");
  await expect(page).toHaveURL(`/details/${product._id}`);
  await acceptMessage(page, `${product.name} added to your cart`);
  const caller = new Caller(page.request, null, await readToken(page));
  expect(await cartOf(caller)).toMatchObject(CHOSEN);
  await page.reload();
  await expectQuiet(page);
});

test("another tab that signs in brings this one back, with the choice in the cart", async ({
  page,
  context,
  customer,
  person,
  product,
}) => {
  await choose(page, product);
  const other = await context.newPage();
  await other.goto("/login");
  await waitForForm(other);
  await logIn(other, person);
  await expect(page).toHaveURL(`/details/${product._id}`);
  await acceptMessage(page, `${product.name} added to your cart`);
  // In that tab nothing was chosen.
  await open(other, `/details/${product._id}`);
  await expectQuiet(other);
  expect(await cartOf(customer)).toMatchObject(CHOSEN);
});

test("a return address alone puts nothing into a cart, nor does another than that of the choice", async ({
  page,
  customer,
  person,
  product,
  admin,
}) => {
  const other = await addProduct(admin, { sizes: "S", colors: "Black" });
  await choose(page, product);
  await page.goto(`/login?from=${encodeURIComponent(`/details/${other._id}?size=S&quantity=2`)}`);
  await waitForForm(page);
  await logIn(page, person);
  await expect(page).toHaveURL(`/details/${other._id}?size=S&quantity=2`);
  await expectQuiet(page);
  // The choice is still theirs, for a press of their own.
  await open(page, `/details/${product._id}`);
  await expectQuiet(page);
  await expect(page.getByRole("textbox", { name: "Quantity" })).toHaveValue("2");
  expect(await cartOf(customer)).toEqual([]);
});

test("who turned back from the login page, or presses again much later, has to press anew", async ({
  page,
  customer,
  person,
  product,
}) => {
  await choose(page, product);
  await page.goBack();
  await expect(page.getByRole("radio", { name: "S", exact: true })).toBeChecked();
  await expect(addButton(page)).toBeFocused();
  await page.goForward();
  await waitForForm(page);
  await page.evaluate(
    (key) =>
      sessionStorage.setItem(
        key,
        JSON.stringify({ size: "S", color: "Black", quantity: 2, key: "old", pressedAt: 1 }),
      ),
    `choice ${product._id}`,
  );
  await logIn(page, person);
  await expect(page).toHaveURL(`/details/${product._id}`);
  await expectQuiet(page);
  await expect(addButton(page)).toBeFocused();
  expect(await cartOf(customer)).toEqual([]);
});

test("a product that has sold out meanwhile says so, and is not added once it is back", async ({
  page,
  customer,
  person,
  product,
  admin,
}) => {
  await choose(page, product);
  await admin.call("PATCH", `/products/${product._id}`, { stock: "0" });
  await logIn(page, person);
  const note = page.getByRole("article").getByText("Sold out", { exact: true }).first();
  await expect(note).toBeFocused();
  await expect(note).toBeInViewport();
  expect(await cartOf(customer)).toEqual([]);
  await admin.call("PATCH", `/products/${product._id}`, { stock: "10" });
  await open(page, `/details/${product._id}`);
  await expectQuiet(page);
  expect(await cartOf(customer)).toEqual([]);
});

test("an option that has sold out meanwhile is said as Add to Cart says it", async ({
  page,
  customer,
  person,
  product,
  admin,
}) => {
  await choose(page, product);
  const stockByOption = [
    { size: "S", color: "Black", stock: 0 },
    { size: "M", color: "Black", stock: 4 },
  ];
  await admin.call("PATCH", `/products/${product._id}`, { stockByOption });
  await logIn(page, person);
  const note = page.getByRole("group", { name: "S, Black cannot be had" });
  await expect(note).toBeFocused();
  await expect(note).toContainText("Still in stock:");
  await expect(popUps(page)).toHaveCount(0);
  expect(await cartOf(customer)).toEqual([]);
});

test("where fewer are left than were chosen, the shop says how many", async ({
  page,
  customer,
  person,
  product,
  admin,
}) => {
  await choose(page, product);
  await admin.call("PATCH", `/products/${product._id}`, { stock: "1" });
  await logIn(page, person);
  await expect(page.getByRole("alert").filter({ hasText: `Only 1 left of ${product.name}.` })).toBeVisible();
  await expect(popUps(page)).toHaveCount(0);
  await page.reload();
  await expectQuiet(page);
  expect(await cartOf(customer)).toEqual([]);
});

test("a size that is no longer made is replaced by no other", async ({
  page,
  customer,
  person,
  product,
  admin,
}) => {
  await choose(page, product);
  await admin.call("PATCH", `/products/${product._id}`, { sizes: "M" });
  await logIn(page, person);
  await expect(page).toHaveURL(`/details/${product._id}`);
  await expect(page.getByRole("radio", { name: "M", exact: true })).toBeChecked();
  await expectQuiet(page);
  await expect(addButton(page)).toBeFocused();
  expect(await cartOf(customer)).toEqual([]);
});
