import { expect, type Page, test } from "@playwright/test";
import { newShopper, openForm, readToken, waitForForm } from "../../support/account";
import { addProduct, type TestProduct } from "../../support/catalogue";
import { type Caller, signInAs } from "../../support/api";
import { demoAdmin, logIn, newPerson, type Person, register } from "../../support/people";
import { acceptMessage } from "../../support/pop-ups";
import { SESSION_COOKIE } from "../../support/auth";

// Token and session are kept apart by the browser, which may lose either; these tests take one of them away.

let admin: Caller;
let product: TestProduct;

test.beforeAll(async ({ playwright }) => {
  admin = await signInAs(playwright, demoAdmin());
  product = await addProduct(admin);
});

const bar = (page: Page) => page.getByRole("banner");
const avatar = (page: Page) => bar(page).getByRole("link", { name: "Your Cart and Other Info." });
const loginLink = (page: Page) => bar(page).getByRole("link", { name: "Login" });
const pressAdd = (page: Page) => page.getByRole("main").getByRole("button", { name: "Add to Cart" }).click();
const forgetToken = (page: Page) => page.evaluate(() => localStorage.clear());
const readSession = (page: Page) =>
  page.evaluate(async (): Promise<unknown> => (await fetch("/api/auth/session")).json());

async function enter(page: Page, person: Person): Promise<void> {
  await openForm(page, "/login?from=/about");
  await logIn(page, person);
  await expect(page).toHaveURL("/about");
  await expect(avatar(page)).toBeVisible();
}

function countSessionReads(page: Page): string[] {
  const reads: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/api/auth/session") reads.push(page.url());
  });
  return reads;
}

test("a visitor's pages ask for no session, nor do those of somebody whose token and session agree", async ({
  page,
  playwright,
}) => {
  const reads = countSessionReads(page);
  for (const path of ["/", "/about", "/login"]) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
  }
  expect(reads).toEqual([]);
  await enter(page, await newShopper(playwright));
  reads.length = 0;
  for (const path of ["/", "/about", `/details/${product._id}`]) {
    await page.goto(path);
    await expect(avatar(page)).toBeVisible();
    await page.waitForLoadState("networkidle");
  }
  expect(reads).toEqual([]);
});

for (const [what, cookie] of [
  ["all cookies are gone", undefined],
  ["only the session's cookie is gone", SESSION_COOKIE],
] as const) {
  test(`where ${what}, a public page shows Login again and drops the token, asking at most once`, async ({
    page,
    context,
    playwright,
  }) => {
    await enter(page, await newShopper(playwright));
    await context.clearCookies(cookie === undefined ? {} : { name: cookie });
    const reads = countSessionReads(page);
    await page.goto(`/details/${product._id}`);
    await expect(loginLink(page)).toBeVisible();
    await expect(async () => expect(await readToken(page)).toBeNull()).toPass();
    await page.goto("/");
    await page.waitForLoadState("networkidle");
    expect(reads).toHaveLength(1);
  });
}

test("a session that goes while a page is open: Add to Cart asks to log in, and puts nothing into the cart", async ({
  page,
  context,
  playwright,
}) => {
  const person = await newShopper(playwright);
  await enter(page, person);
  await page.goto(`/details/${product._id}?size=S`);
  await waitForForm(page);
  await context.clearCookies();
  await pressAdd(page);
  await acceptMessage(page, "Please login first");
  await expect(page).toHaveURL(`/login?from=${encodeURIComponent(`/details/${product._id}`)}`);
  await expect(loginLink(page)).toBeVisible();
  const shopper = await signInAs(playwright, person);
  expect((await shopper.call("GET", "/cart")).body).toEqual([]);
});

test("a token that got lost comes back by itself, on a public page and at a press of Add to Cart", async ({
  page,
  playwright,
}) => {
  await enter(page, await newShopper(playwright));
  await forgetToken(page);
  const reads = countSessionReads(page);
  await page.goto("/");
  await expect(avatar(page)).toBeVisible();
  await expect(async () => expect(await readToken(page)).toBeTruthy()).toPass();
  expect(reads).toHaveLength(1);

  await page.goto(`/details/${product._id}?size=S`);
  await waitForForm(page);
  await forgetToken(page);
  await pressAdd(page);
  await acceptMessage(page, `${product.name} added to your cart`);
});

for (const [where, from, target] of [
  ["goes on to where they were sent from", "?from=%2Freturn", "/return"],
  ["goes home", "", "/"],
  ["is led into no circle", "?from=%2Flogin%3Ffrom%3D%252Flogin", "/"],
  ["is led to no other site", "?from=%2F%2Fevil.example", "/"],
] as const) {
  test(`whoever is signed in and opens the login page ${where}, also without a token`, async ({
    page,
    playwright,
  }) => {
    await enter(page, await newShopper(playwright));
    await page.goto(`/login${from}`);
    await expect(page).toHaveURL(target);
    await forgetToken(page);
    await page.goto(`/login${from}`);
    await expect(page).toHaveURL(target);
    await expect(avatar(page)).toBeVisible();
  });
}

test("a login page that is open in another tab goes on when this one signs in", async ({
  page,
  context,
  playwright,
}) => {
  const other = await context.newPage();
  await openForm(other, "/login?from=/return");
  await enter(page, await newShopper(playwright));
  await expect(other).toHaveURL("/return");
});

test("a session that was ended elsewhere: the login page shows its form, and neither token nor cookie is left", async ({
  page,
  playwright,
}) => {
  const person = await newShopper(playwright);
  await enter(page, person);
  const { cookies } = await page.context().storageState();
  const copy = await playwright.request.newContext({
    baseURL: process.env.BASE_URL,
    storageState: { cookies, origins: [] },
  });
  const { csrfToken } = await (await copy.get("/api/auth/csrf")).json();
  await copy.post("/api/auth/signout", { data: { csrfToken, json: "true" } });
  await page.goto("/login?from=/return");
  await waitForForm(page);
  await expect(page).toHaveURL("/login?from=/return");
  await expect(loginLink(page)).toBeVisible();
  await expect(async () => expect(await readToken(page)).toBeNull()).toPass();
  const left = (await page.context().cookies()).map(({ name }) => name);
  expect(left).not.toContain(SESSION_COOKIE);
  expect(left).not.toContain("signed-in");
});

test("whoever registers while signed in is logged out and sent to /login: no old session is left", async ({
  page,
  playwright,
}) => {
  await enter(page, await newShopper(playwright));
  await openForm(page, "/register");
  const person = newPerson("Second Account");
  await register(page, person);
  await expect(loginLink(page)).toBeVisible();
  expect(await readToken(page)).toBeNull();
  expect(await readSession(page)).toEqual({});
  await logIn(page, person);
  await page.goto("/dashboard/profile");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Second Account");
});

test("a registration that fails leaves the session alone", async ({ page, playwright }) => {
  const person = await newShopper(playwright);
  await enter(page, person);
  await openForm(page, "/register");
  await page.getByLabel("Full name").fill("Somebody");
  await page.getByLabel("Email").fill(person.email);
  await page.getByRole("textbox", { name: "Password" }).fill("Dorji2026x");
  await page.getByRole("button", { name: "Register" }).click();
  await acceptMessage(page, "Invalid Information");
  expect(await readToken(page)).toBeTruthy();
  expect(await readSession(page)).toMatchObject({ user: { email: person.email } });
});
