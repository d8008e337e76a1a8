import {
  type APIRequestContext,
  type APIResponse,
  expect,
  type PlaywrightWorkerArgs,
} from "@playwright/test";
import { solve } from "../../lib/platform/http/proof-of-work/solve";
import { setRole } from "./auth-database";
import { newPerson, type Person } from "./people";

type Playwright = PlaywrightWorkerArgs["playwright"];
type Method = "GET" | "POST" | "PATCH" | "DELETE" | "PUT";

interface Answer {
  status: number;
  body: unknown;
  headers: Record<string, string>;
}

/** Somebody who calls the API: a visitor has no token. */
export class Caller {
  constructor(
    readonly context: APIRequestContext,
    readonly person: Person | null,
    readonly token: string | null,
  ) {}

  async call(
    method: Method,
    path: string,
    data?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const response = await sendProved((proof) =>
      this.context.fetch(`/api${path}`, {
        method,
        headers: { ...(this.token && { Authorization: `Bearer ${this.token}` }), ...headers, ...proof },
        ...(data !== undefined && { data }),
      }),
    );
    return { status: response.status(), body: await response.json(), headers: response.headers() };
  }
}

/** Sends as a browser does: again with a proof of work, where so many tests at once make the shop ask for one. */
export async function sendProved(
  send: (proof: Record<string, string>) => Promise<APIResponse>,
): Promise<APIResponse> {
  let response = await send({});
  while (response.status() === 429) {
    const { code, details } = (await response.json()).error;
    if (code !== "PROOF_NEEDED") break;
    response = await send(details ? { "Proof-Of-Work": solve(details.challenge) } : {});
  }
  return response;
}

async function newContext(playwright: Playwright): Promise<APIRequestContext> {
  return await playwright.request.newContext({ baseURL: process.env.BASE_URL });
}

export async function newVisitor(playwright: Playwright): Promise<Caller> {
  return new Caller(await newContext(playwright), null, null);
}

/** Registers somebody and signs in, over HTTP. */
export async function newCustomer(playwright: Playwright): Promise<Caller> {
  const person = newPerson();
  const context = await newContext(playwright);
  const registration = await sendProved((headers) => context.post("/api/users", { data: person, headers }));
  expect(registration.status()).toBe(200);
  return await signIn(context, person);
}

/** Somebody of the desk who is no admin. */
export async function newStaff(playwright: Playwright): Promise<Caller> {
  const caller = await newCustomer(playwright);
  if (caller.person) await setRole(caller.person.email, "staff");
  return caller;
}

export async function signInAs(playwright: Playwright, person: Person): Promise<Caller> {
  return await signIn(await newContext(playwright), person);
}

/** The form token of this browser, which every post to next-auth must hold. */
export async function readFormToken(context: APIRequestContext): Promise<string> {
  return (await (await context.get("/api/auth/csrf")).json()).csrfToken;
}

async function signIn(context: APIRequestContext, person: Person): Promise<Caller> {
  const csrfToken = await readFormToken(context);
  const form = { csrfToken, email: person.email, password: person.password, json: "true" };
  const signedIn = await sendProved((headers) =>
    context.post("/api/auth/callback/credentials", { form, headers }),
  );
  expect(signedIn.status()).toBe(200);
  const issued = await context.post("/api/jwt", { data: { email: person.email } });
  expect(issued.status()).toBe(200);
  return new Caller(context, person, (await issued.json()).token);
}
