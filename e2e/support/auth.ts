import { request as send } from "node:http";
import {
  type APIRequestContext,
  expect,
  type APIResponse,
  type PlaywrightWorkerArgs,
} from "@playwright/test";
import { Caller, readFormToken, sendProved } from "./api";
import { resetTokenOf, waitForMail } from "./mail";
import { codeSchema, type Fault, writeCode } from "./openid-provider";
import type { SocialAccount } from "./openid";

type Playwright = PlaywrightWorkerArgs["playwright"];

export const SESSION_COOKIE = "next-auth.session-token";

export const base = (): string => process.env.BASE_URL ?? "";

/** Every call that needs a token, with a body that is good enough to get past it. */
export const PROTECTED_CALLS = [
  ["POST", "/products", {}],
  ["PATCH", "/products/aaaaaaaaaaaaaaaaaaaaaaaa", {}],
  ["DELETE", "/products/aaaaaaaaaaaaaaaaaaaaaaaa"],
  ["GET", "/cart"],
  ["POST", "/cart", {}],
  ["DELETE", "/cart/aaaaaaaaaaaaaaaaaaaaaaaa"],
  ["GET", "/orders"],
  ["POST", "/orders", {}],
  ["PATCH", "/orders/aaaaaaaaaaaaaaaaaaaaaaaa", {}],
  ["DELETE", "/orders/aaaaaaaaaaaaaaaaaaaaaaaa"],
  ["POST", "/images", {}],
  ["GET", "/allOrders"],
  ["GET", "/allOrders/counts"],
  ["GET", "/allOrders/page"],
  ["GET", "/records"],
  ["GET", "/users"],
  ["GET", "/users/counts"],
  ["DELETE", "/users/aaaaaaaaaaaaaaaaaaaaaaaa"],
  ["PATCH", "/users/admin/aaaaaaaaaaaaaaaaaaaaaaaa"],
  ["PATCH", "/users/staff/aaaaaaaaaaaaaaaaaaaaaaaa", {}],
  ["GET", "/users/admin/somebody@customers.example"],
] as const;

/** The statuses of every protected call, asked with this token. */
export async function callEverything(caller: Caller): Promise<number[]> {
  const answers = PROTECTED_CALLS.map(([method, path, data]) => caller.call(method, path, data));
  return (await Promise.all(answers)).map(({ status }) => status);
}

export async function readCookie(context: APIRequestContext, name = SESSION_COOKIE): Promise<string> {
  const { cookies } = await context.storageState();
  return cookies.find((cookie) => cookie.name === name)?.value ?? "";
}

/** Somebody who has copied both the token and the cookies. */
export async function copyOf(playwright: Playwright, victim: Caller): Promise<Caller> {
  const storageState = await victim.context.storageState();
  const context = await playwright.request.newContext({ baseURL: base(), storageState });
  return new Caller(context, victim.person, victim.token);
}

/** What token and cookie are still good for; of a live session this is `LIVE`. */
export async function probe(caller: Caller) {
  // The page first: the session call takes a dead cookie away, and with it the proof.
  const page = await seePage(caller.context, "/dashboard/profile");
  const jwt = await caller.call("POST", "/jwt", { email: caller.person?.email });
  const session = await (await caller.context.get("/api/auth/session")).json();
  return {
    cart: (await caller.call("GET", "/cart")).status,
    jwt: jwt.status,
    session: session.user?.email ?? null,
    page,
  };
}

/** Where a page sends the browser, by status or, once it has begun to answer, in its text; else "shown". */
export async function seePage(context: APIRequestContext, path: string): Promise<string> {
  const response = await context.get(path, { maxRedirects: 0 });
  const inText = /http-equiv="refresh" content="\d+;url=([^"]+)"/.exec(await response.text())?.[1];
  const target = response.headers().location ?? inText;
  return target === undefined ? "shown" : new URL(target, base()).pathname;
}

export const live = (caller: Caller) => ({
  cart: 200,
  jwt: 200,
  session: caller.person?.email,
  page: "shown",
});

export const DEAD = { cart: 401, jwt: 401, session: null, page: "/login" };

export async function postAuth(
  context: APIRequestContext,
  action: string,
  data: Record<string, unknown> = {},
): Promise<APIResponse> {
  const csrfToken = await readFormToken(context);
  return await sendProved((headers) =>
    context.post(`/api/auth/${action}`, { data: { csrfToken, json: "true", ...data }, headers }),
  );
}

/** What a sign-in answers, and whether it made a session. */
export async function tryLogin(
  context: APIRequestContext,
  credentials: Record<string, unknown>,
): Promise<{ status: number; text: string; isSignedIn: boolean }> {
  const response = await postAuth(context, "callback/credentials", credentials);
  const session = await (await context.get("/api/auth/session")).json();
  return { status: response.status(), text: await textOf(response), isSignedIn: "user" in session };
}

/** What an answer says, but for the id of the request, which no two answers share. */
export async function textOf(response: APIResponse): Promise<string> {
  return (await response.text()).replace(/"requestId":"[^"]*"/, '"requestId":""');
}

/** Asks for a reset and takes the token out of the mail; with a count, of that mail. */
export async function mailedToken(context: APIRequestContext, email: string, count = 1): Promise<string> {
  const asked = await sendProved((headers) =>
    context.post("/api/passwordResets", { data: { email }, headers }),
  );
  expect(asked.status()).toBe(200);
  return resetTokenOf(await waitForMail(email, count));
}

interface SocialSignIn {
  account: SocialAccount;
  fault?: Fault;
  /** Changes what the provider's code stands for, or the address that it is sent back to. */
  meddle?: (back: URL, code: ReturnType<typeof codeSchema.parse>) => void;
  /** The browser that the provider's answer reaches. */
  victim?: APIRequestContext;
}

/** A social sign-in over HTTP: off to the provider and back. Returns where the shop sends the browser then. */
export async function signInSocially(context: APIRequestContext, options: SocialSignIn): Promise<URL> {
  const { account, fault, meddle, victim = context } = options;
  const { url } = await (await postAuth(context, "signin/google", { callbackUrl: "/login?social=1" })).json();
  const asked = new URL(url).searchParams;
  const back = new URL(asked.get("redirect_uri") ?? "");
  // A shop that asks for no state or nonce gets none: then it is the tests that must notice.
  if (asked.has("state")) back.searchParams.set("state", asked.get("state") ?? "");
  const code = codeSchema.parse({
    sub: account.sub,
    email: account.email,
    email_verified: account.isVerified,
    name: account.name,
    nonce: asked.get("nonce") ?? "",
    challenge: asked.get("code_challenge") ?? "",
    redirectUri: asked.get("redirect_uri"),
    fault,
  });
  meddle?.(back, code);
  if (!back.searchParams.has("code")) back.searchParams.set("code", writeCode(code));
  const response = await victim.get(back.href, { maxRedirects: 0 });
  expect(response.status()).toBe(302);
  return new URL(response.headers().location ?? "", base());
}

interface RawAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** A request with any header, Host too, which browsers and Playwright set for themselves. */
export function sendRaw(
  method: "GET" | "POST",
  path: string,
  headers: Record<string, string>,
  body = "",
): Promise<RawAnswer> {
  const { hostname, port } = new URL(base());
  return new Promise((resolve, reject) => {
    const request = send({ hostname, port, path, method, headers, agent: false }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
      response.once("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
    });
    request.once("error", reject);
    request.end(body);
  });
}
