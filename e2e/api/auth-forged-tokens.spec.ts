import { expect, test } from "@playwright/test";
import { type JWTPayload, decodeJwt, SignJWT, UnsecuredJWT } from "jose";
import { Caller, newCustomer, newVisitor, signInAs } from "../support/api";
import { callEverything, PROTECTED_CALLS, sendRaw } from "../support/auth";
import { demoAdmin } from "../support/people";

const ALL_REFUSED = PROTECTED_CALLS.map(() => 401);
const CLAIMS = { issuer: "shop", audience: "shop-api", type: "at+jwt" };

/** Signs with the shop's own key, unless told otherwise, what is good but for what is told. */
async function forge(
  payload: JWTPayload,
  { issuer, audience, type }: typeof CLAIMS,
  secret = process.env.JWT_SECRET ?? "",
): Promise<string> {
  return await new SignJWT(payload)
    .setProtectedHeader({ alg: "HS256", typ: type })
    .setIssuer(issuer)
    .setAudience(audience)
    .sign(new TextEncoder().encode(secret));
}

// The seven forgeries on every call: testing/fire/access-matrix.test.ts. Here are their variants.
test.describe("a token that is not ours", () => {
  let admin: Caller;
  let payload: JWTPayload;

  test.beforeAll(async ({ playwright }) => {
    admin = await signInAs(playwright, demoAdmin());
    payload = decodeJwt(admin.token ?? "");
  });

  const expectRefused = async (token: string) => {
    expect(await callEverything(new Caller(admin.context, admin.person, token))).toEqual(ALL_REFUSED);
  };

  test("the real one, and one made like it, pass every guard", async () => {
    const remade = new Caller(admin.context, admin.person, await forge(payload, CLAIMS));
    for (const caller of [admin, remade]) {
      const statuses = await callEverything(caller);
      expect(statuses.filter((status) => status === 401 || status === 403)).toEqual([]);
    }
  });

  test("says alg none: 401 on every protected call", async () => {
    const unsecured = new UnsecuredJWT(payload).encode();
    const [, body] = unsecured.split(".");
    await expectRefused(unsecured);
    for (const alg of ["none", "None", "NONE", "HS256"]) {
      const header = Buffer.from(JSON.stringify({ alg, typ: "at+jwt" })).toString("base64url");
      await expectRefused(`${header}.${body}.`);
    }
  });

  test("is signed with the cookie's key: 401 on every protected call", async () => {
    await expectRefused(await forge(payload, CLAIMS, process.env.NEXTAUTH_SECRET));
  });

  test("is of another issuer or for another use: 401 on every protected call", async () => {
    await expectRefused(await forge(payload, { ...CLAIMS, issuer: "evil.example" }));
    await expectRefused(await forge(payload, { ...CLAIMS, type: "JWT" }));
  });

  test("is cut off: 401 on every protected call", async () => {
    const token = admin.token ?? "";
    const [header, body] = token.split(".");
    for (const part of [token.slice(0, -1), token.slice(0, 40), `${header}.${body}`, `${header}.${body}.`]) {
      await expectRefused(part);
    }
  });

  test("is of 8 KB or of 100 KB, also with the right signature: 401 on every protected call", async () => {
    await expectRefused(await forge({ ...payload, padding: "x".repeat(6_000) }, CLAIMS));
    await expectRefused("x".repeat(100_000));
    await expectRefused(await forge({ ...payload, padding: "x".repeat(75_000) }, CLAIMS));
    expect((await admin.call("GET", "/users")).status).toBe(200);
  });

  test("is of more than all headers may be: 431 in the one error shape, and the shop serves on", async () => {
    for (const length of [140_000, 2_000_000]) {
      const answer = await sendRaw("GET", "/api/users", { Authorization: `Bearer ${"x".repeat(length)}` });
      expect(answer.status).toBe(431);
      expect(JSON.parse(answer.text)).toEqual({
        error: {
          code: "HEADERS_TOO_LARGE",
          message: expect.any(String),
          requestId: answer.headers["x-request-id"],
        },
      });
    }
    expect((await admin.call("GET", "/users")).status).toBe(200);
  });

  test("is in a cookie or in the address: 401", async ({ playwright }) => {
    const visitor = await newVisitor(playwright);
    const token = admin.token ?? "";
    expect((await visitor.call("GET", `/users?access_token=${token}&token=${token}`)).status).toBe(401);
    expect((await visitor.call("GET", "/users", undefined, { Cookie: `access-token=${token}` })).status).toBe(
      401,
    );
  });
});

test("a token for another's e-mail is not given, and another's data not shown with one's own", async ({
  playwright,
}) => {
  const [customer, other] = [await newCustomer(playwright), await newCustomer(playwright)];
  const email = other.person?.email ?? "";
  const variants = [email, email.toUpperCase(), ` ${email} `, `${email}\u200b`];
  for (const wanted of [...variants, demoAdmin().email]) {
    expect((await customer.call("POST", "/jwt", { email: wanted })).status, wanted).toBe(403);
  }
  for (const wanted of [{ $ne: null }, [email], null, 1, ""]) {
    expect((await customer.call("POST", "/jwt", { email: wanted })).status).toBe(400);
  }
  for (const path of ["/cart", "/orders"]) {
    expect((await customer.call("GET", `${path}?email=${encodeURIComponent(email)}`)).status).toBe(403);
    expect((await customer.call("GET", `${path}?email=&email=${email}`)).status).toBe(400);
  }
});
