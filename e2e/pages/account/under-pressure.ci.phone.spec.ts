import { expect, type PlaywrightWorkerArgs, test } from "@playwright/test";
import { solve } from "../../../lib/platform/http/proof-of-work/solve";
import { openForm } from "../../support/account";
import { newPerson, type Person } from "../../support/people";
import { openOwnShop, type OwnShop } from "../../support/own-shop";

// A browser complains of the 429 in its console, so this does without its watch.

const STRANGERS = 120;

let shop: OwnShop;

test.beforeAll(async () => {
  // Each stranger calls from an address of their own; the browser says nothing of its own.
  shop = await openOwnShop({ environment: { TRUSTED_PROXIES: "1" } });
});
test.afterAll(() => shop.close());

/** Registers somebody, and then lets strangers sign in at the same moment until the shop asks for proofs of work. */
async function makePressure({ request }: PlaywrightWorkerArgs["playwright"]): Promise<Person> {
  const context = await request.newContext({ baseURL: shop.address });
  const person = newPerson();
  expect((await context.post("/api/users", { data: person })).status()).toBe(200);
  const stranger = await request.newContext({ baseURL: shop.address });
  const { csrfToken } = await (await stranger.get("/api/auth/csrf")).json();
  const guess = async (index: number): Promise<string> => {
    const answer = await stranger.post("/api/auth/callback/credentials", {
      form: { csrfToken, ...newPerson(), json: "true" },
      headers: { "X-Forwarded-For": `203.0.113.${index}` },
    });
    return (await answer.json()).error.code;
  };
  await expect(async () => {
    const codes = await Promise.all(Array.from({ length: STRANGERS }, (_, index) => guess(index)));
    expect(codes).toContain("PROOF_NEEDED");
  }).toPass({ timeout: 60_000 });
  return person;
}

test("a sign-in on a new device, by keyboard, takes no more than the ordinary wait while the shop is under pressure", async ({
  browser,
  playwright,
}) => {
  const context = await browser.newContext({ baseURL: shop.address });
  const page = await context.newPage();
  const workers: string[] = [];
  page.on("worker", (worker) => workers.push(worker.url()));
  const statuses: number[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith("/api/auth/callback/credentials")) statuses.push(response.status());
  });
  await openForm(page, "/login");
  const person = await makePressure(playwright);
  await page.getByLabel("Email").focus();
  await page.keyboard.type(person.email);
  await page.getByRole("textbox", { name: "Password" }).focus();
  await page.keyboard.type(person.password);
  expect(workers).toEqual([]);
  const begun = Date.now();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").getByRole("heading", { name: "Login Successful" })).toBeVisible();
  const seconds = (Date.now() - begun) / 1_000;
  test.info().annotations.push({ type: "sign-in under pressure", description: `${seconds} s` });
  expect(seconds).toBeLessThan(5);
  expect(statuses).toEqual([429, 200]);
  expect(workers).toEqual([expect.stringContaining(`${shop.address}/_next/static/`)]);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${shop.address}/`);
  await context.close();
});

test("a proof that one server has taken is worth nothing at another", async ({ playwright }) => {
  const other = await shop.startSecondServer();
  // It lasts for some seconds: last of all.
  await makePressure(playwright);
  const visitor = await playwright.request.newContext({ baseURL: shop.address });
  const { csrfToken } = await (await visitor.get("/api/auth/csrf")).json();
  const signIn = async (address: string, proof: Record<string, string> = {}) => {
    const form = { csrfToken, ...newPerson(), json: "true" };
    const answer = await visitor.post(`${address}/api/auth/callback/credentials`, { form, headers: proof });
    return { status: answer.status(), ...(await answer.json()).error };
  };
  const { details } = await signIn(shop.address);
  const proof = { "Proof-Of-Work": solve(details.challenge) };
  expect(await signIn(shop.address, proof)).toMatchObject({ status: 401 });
  expect(await signIn(shop.address, proof)).toMatchObject({ status: 429, details: { fault: "spent" } });
  expect(await signIn(other.address, proof)).toMatchObject({ status: 429, code: "PROOF_NEEDED" });
  await other.stop();
});
