import {
  type APIRequestContext,
  type APIResponse,
  expect,
  type PlaywrightWorkerArgs,
  test,
} from "@playwright/test";
import { readFormToken, sendProved } from "../support/api";
import { tryLogin } from "../support/auth";
import { newPerson } from "../support/people";
import { openOwnShop, type OwnShop } from "../support/own-shop";

const SIGN_IN = "/api/auth/callback/credentials";

let shop: OwnShop;

test.beforeAll(async () => {
  shop = await openOwnShop();
});
test.afterAll(() => shop.close());

const visit = (playwright: PlaywrightWorkerArgs["playwright"]) =>
  playwright.request.newContext({ baseURL: shop.address });

/** Those that the bucket of their address refused: a busy machine may ask some of the others for a proof of work. */
const beyondTheRate = async (answers: APIResponse[]) => {
  const refused = answers.filter((answer) => answer.status() === 429);
  const codes = await Promise.all(refused.map(async (answer) => (await answer.json()).error.code));
  return refused.filter((_, index) => codes[index] !== "PROOF_NEEDED");
};

const flood = (context: APIRequestContext, times: number, path: string, data?: object) =>
  Promise.all(Array.from({ length: times }, () => (data ? context.post(path, { data }) : context.get(path))));

test("a flood of sign-ins is refused in the one error shape, while whoever registered there still comes in", async ({
  playwright,
}) => {
  const shopper = await visit(playwright);
  const person = newPerson();
  const registration = await sendProved((headers) => shopper.post("/api/users", { data: person, headers }));
  expect(registration.headers()["set-cookie"]).toMatch(/^known-device=.*; HttpOnly; SameSite=lax/i);
  const stranger = await visit(playwright);
  const csrfToken = await readFormToken(stranger);
  const answers = await flood(stranger, 100, SIGN_IN, { ...newPerson(), csrfToken, json: "true" });
  const refused = await beyondTheRate(answers);
  expect(refused.length).toBeGreaterThan(0);
  for (const answer of refused) {
    expect(Number(answer.headers()["retry-after"])).toBeGreaterThan(0);
    expect(await answer.json()).toEqual({
      error: {
        code: "TOO_MANY_REQUESTS",
        message: expect.any(String),
        requestId: answer.headers()["x-request-id"],
      },
      url: expect.stringContaining("error=TOO_MANY_REQUESTS"),
    });
  }
  expect(await tryLogin(shopper, { ...person })).toMatchObject({ status: 200, isSignedIn: true });
});

test("a flood of registrations keeps what the contract promises of each", async ({ playwright }) => {
  const stranger = await visit(playwright);
  const answers = await flood(stranger, 60, "/api/users", {});
  const refused = await beyondTheRate(answers);
  expect(refused.length).toBeGreaterThan(0);
  expect(await refused[0]?.json()).toMatchObject({
    error: { code: "TOO_MANY_REQUESTS" },
    insertedId: null,
  });
});

test("a flood of visits of the login page gets a page that says so", async ({ playwright }) => {
  const stranger = await visit(playwright);
  const answers = await flood(stranger, 150, "/login");
  const refused = answers.find((answer) => answer.status() === 429);
  expect(refused?.headers()["content-type"]).toContain("text/html");
  expect(await refused?.text()).toContain("Too many attempts.");
});
