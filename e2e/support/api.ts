import { type APIRequestContext, expect, type PlaywrightWorkerArgs } from "@playwright/test";
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
    const response = await this.context.fetch(`/api${path}`, {
      method,
      headers: { ...(this.token && { Authorization: `Bearer ${this.token}` }), ...headers },
      ...(data !== undefined && { data }),
    });
    return { status: response.status(), body: await response.json(), headers: response.headers() };
  }
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
  const registration = await context.post("/api/users", { data: person });
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
  const signedIn = await context.post("/api/auth/callback/credentials", {
    form: { csrfToken, email: person.email, password: person.password, json: "true" },
  });
  expect(signedIn.status()).toBe(200);
  const issued = await context.post("/api/jwt", { data: { email: person.email } });
  expect(issued.status()).toBe(200);
  return new Caller(context, person, (await issued.json()).token);
}
