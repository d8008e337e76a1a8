import { expect, type Page, test } from "@playwright/test";
import { jwtVerify, SignJWT } from "jose";
import { expectNothingPrivate, logOut, newShopper, openForm, readToken } from "../../support/account";
import { holdScripts, openEarly } from "../../support/held-scripts";
import { demoAdmin, logIn, type Person } from "../../support/people";

async function enter(page: Page, person: Person, path = "/dashboard/profile"): Promise<void> {
  await openForm(page, `/login?from=${encodeURIComponent(path)}`);
  await logIn(page, person);
  await expect(page).toHaveURL(path);
}

/** The calls of this page to an address, as they are made. */
function countCalls(page: Page, path: string): string[] {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === path) calls.push(request.method());
  });
  return calls;
}

const menu = (page: Page) => page.getByRole("navigation", { name: "Dashboard" });

test("the profile greets a customer and an admin differently, by name", async ({ page, playwright }) => {
  const person = await newShopper(playwright, "রহিম <i>Uddin</i>");
  await enter(page, person);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Hello, ${person.name}`);
  await expect(page.getByText("More features are coming.")).toBeVisible();
  const text = await page.getByRole("main").textContent();
  await logOut(page);
  await enter(page, demoAdmin());
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Nusrat Jahan$/);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/^Hello/);
  await expect(page.getByText("More features are coming.")).toBeVisible();
  expect(await page.getByRole("main").textContent()).not.toBe(text);
});

test("after a logout Back shows nothing private, and no call is made for it", async ({
  page,
  playwright,
}) => {
  const person = await newShopper(playwright, "Private Person");
  await enter(page, person);
  await menu(page).getByRole("link", { name: "Cart" }).click();
  await expect(page.getByText("Your cart is empty")).toBeVisible();
  await logOut(page);
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
  expect(await readToken(page)).toBeNull();
  for (const from of ["cart", "profile"]) {
    await page.goBack();
    await expect(page, from).toHaveURL(/\/login|\/$/);
    await expect(page).not.toHaveURL(/\/dashboard/);
    await expectNothingPrivate(page, person);
  }
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(
    person.email,
  );
});

test("a call that is refused because of the logout does not lead to /login", async ({ page }) => {
  let release: () => void = () => undefined;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/api/allOrders/counts", async (route) => {
    await isReleased;
    await route.continue();
  });
  await enter(page, demoAdmin());
  await menu(page).getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("dialog", { name: "Logout Successful" })).toBeVisible();
  const refused = page.waitForResponse("**/api/allOrders/counts");
  const session = page.waitForResponse("**/api/auth/session");
  release();
  expect((await refused).status()).toBe(401);
  await session;
  await page.getByRole("dialog").getByRole("button", { name: "Okay" }).click();
  await expect(page).toHaveURL("/");
});

test("when one tab logs out, the other leaves the dashboard; a shop page only shows Login again", async ({
  page,
  context,
  playwright,
}) => {
  const person = await newShopper(playwright, "Two Tabs");
  await enter(page, person, "/dashboard/cart");
  const [other, shopPage] = [await context.newPage(), await context.newPage()];
  await other.goto("/dashboard/profile");
  await expect(other.getByRole("heading", { level: 1 })).toHaveText("Hello, Two Tabs");
  await shopPage.goto("/about");
  await expect(
    shopPage.getByRole("banner").getByRole("link", { name: "Your Cart and Other Info." }),
  ).toBeVisible();
  await logOut(page);
  await expect(other).not.toHaveURL(/\/dashboard/);
  await expectNothingPrivate(other, person);
  await expect(other.getByRole("dialog")).toBeHidden();
  await expect(shopPage).toHaveURL("/about");
  await expect(shopPage.getByRole("banner").getByRole("link", { name: "Login" })).toBeVisible();
});

test("a tab whose scripts come only after another one has logged out leaves the dashboard too", async ({
  page,
  context,
  playwright,
}) => {
  const person = await newShopper(playwright, "Slow Tab");
  await enter(page, person);
  const slow = await context.newPage();
  const { release } = await holdScripts(slow, "before", "");
  await openEarly(slow, "/dashboard/profile", "before");
  await expect(slow.getByRole("heading", { level: 1 })).toHaveText("Hello, Slow Tab");
  await logOut(page);
  release();
  await expect(slow).toHaveURL("/");
  await expectNothingPrivate(slow, person);
  await slow.unrouteAll({ behavior: "ignoreErrors" });
});

test("a session outlives its first token without the shopper noticing", async ({ page, playwright }) => {
  const person = await newShopper(playwright);
  await enter(page, person);
  const first = await readToken(page);
  const renewals = countCalls(page, "/api/jwt");
  // As it is a quarter of an hour later: the first token has run out by this device's clock.
  await page.evaluate(() => localStorage.setItem("access-token-until", String(Date.now() - 1)));
  await menu(page).getByRole("link", { name: "Cart" }).click();
  await expect(page.getByText("Your cart is empty")).toBeVisible();
  expect(renewals).toEqual(["POST"]);
  // The same second makes the same token, so that the clock is what shows a renewal.
  expect(
    await page.evaluate(() => Number(localStorage.getItem("access-token-until")) - Date.now()),
  ).toBeGreaterThan(14 * 60_000);
  await expect(page.getByRole("dialog")).toBeHidden();
  expect(await readToken(page)).toBeTruthy();
  expect(first).toBeTruthy();
});

test("a token that the shop finds too old, on a device whose clock is wrong, is renewed as well @ci", async ({
  page,
  playwright,
}) => {
  await enter(page, await newShopper(playwright));
  const key = new TextEncoder().encode(process.env.JWT_SECRET);
  const { payload, protectedHeader } = await jwtVerify((await readToken(page)) ?? "", key);
  const past = Math.floor(Date.now() / 1_000) - 60;
  const old = await new SignJWT({ ...payload, iat: past - 900, exp: past })
    .setProtectedHeader({ ...protectedHeader, alg: "HS256" })
    .sign(key);
  await page.evaluate((token) => {
    localStorage.setItem("access-token", token);
    localStorage.setItem("access-token-until", String(Date.now() + 900_000));
  }, old);
  await menu(page).getByRole("link", { name: "Cart" }).click();
  await expect(page.getByText("Your cart is empty")).toBeVisible();
  expect(await readToken(page)).not.toBe(old);
});

test("tabs renew in turn: one renewal serves them all @ci", async ({ page, context, playwright }) => {
  await enter(page, await newShopper(playwright));
  const tabs = [page, await context.newPage(), await context.newPage()];
  const calls = tabs.map((tab) => countCalls(tab, "/api/jwt"));
  for (const tab of tabs.slice(1)) await tab.goto("/dashboard/profile");
  await page.evaluate(() => localStorage.setItem("access-token-until", String(Date.now() - 1)));
  await page.waitForTimeout(1_100);
  await Promise.all(tabs.map((tab) => menu(tab).getByRole("link", { name: "Cart" }).click()));
  for (const tab of tabs) await expect(tab.getByText("Your cart is empty")).toBeVisible();
  expect(calls.flat()).toEqual(["POST"]);
});

for (const [what, status, code] of [
  ["401", 401, "NOT_SIGNED_IN"],
  ["403", 403, "FORBIDDEN"],
] as const) {
  test(`a ${what} on a protected call logs out to /login and its way back, once and without 'Logout Successful'`, async ({
    page,
    playwright,
  }) => {
    const person = await newShopper(playwright);
    await enter(page, person);
    await page.route(/\/api\/cart(\?|$)/, (route) =>
      route.fulfill({ status, json: { error: { code, message: "No.", requestId: "x" } } }),
    );
    const [signOuts, logins] = [countCalls(page, "/api/auth/signout"), countCalls(page, "/login")];
    await menu(page).getByRole("link", { name: "Cart" }).click();
    await expect(page).toHaveURL("/login?from=%2Fdashboard%2Fcart");
    await expect(page.getByRole("main").getByRole("button", { name: "Login" })).toBeVisible();
    await expect(page.getByRole("dialog")).toBeHidden();
    expect(signOuts).toEqual(["POST"]);
    expect(logins).toEqual(["GET"]);
    expect(await readToken(page)).toBeNull();
    expect(await page.evaluate(async () => (await fetch("/api/auth/session")).json())).toEqual({});
    await page.goto("/dashboard/profile");
    await expect(page).toHaveURL(/\/login\?from=/);
  });
}

test("a session that was ended elsewhere leads to /login at the next click", async ({
  page,
  playwright,
  request,
}) => {
  const person = await newShopper(playwright);
  await enter(page, person);
  const { cookies } = await page.context().storageState();
  const header = cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const csrf = await (await request.get("/api/auth/csrf", { headers: { Cookie: header } })).json();
  const left = await request.post("/api/auth/signout", {
    headers: { Cookie: header },
    form: { csrfToken: csrf.csrfToken, json: "true" },
  });
  expect(left.status()).toBe(200);
  await menu(page).getByRole("link", { name: "Cart" }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole("dialog")).toBeHidden();
  // The page's own guard and the refused call may both be leading there.
  await expect(async () => expect(await readToken(page)).toBeNull()).toPass();
});

test("a sign-out that cannot be carried out leaves the page, and the next refusal tries again @ci", async ({
  page,
  playwright,
}) => {
  await enter(page, await newShopper(playwright));
  await page.route(/\/api\/cart(\?|$)/, (route) =>
    route.fulfill({ status: 403, json: { error: { code: "FORBIDDEN", message: "No.", requestId: "x" } } }),
  );
  await page.route("**/api/auth/signout", (route) => route.abort());
  await menu(page).getByRole("link", { name: "Cart" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("No.");
  await expect(page).toHaveURL("/dashboard/cart");
  await page.unroute("**/api/auth/signout");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page).toHaveURL("/login?from=%2Fdashboard%2Fcart");
  await expect(page.getByRole("main").getByRole("button", { name: "Login" })).toBeVisible();
  expect(await readToken(page)).toBeNull();
});

test("a logout without a line says that there is no connection, and the next one logs out @ci", async ({
  page,
  context,
  playwright,
}) => {
  await enter(page, await newShopper(playwright));
  await context.setOffline(true);
  await menu(page).getByRole("button", { name: "Logout" }).click();
  await expect(menu(page).getByRole("alert")).toHaveText(
    "There is no connection. Please check it and try again.",
  );
  await expect(page.getByRole("dialog")).toBeHidden();
  await context.setOffline(false);
  await logOut(page);
  expect(await readToken(page)).toBeNull();
});
