import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { type APIRequestContext, expect, test } from "@playwright/test";
import { newCustomer, newVisitor, signInAs, sendProved } from "../support/api";
import { mailedToken, postAuth, PROTECTED_CALLS, readCookie, signInSocially } from "../support/auth";
import { listStoredSecrets, requireUser } from "../support/auth-database";
import { demoAdmin, newPerson } from "../support/people";
import { newSocialAccount } from "../support/openid";

const CONFIGURED = [
  "NEXTAUTH_SECRET",
  "JWT_SECRET",
  "GOOGLE_CLIENT_SECRET",
  "DEMO_ADMIN_PASSWORD",
  "DEMO_CUSTOMER_PASSWORD",
  "MONGODB_URI",
  "SMTP_URL",
];

// What secrets look like: a hash, a signed token, an encrypted cookie, a mailed link.
const SHAPES = [
  /\$argon2/,
  /eyJ[\w-]{10,}\.[\w-]*\.[\w-]{10,}/,
  /\/reset#[\w-]{20,}/,
  /passwordHash|sessionVersion|tokenHash/,
];

interface Seen {
  where: string;
  text: string;
}

function findLeaks(seen: Seen[], secrets: Iterable<string>, shapes: RegExp[]): string[] {
  const wanted = [...new Set(secrets)];
  return seen.flatMap(({ where, text }) => [
    ...wanted.filter((secret) => text.includes(secret)).map((secret) => `${where}: ${secret.slice(0, 8)}…`),
    ...shapes.filter((shape) => shape.test(text)).map((shape) => `${where}: ${String(shape)}`),
  ]);
}

/** Asks, and keeps the answer with its headers, but for the cookies, which carry the sign-in. */
class Recorder {
  readonly seen: Seen[] = [];

  async get(context: APIRequestContext, path: string, headers: Record<string, string> = {}): Promise<void> {
    const response = await context.get(path, { headers, maxRedirects: 0 });
    await this.keep(`GET ${path}`, response);
  }

  async keep(
    where: string,
    response: { headers: () => Record<string, string>; text: () => Promise<string> },
  ): Promise<string> {
    const { "set-cookie": _cookies, ...headers } = response.headers();
    const text = await response.text();
    this.seen.push({ where, text: `${JSON.stringify(headers)}\n${text}` });
    return text;
  }
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

const configured = (): string[] =>
  CONFIGURED.map((name) => {
    const value = process.env[name];
    if (!value) throw new Error(`${name} is not set.`);
    return value;
  });

test("no hash, token, session id or reset link is in any answer, page or log @ci", async ({ playwright }) => {
  const [visitor, admin] = [await newVisitor(playwright), await signInAs(playwright, demoAdmin())];
  const customer = await newCustomer(playwright);
  if (!customer.person || !customer.token) throw new Error("Nobody is signed in.");
  const { person } = customer;
  const secrets = new Set([...configured(), ...(await listStoredSecrets()), person.password]);
  const recorder = new Recorder();
  for (const { context, token } of [customer, admin]) {
    secrets.add(await readCookie(context)).add(token ?? "");
  }

  await test.step("the calls of next-auth", async () => {
    for (const { context } of [visitor, customer, admin]) {
      for (const action of ["csrf", "providers", "session", "signin", "signout", "error?error=Callback"]) {
        await recorder.get(context, `/api/auth/${action}`);
      }
    }
    const wrong = { email: person.email, password: "Wrong2026pass" };
    for (const credentials of [wrong, { ...wrong, email: { $ne: null } }, person]) {
      const sent = { ...credentials };
      await recorder.keep("sign-in", await postAuth(visitor.context, "callback/credentials", sent));
    }
    const landed = await signInSocially(visitor.context, { account: newSocialAccount() });
    recorder.seen.push({ where: "social sign-in", text: landed.href });
    const refused = await signInSocially(visitor.context, {
      account: newSocialAccount({ isVerified: false }),
    });
    recorder.seen.push({ where: "social refusal", text: refused.href });
  });

  await test.step("registration, reset and token", async () => {
    const { context } = visitor;
    for (const data of [newPerson(), person, { email: person.email }]) {
      await recorder.keep(
        "POST /users",
        await sendProved((headers) => context.post("/api/users", { data, headers })),
      );
    }
    const token = await mailedToken(context, person.email);
    for (const secret of [token, ...(await listStoredSecrets())]) secrets.add(secret);
    const confirm = (data: object) => context.post("/api/passwordResets/confirm", { data });
    for (const data of [
      { token, password: "x" },
      { token: "x".repeat(43), password: "Wrong2026pass" },
      { token },
    ]) {
      await recorder.keep("confirm", await confirm(data));
    }
    const issued = await recorder.keep(
      "POST /jwt",
      await customer.context.post("/api/jwt", { data: { email: person.email } }),
    );
    // The one answer that holds a token, and nothing beside it.
    const { token: bearer, ...rest } = JSON.parse(issued);
    expect(rest).toEqual({ expiresIn: 900 });
    recorder.seen.pop();
    secrets.add(bearer);
    await recorder.keep("confirm", await confirm({ token, password: "Notun2026pass" }));
    await recorder.keep("confirm", await confirm({ token, password: "Notun2026pass" }));
  });

  await test.step("the protected calls, of an admin, a customer and a visitor", async () => {
    const again = await signInAs(playwright, { ...person, password: "Notun2026pass" });
    for (const caller of [admin, again, customer, visitor]) {
      for (const [method, path, data] of PROTECTED_CALLS) {
        const { body, headers } = await caller.call(method, path, data);
        recorder.seen.push({ where: `${method} ${path}`, text: JSON.stringify([body, headers]) });
      }
    }
    for (const secret of await listStoredSecrets()) secrets.add(secret);
  });

  await test.step("the pages, as HTML and as React's own data", async () => {
    const again = await signInAs(playwright, { ...person, password: "Notun2026pass" });
    for (const { context } of [visitor, again, admin]) {
      secrets.add(await readCookie(context));
      for (const path of ["/", "/login", "/register", "/reset", "/about"]) await recorder.get(context, path);
      for (const page of ["profile", "cart", "orders", "checkout", "users", "allOrders", "manageProducts"]) {
        await recorder.get(context, `/dashboard/${page}`);
        await recorder.get(context, `/dashboard/${page}`, { RSC: "1" });
      }
    }
  });

  secrets.delete("");
  expect(recorder.seen.length).toBeGreaterThan(120);
  expect(findLeaks(recorder.seen, secrets, SHAPES)).toEqual([]);
  await test.step("the server's log, which holds no e-mail either", async () => {
    const log = await readFile(process.env.SERVER_LOG ?? "", "utf8");
    expect(log).toContain('"level"');
    expect(findLeaks([{ where: "log", text: log }], [...secrets, person.email], SHAPES)).toEqual([]);
  });
});

test("the bundle that every browser gets holds no secret and no server code", async () => {
  const files = await listFiles(".next/static");
  const seen = await Promise.all(
    files.map(async (path) => ({ where: path, text: (await readFile(path)).toString("latin1") })),
  );
  expect(seen.length).toBeGreaterThan(10);
  const secrets = [...configured(), ...(await listStoredSecrets())];
  const server = [
    /argon2/,
    /mongodb(\+srv)?:\/\//,
    /NEXTAUTH_SECRET|JWT_SECRET|CLIENT_SECRET/,
    /passwordHash|sessionVersion/,
  ];
  expect(findLeaks(seen, secrets, server)).toEqual([]);
});

test("the search finds what it looks for", async ({ playwright }) => {
  const { person, token } = await newCustomer(playwright);
  const { passwordHash = "" } = await requireUser(person?.email ?? "");
  const at = (text: string) => [{ where: "x", text: `a ${text} b` }];
  expect(await listStoredSecrets()).toContain(passwordHash);
  expect(findLeaks(at(passwordHash), [passwordHash], SHAPES)).toHaveLength(2);
  expect(findLeaks(at(token ?? ""), [], SHAPES)).toHaveLength(1);
  expect(findLeaks(at(`http://localhost/reset#${"x".repeat(43)}`), [], SHAPES)).toHaveLength(1);
  expect(findLeaks(at("nothing"), [passwordHash], SHAPES)).toEqual([]);
});
