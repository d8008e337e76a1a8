import { decodeJwt, decodeProtectedHeader, SignJWT, UnsecuredJWT } from "jose";
import { afterEach, describe, expect, it, vi } from "vitest";
import { signAccessToken, TOKEN_TTL_SECONDS, verifyAccessToken } from "@/lib/accounts/auth/access-token";
import { getEnv } from "@/lib/env";

const SUBJECT = { userId: "65f000000000000000000001", sessionId: "s1", sessionVersion: 3 };
const CLAIMS = { sid: "s1", sv: 3 };

afterEach(() => vi.useRealTimers());

interface Forgery {
  claims?: Record<string, unknown>;
  secret?: string;
  alg?: string;
  typ?: string;
  issuer?: string;
  audience?: string;
  subject?: string | null;
  expires?: string | null;
}

/** A token that is good but for what is told. */
async function forge(forgery: Forgery): Promise<string> {
  const { subject = SUBJECT.userId, expires = "15m" } = forgery;
  const token = new SignJWT(forgery.claims ?? CLAIMS)
    .setProtectedHeader({ alg: forgery.alg ?? "HS256", typ: forgery.typ ?? "at+jwt" })
    .setIssuer(forgery.issuer ?? "shop")
    .setAudience(forgery.audience ?? "shop-api")
    .setIssuedAt();
  if (subject !== null) token.setSubject(subject);
  if (expires !== null) token.setExpirationTime(expires);
  return await token.sign(new TextEncoder().encode(forgery.secret ?? getEnv().JWT_SECRET));
}

function withPayload(token: string, payload: object): string {
  const [header, , signature] = token.split(".");
  return [header, Buffer.from(JSON.stringify(payload)).toString("base64url"), signature].join(".");
}

describe("signAccessToken", () => {
  it("makes a token that says who, and neither role nor e-mail", async () => {
    const token = await signAccessToken(SUBJECT);
    expect(decodeProtectedHeader(token)).toEqual({ alg: "HS256", typ: "at+jwt" });
    const { iat = 0, exp, ...claims } = decodeJwt(token);
    expect(claims).toEqual({ sub: SUBJECT.userId, sid: "s1", sv: 3, iss: "shop", aud: "shop-api" });
    expect(exp).toBe(iat + 15 * 60);
    expect(await verifyAccessToken(token)).toEqual(SUBJECT);
  });

  it("is good for 15 minutes", async () => {
    vi.useFakeTimers({ now: new Date("2026-03-14T12:00:00Z"), toFake: ["Date"] });
    const token = await signAccessToken(SUBJECT);
    vi.setSystemTime(Date.now() + (TOKEN_TTL_SECONDS - 1) * 1_000);
    expect(await verifyAccessToken(token)).toEqual(SUBJECT);
    vi.setSystemTime(Date.now() + 1_000);
    expect(await verifyAccessToken(token)).toBeNull();
  });
});

describe("verifyAccessToken", () => {
  it("accepts what the forger of these tests makes when they change nothing", async () => {
    expect(await verifyAccessToken(await forge({}))).toEqual(SUBJECT);
  });

  it.each<[string, Forgery]>([
    ["another key", { secret: "x".repeat(32) }],
    ["the key of the sign-in cookie", { secret: "cookie" }],
    ["another algorithm", { alg: "HS512" }],
    ["another type", { typ: "JWT" }],
    ["another issuer", { issuer: "evil" }],
    ["another audience", { audience: "shop" }],
    ["an expiry in the past", { expires: "-1s" }],
    ["no expiry", { expires: null }],
    ["no subject", { subject: null }],
    ["an id that is longer", { subject: `${SUBJECT.userId}0` }],
    ["an id that begins with something else", { subject: `x${SUBJECT.userId}` }],
    ["no session", { claims: { sv: 3 } }],
    ["a session that is an operator", { claims: { sid: { $ne: null }, sv: 3 } }],
    ["a version that is a text", { claims: { sid: "s1", sv: "3" } }],
  ])("refuses a token with %s", async (name, forgery) => {
    const secret = name.includes("cookie") ? getEnv().NEXTAUTH_SECRET : forgery.secret;
    expect(await verifyAccessToken(await forge({ ...forgery, ...(secret && { secret }) }))).toBeNull();
  });

  it("refuses a token without a signature", async () => {
    const unsecured = new UnsecuredJWT(CLAIMS)
      .setSubject(SUBJECT.userId)
      .setIssuer("shop")
      .setAudience("shop-api")
      .setExpirationTime("15m")
      .encode();
    const noneWithType = Buffer.from('{"alg":"none","typ":"at+jwt"}').toString("base64url");
    expect(await verifyAccessToken(unsecured)).toBeNull();
    expect(await verifyAccessToken([noneWithType, unsecured.split(".")[1], ""].join("."))).toBeNull();
  });

  it("refuses an edited payload", async () => {
    const token = await signAccessToken(SUBJECT);
    const edited = withPayload(token, { ...decodeJwt(token), sub: "65f000000000000000000002" });
    expect(await verifyAccessToken(edited)).toBeNull();
    expect(await verifyAccessToken(withPayload(token, decodeJwt(token)))).toEqual(SUBJECT);
  });

  it("refuses a truncated token at every length", async () => {
    const token = await signAccessToken(SUBJECT);
    for (let length = 0; length < token.length; length += 7) {
      expect(await verifyAccessToken(token.slice(0, length))).toBeNull();
    }
  });

  it.each(["", ".", "..", "a.b.c", "null", "Bearer x", "%00"])("refuses the text %j", async (text) => {
    expect(await verifyAccessToken(text)).toBeNull();
  });
});
