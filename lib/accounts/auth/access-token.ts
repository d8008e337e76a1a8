import "server-only";
import { errors, jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import { getEnv } from "@/lib/env";

export const TOKEN_TTL_SECONDS = 15 * 60;
const ALGORITHM = "HS256";
const ISSUER = "shop";
const AUDIENCE = "shop-api";
const TYPE = "at+jwt";

const claimsSchema = z.object({
  sub: z.string().regex(/^[0-9a-f]{24}$/),
  sid: z.string(),
  sv: z.number().int(),
});

/** The user and session of a bearer token. It holds no role: every call reads that from the database. */
export interface TokenSubject {
  userId: string;
  sessionId: string;
  sessionVersion: number;
}

function key(): Uint8Array {
  return new TextEncoder().encode(getEnv().JWT_SECRET);
}

/** A bearer token for TOKEN_TTL_SECONDS. */
export async function signAccessToken(subject: TokenSubject): Promise<string> {
  return await new SignJWT({ sid: subject.sessionId, sv: subject.sessionVersion })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
    .setSubject(subject.userId)
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(`${TOKEN_TTL_SECONDS}s`)
    .sign(key());
}

/** Why a token was refused: an expired one was ours, a forged one never. */
type TokenRefusal = "expired" | "forged";

/** The token's subject, or null, with the reason told, if it is expired, forged or not a token at all. */
export async function verifyAccessToken(
  token: string,
  onRefused: (reason: TokenRefusal) => void = () => undefined,
): Promise<TokenSubject | null> {
  try {
    const { payload } = await jwtVerify(token, key(), {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      typ: TYPE,
      requiredClaims: ["exp", "sub"],
    });
    const claims = claimsSchema.parse(payload);
    return { userId: claims.sub, sessionId: claims.sid, sessionVersion: claims.sv };
  } catch (error) {
    onRefused(error instanceof errors.JWTExpired ? "expired" : "forged");
    return null;
  }
}
