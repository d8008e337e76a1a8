import { type APIRequestContext, expect, type PlaywrightWorkerArgs, test } from "@playwright/test";
import { solve } from "../../../lib/platform/http/proof-of-work/solve";
import { fillLogin, openForm, pressLogin } from "../../support/account";
import { readFormToken } from "../../support/api";
import { postAuth, tryLogin } from "../../support/auth";
import { logIn, newPerson, type Person } from "../../support/people";
import { waitOutPatience } from "../../support/patience";
import { acceptMessage } from "../../support/pop-ups";
import { newSocialAccount } from "../../support/openid";
import { openOwnShop, type OwnShop } from "../../support/own-shop";

// A browser complains of every 401, 429 and 503 in its console, so these tests do without its watch.

const UNAVAILABLE = "The shop is briefly unavailable. Please try again in a moment.";

type Playwright = PlaywrightWorkerArgs["playwright"];

let shop: OwnShop;

test.beforeAll(async () => {
  shop = await openOwnShop();
});
test.afterAll(() => shop.close());

async function addPerson(request: APIRequestContext): Promise<Person> {
  const person = newPerson();
  expect((await request.post(`${shop.address}/api/users`, { data: person })).status()).toBe(200);
  return person;
}

const visit = (playwright: Playwright) => playwright.request.newContext({ baseURL: shop.address });

test("of fifty guesses at once no more than ten are looked at, whatever address they claim, and the owner is told inline", async ({
  page,
  playwright,
}) => {
  const person = await addPerson(await visit(playwright));
  // Not the one that registered: a device that is known for the account has a limit of its own.
  const visitor = await visit(playwright);
  const csrfToken = await readFormToken(visitor);
  const guess = async (index: number, proof: Record<string, string> = {}): Promise<string> => {
    const response = await visitor.post("/api/auth/callback/credentials", {
      form: { csrfToken, email: person.email, password: `Guess2026n${index}`, json: "true" },
      headers: {
        ...proof,
        "X-Forwarded-For": `203.0.113.${index}`,
        "X-Client-Address": `203.0.113.${index}`,
      },
    });
    const { error, url } = await response.json();
    // A machine that is busy with other tests may be too slow for fifty at once; who guesses tries again.
    if (error.code === "OVERLOADED") return await guess(index);
    if (error.code === "PROOF_NEEDED")
      return await guess(index, { "Proof-Of-Work": solve(error.details.challenge) });
    expect(error.requestId).toBe(response.headers()["x-request-id"]);
    const hasWait = Number(response.headers()["retry-after"]) > 0;
    // next-auth's client reads the reason from this address.
    return `${response.status()} ${new URL(url).searchParams.get("error")} ${error.code} ${hasWait}`;
  };
  const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => guess(index)));
  const [looked, refused] = [
    "401 CredentialsSignin NOT_SIGNED_IN false",
    "429 TOO_MANY_REQUESTS TOO_MANY_REQUESTS true",
  ];
  const lookedAt = answers.filter((answer) => answer === looked);
  expect(lookedAt.length).toBeGreaterThan(0);
  expect(lookedAt.length).toBeLessThanOrEqual(10);
  expect(answers.filter((answer) => answer === refused)).toHaveLength(50 - lookedAt.length);
  // Not even the right password is looked at now.
  expect(await tryLogin(visitor, { ...person })).toMatchObject({ isSignedIn: false });

  await page.goto(`${shop.address}/login`);
  await fillLogin(page, person);
  await pressLogin(page);
  await expect(page.getByRole("alert").filter({ hasText: "Too many attempts." })).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByRole("textbox", { name: "Password" })).toHaveValue(person.password);
});

test("while the database is away nobody is signed out and nobody told of a wrong password; it ends by itself", async ({
  page,
  browser,
  playwright,
}) => {
  const visitor = await visit(playwright);
  const person = await addPerson(visitor);
  await postAuth(visitor, "callback/credentials", { ...person });
  const { token } = await (await visitor.post("/api/jwt", { data: { email: person.email } })).json();
  const headers = { Authorization: `Bearer ${token}` };
  const shopper = await browser.newPage();
  for (const tab of [page, shopper]) await tab.clock.install();
  await openForm(shopper, `${shop.address}/login?from=/dashboard/profile`);
  await logIn(shopper, person);
  await expect(shopper.getByRole("heading", { level: 1 })).toHaveText(`Hello, ${person.name}`);
  await openForm(page, `${shop.address}/login`);
  await fillLogin(page, person);
  await shop.stopDatabase();

  await test.step("the login form tells it inline", async () => {
    await pressLogin(page);
    await waitOutPatience(page);
    await expect(page.getByRole("alert").filter({ hasText: UNAVAILABLE })).toBeVisible();
    await expect(page.getByRole("dialog")).toBeHidden();
    await page.getByRole("button", { name: "Forget Password" }).click();
    const popUp = page.getByRole("dialog");
    await popUp.getByRole("textbox").fill(person.email);
    await popUp.getByRole("button", { name: "Okay" }).click();
    await waitOutPatience(page);
    await acceptMessage(page, "Error", UNAVAILABLE);
  });

  await test.step("a logout does not claim what has not happened", async () => {
    await shopper.getByRole("button", { name: "Logout" }).click();
    await waitOutPatience(shopper);
    await expect(shopper.getByRole("alert").filter({ hasText: "You are still logged in." })).toBeVisible();
    await expect(shopper.getByRole("dialog")).toBeHidden();
    await expect(shopper).toHaveURL(/\/dashboard\/profile/);
  });

  await test.step("the calls answer 503", async () => {
    const csrfToken = await readFormToken(visitor);
    const calls = [
      ["/api/cart", null],
      ["/api/jwt", { email: person.email }],
      ["/api/users", newPerson()],
      ["/api/passwordResets", { email: person.email }],
      ["/api/passwordResets/confirm", { token: "x".repeat(43), password: person.password }],
      ["/api/auth/callback/credentials", { ...person, csrfToken, json: "true" }],
      ["/api/auth/signout", { csrfToken, json: "true" }],
    ] as const;
    const call = async ([path, data]: (typeof calls)[number]) => {
      const response = await (data ? visitor.post(path, { data }) : visitor.get(path, { headers }));
      expect(response.status(), path).toBe(503);
      expect(response.headers()["retry-after"], path).toBeTruthy();
      expect(await response.json()).toMatchObject({ error: { code: "UNAVAILABLE" } });
    };
    await Promise.all(calls.map(call));
  });

  await test.step("the session says neither yes nor no, and its cookie stays", async () => {
    const session = await visitor.get("/api/auth/session");
    expect(await session.json()).toEqual({ expires: expect.any(String) });
    const { cookies } = await visitor.storageState();
    expect(cookies.find(({ name }) => name === "next-auth.session-token")?.value).toBeTruthy();
  });

  await shop.startDatabase();
  await expect.poll(async () => (await visitor.get("/api/cart", { headers })).status()).toBe(200);
  expect((await visitor.post("/api/jwt", { data: { email: person.email } })).status()).toBe(200);
  await shopper.reload();
  await expect(shopper.getByRole("heading", { level: 1 })).toHaveText(`Hello, ${person.name}`);
  await shopper.close();
  await pressLogin(page);
  await acceptMessage(page, "Login Successful");
});

test("a social sign-in while the database is away names no server in any address", async ({ page }) => {
  await page.goto(`${shop.address}/login`);
  await page.getByRole("button", { name: "Continue with Google" }).click();
  const account = newSocialAccount();
  await page.getByLabel("Account id").fill(account.sub);
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Verified").check();
  const visited: string[] = [];
  page.on("request", (request) => visited.push(request.url()));
  await shop.stopDatabase();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL(/\/login/);
  await shop.startDatabase();
  expect(visited.join("\n")).not.toMatch(/mongo|sock|ECONN|timed|connect/i);
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("a page that cannot be made comes by itself when the shop is back, also without scripts", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const waiting = await context.newPage();
  await shop.stopDatabase();
  const answer = await waiting.goto(`${shop.address}/belts`);
  expect(answer?.status()).toBe(503);
  expect(answer?.headers()["refresh"]).toMatch(/^[4-7]$/);
  await expect(waiting.getByRole("heading", { level: 1 })).toHaveText("This page did not load");
  await shop.startDatabase();
  await expect(waiting.getByRole("heading", { level: 1 })).toHaveText("Belts", { timeout: 20_000 });
  await context.close();
});

test("a login that the shop could not look at is looked at by itself when it is back", async ({
  page,
  playwright,
}) => {
  const person = await addPerson(await visit(playwright));
  await openForm(page, `${shop.address}/login?from=/about`);
  await fillLogin(page, person);
  await shop.stopDatabase();
  await pressLogin(page);
  await expect(page.getByText("Still trying …")).toBeVisible();
  await shop.startDatabase();
  await acceptMessage(page, "Login Successful");
  await expect(page).toHaveURL(`${shop.address}/about`);
});
