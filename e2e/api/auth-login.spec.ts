import { expect, test } from "@playwright/test";
import { decode } from "next-auth/jwt";
import { type Caller, newCustomer, newVisitor, readFormToken } from "../support/api";
import { base, postAuth, readCookie, sendRaw, SESSION_COOKIE, tryLogin } from "../support/auth";
import { findUser, requireUser } from "../support/auth-database";
import { newPerson, type Person } from "../support/people";

test.describe("signing in", () => {
  let visitor: Caller;
  let person: Person;

  test.beforeEach(async ({ playwright }) => {
    visitor = await newVisitor(playwright);
    person = newPerson();
    await visitor.call("POST", "/users", person);
  });

  for (const [what, credentials] of [
    ["operators", { email: { $ne: null }, password: { $ne: null } }],
    ["an operator as password", { password: { $ne: "x" } }],
    ["an operator as e-mail", { email: { $gt: "" } }],
    ["an operator inside a list", { email: [{ $ne: null }] }],
    ["a JavaScript condition", { email: { $where: "return true" } }],
    ["a prototype", { constructor: { prototype: { email: "x" } } }],
    ["objects", { email: { x: 1 }, password: {} }],
    ["lists", { email: ["e-mail"], password: ["password"] }],
    ["a pattern", { email: ".*" }],
    ["nothing", { email: null, password: null }],
    ["true", { email: true, password: true }],
    ["an endless password", { password: "x1".repeat(10_000) }],
  ] as [string, Record<string, unknown>][]) {
    test(`with ${what} signs nobody in and tells no more than a wrong password`, async () => {
      const { email, password } = person;
      const sent: unknown = JSON.parse(
        JSON.stringify({ email, password, ...credentials })
          .replace('["e-mail"]', JSON.stringify([email]))
          .replace('["password"]', JSON.stringify([password])),
      );
      const answer = await tryLogin(visitor.context, sent as Record<string, unknown>);
      const wrong = await tryLogin(visitor.context, { email, password: "Wrong2026pass" });
      expect(wrong).toMatchObject({ status: 401, isSignedIn: false });
      if (answer.status === 401) expect(answer).toEqual(wrong);
      else {
        expect(answer).toMatchObject({ status: 400, isSignedIn: false });
        expect(JSON.parse(answer.text)).toMatchObject({ error: { code: "BAD_REQUEST" } });
      }
    });
  }

  test("with operators in a form signs nobody in", async () => {
    const csrfToken = await readFormToken(visitor.context);
    const response = await visitor.context.post("/api/auth/callback/credentials", {
      form: { csrfToken, "email[$ne]": "x", "password[$ne]": "x", json: "true" },
    });
    expect(response.status()).toBe(401);
    expect(await readCookie(visitor.context)).toBe("");
  });

  test("answers a wrong password and an unknown e-mail with the same words", async () => {
    const wrong = await tryLogin(visitor.context, { email: person.email, password: "Wrong2026pass" });
    const unknown = await tryLogin(visitor.context, { email: newPerson().email, password: person.password });
    expect(unknown).toEqual(wrong);
    expect(JSON.parse(wrong.text)).toEqual({
      error: { code: "NOT_SIGNED_IN", message: "Wrong email or password.", requestId: "" },
      url: `${base()}/api/auth/error?error=CredentialsSignin&provider=credentials`,
    });
  });

  for (const [method, action, status, allow] of [
    ["GET", "callback/credentials", 405, "POST"],
    ["HEAD", "callback/credentials", 405, "POST"],
    ["PUT", "callback/credentials", 405, "POST"],
    ["POST", "csrf", 405, "GET, HEAD"],
    ["DELETE", "session", 405, "GET, HEAD, POST"],
    ["POST", "_log", 404, undefined],
    ["GET", "nonsense", 404, undefined],
    ["POST", "callback/nonsense", 404, undefined],
  ] as const) {
    test(`answers ${method} ${action} with ${status}, like every other call`, async () => {
      const response = await visitor.context.fetch(`/api/auth/${action}`, { method });
      expect(response.status()).toBe(status);
      expect(response.headers()["allow"]).toBe(allow);
      const requestId = response.headers()["x-request-id"];
      expect(requestId).toMatch(/^[\w-]{36}$/);
      if (method === "HEAD") return;
      const code = status === 404 ? "NOT_FOUND" : "METHOD_NOT_ALLOWED";
      expect(await response.json()).toEqual({ error: { code, message: expect.any(String), requestId } });
    });
  }

  test("wants the form token of this browser, so that no other site can sign a shopper in", async ({
    playwright,
  }) => {
    const mallory = await newVisitor(playwright);
    const foreign = await readFormToken(mallory.context);
    await readFormToken(visitor.context);
    for (const csrfToken of [foreign, "", undefined, { $ne: null }]) {
      await visitor.context.post("/api/auth/callback/credentials", {
        data: { csrfToken, email: person.email, password: person.password, json: "true" },
      });
      expect(await readCookie(visitor.context)).toBe("");
    }
  });

  test("sets one cookie that scripts cannot read and other sites' posts do not carry", async () => {
    const response = await postAuth(visitor.context, "callback/credentials", { ...person });
    const cookies = response.headersArray().filter(({ name }) => name.toLowerCase() === "set-cookie");
    const session = cookies.map(({ value }) => value).filter((value) => value.startsWith(SESSION_COOKIE));
    expect(session).toHaveLength(1);
    expect(session[0]).toMatch(/; Path=\/; .*HttpOnly; SameSite=Lax/i);
    expect(session[0]).not.toMatch(/Domain=/i);
  });

  test("takes over no session from outside: neither a made-up one nor one that somebody else planted", async ({
    playwright,
  }) => {
    const secret = process.env.NEXTAUTH_SECRET ?? "";
    const mallory = await newCustomer(playwright);
    const planted = await readCookie(mallory.context);
    const plantedToken = await decode({ token: planted, secret });
    for (const value of ["planted-session-id", planted]) {
      const csrfToken = await readFormToken(visitor.context);
      const csrf = await readCookie(visitor.context, "next-auth.csrf-token");
      const response = await visitor.context.post("/api/auth/callback/credentials", {
        headers: { Cookie: `${SESSION_COOKIE}=${value}; next-auth.csrf-token=${csrf}` },
        form: { csrfToken, email: person.email, password: person.password, json: "true" },
      });
      expect(response.status()).toBe(200);
      const token = await decode({ token: await readCookie(visitor.context), secret });
      expect(token?.sid).toMatch(/^[\w-]{43}$/);
      expect(token?.sid).not.toBe(plantedToken?.sid);
    }
    const session = await (await mallory.context.get("/api/auth/session")).json();
    expect(session.user.email).toBe(mallory.person?.email);
  });

  for (const callbackUrl of [
    "https://evil.example/",
    "//evil.example/",
    "/\\evil.example",
    "javascript:alert(1)",
    "https://localhost.evil.example/",
    "http://localhost@evil.example/",
    "\t//evil.example",
  ]) {
    test(`never leads to ${JSON.stringify(callbackUrl)} afterwards`, async () => {
      const expectHere = (url: string) => expect(new URL(url, base()).origin).toBe(base());
      for (const action of ["callback/credentials", "signout"]) {
        const response = await postAuth(visitor.context, action, { ...person, callbackUrl });
        expectHere((await response.json()).url);
      }
      for (const action of ["signin", "signin/google", "error", "signout", "callback/google"]) {
        const path = `/api/auth/${action}?callbackUrl=${encodeURIComponent(callbackUrl)}`;
        const response = await visitor.context.get(path, {
          headers: { Cookie: `next-auth.callback-url=${encodeURIComponent(callbackUrl)}` },
          maxRedirects: 0,
        });
        const { location } = response.headers();
        if (location !== undefined) expectHere(location);
        // The built-in pages put the address into a form.
        expect(await response.text()).not.toMatch(/(href|action|content)="[^"]*evil\.example/);
      }
    });
  }

  test("builds no address from the Host header", async () => {
    const headers = {
      Host: "evil.example",
      "X-Forwarded-Host": "evil.example",
      "X-Forwarded-Proto": "https",
    };
    for (const path of [
      "/api/auth/providers",
      "/api/auth/signin?callbackUrl=/",
      "/api/auth/error?error=x",
      "/login",
      "/dashboard/profile",
      "/dashboard/users",
    ]) {
      const answer = await sendRaw("GET", path, headers);
      expect(answer.text + JSON.stringify(answer.headers), path).not.toContain("evil.example");
    }
  });
});

test.describe("registering", () => {
  test("cannot set anything but name, e-mail and password", async ({ playwright }) => {
    const visitor = await newVisitor(playwright);
    const person = newPerson();
    const extra = {
      role: "admin",
      isAdmin: true,
      isEmailVerified: true,
      sessionVersion: 9,
      passwordHash: "x",
      expiresAt: "2020-01-01",
      _id: "aaaaaaaaaaaaaaaaaaaaaaaa",
    };
    const answer = await visitor.call("POST", "/users", { ...person, ...extra });
    const user = await requireUser(person.email);
    expect(answer.body).toEqual({ insertedId: user._id.toString() });
    expect(user).toMatchObject({ role: "customer", isEmailVerified: false, sessionVersion: 0 });
    expect(user._id.toString()).not.toBe(extra._id);
    expect(user).not.toHaveProperty("isAdmin");
    expect(user).not.toHaveProperty("expiresAt");
    expect(user.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test("with operators is 400 and makes nobody", async ({ playwright }) => {
    const visitor = await newVisitor(playwright);
    const person = newPerson();
    for (const fields of [
      { email: { $ne: null } },
      { name: { $gt: "" } },
      { password: { $ne: 1 } },
      { $set: {} },
    ]) {
      const { status, body } = await visitor.call("POST", "/users", { ...person, ...fields });
      expect(status).toBe(400);
      expect(body).toMatchObject({ insertedId: null });
    }
    expect(await findUser(person.email)).toBeNull();
  });

  test("a known e-mail changes nothing, in whatever case it is written", async ({ playwright }) => {
    const visitor = await newVisitor(playwright);
    const person = newPerson();
    await visitor.call("POST", "/users", person);
    const before = await requireUser(person.email);
    for (const email of [person.email, ` ${person.email.toUpperCase()}`]) {
      const again = await visitor.call("POST", "/users", { name: "Mallory", email, password: "Mallory2026" });
      expect(again).toMatchObject({ status: 200, body: { insertedId: null } });
    }
    expect(await requireUser(person.email)).toEqual(before);
    expect((await tryLogin(visitor.context, { ...person, password: "Mallory2026" })).isSignedIn).toBe(false);
  });
});
