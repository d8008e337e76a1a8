import { SignJWT, UnsecuredJWT, decodeJwt } from "jose";
import { encode } from "next-auth/jwt";
import { getEnv } from "@/lib/env";
import type { Proofs, World } from "@/testing/fire/world";

type Presented = Partial<Record<"token" | "cookie", string>>;

const WRONG_KEY = "w".repeat(43);
const HUGE = "x".repeat(100_000);

/** Signs the admin's token again with these changes, so that it is valid except for them. */
async function remake(
  token: string,
  { audience = "shop-api", key = getEnv().JWT_SECRET, seconds = 900 } = {},
) {
  const { sub = "", sid, sv } = decodeJwt(token);
  return await new SignJWT({ sid, sv })
    .setProtectedHeader({ alg: "HS256", typ: "at+jwt" })
    .setSubject(sub)
    .setIssuer("shop")
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime(Math.floor(Date.now() / 1_000) + seconds)
    .sign(new TextEncoder().encode(key));
}

async function remakeCookie(token: string, { secret = getEnv().NEXTAUTH_SECRET, maxAge = 900 } = {}) {
  const { sub, sid, sv } = decodeJwt(token);
  return await encode({ token: { sub, sid, sv }, secret, maxAge });
}

/** Replaces the payload of the customer's token, or alters an encrypted cookie, and keeps the signature. */
function edit(own: string, payload: string | undefined): string {
  const parts = own.split(".");
  return parts.map((part, index) => (index === 1 ? (payload ?? part) : part)).join(".");
}

/** Every kind of caller with their proof of identity. A forged proof would make them the admin if a call took it. */
const CALLERS = {
  visitor: async () => ({}),
  self: async ({ self }) => self,
  other: async ({ other }) => other,
  staff: async ({ staff }) => staff,
  admin: async ({ admin }) => admin,
  expired: async ({ admin }) => ({
    token: await remake(admin.token, { seconds: -1 }),
    cookie: await remakeCookie(admin.token, { maxAge: -60 }),
  }),
  "alg none": async ({ admin }) => {
    const unsecured = new UnsecuredJWT(decodeJwt(admin.token)).encode();
    return { token: unsecured, cookie: unsecured };
  },
  "wrong key": async ({ admin }) => ({
    token: await remake(admin.token, { key: WRONG_KEY }),
    cookie: await remakeCookie(admin.token, { secret: WRONG_KEY }),
  }),
  "wrong audience": async ({ admin }) => ({
    token: await remake(admin.token, { audience: "shop-mail" }),
    cookie: admin.token,
  }),
  "edited payload": async ({ self, admin }) => ({
    token: edit(self.token, admin.token.split(".")[1]),
    cookie: edit(self.cookie, "AAAA"),
  }),
  "session cookie as bearer": async ({ admin }) => ({ token: admin.cookie }),
  truncated: async ({ admin }) => ({ token: admin.token.slice(0, -1), cookie: admin.cookie.slice(0, -1) }),
  "100 KB": async () => ({ token: HUGE, cookie: HUGE }),
  "deleted user": async ({ deleted }) => deleted,
  "demoted admin": async ({ demoted }) => demoted,
  "former staff": async ({ formerStaff }) => formerStaff,
} as const satisfies Record<string, (world: World) => Promise<Presented | Proofs>>;

export type CallerName = keyof typeof CALLERS;

export const CALLER_NAMES = Object.keys(CALLERS) as CallerName[];

/** Callers whose proof is refused before the shop asks the database about them. */
export const FORGED: CallerName[] = [
  "expired",
  "alg none",
  "wrong key",
  "wrong audience",
  "edited payload",
  "session cookie as bearer",
  "truncated",
  "100 KB",
];

/** The headers with a caller's proof of identity. */
export async function headersOf(caller: CallerName, world: World): Promise<Record<string, string>> {
  const { token, cookie }: Presented = await CALLERS[caller](world);
  return {
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    ...(cookie !== undefined && { Cookie: `next-auth.session-token=${cookie}` }),
  };
}
