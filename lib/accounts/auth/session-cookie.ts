import type { JWT } from "next-auth/jwt";
import { decode } from "next-auth/jwt";
import { z } from "zod";
import type { TokenSubject } from "@/lib/accounts/auth/access-token";
import { getEnv } from "@/lib/env";

const sessionClaimsSchema = z.object({ sub: z.string(), sid: z.string(), sv: z.number().int() });

export function sessionCookieName(): string {
  const prefix = getEnv().NEXTAUTH_URL.startsWith("https:") ? "__Secure-" : "";
  return `${prefix}next-auth.session-token`;
}

/** Reads the sign-in cookie; null if it is not one of ours. */
export function toTokenSubject(token: JWT | null | undefined): TokenSubject | null {
  const parsed = sessionClaimsSchema.safeParse(token);
  if (!parsed.success) return null;
  return { userId: parsed.data.sub, sessionId: parsed.data.sid, sessionVersion: parsed.data.sv };
}

/** All that the sign-in cookie holds. */
export function toSessionClaims({ userId, sessionId, sessionVersion }: TokenSubject): JWT {
  return { sub: userId, sid: sessionId, sv: sessionVersion };
}

/** Opens the encrypted cookie. Says nothing of whether the session still exists. */
export async function readSessionCookie(value: string | undefined): Promise<TokenSubject | null> {
  if (!value) return null;
  try {
    return toTokenSubject(await decode({ token: value, secret: getEnv().NEXTAUTH_SECRET }));
  } catch {
    return null;
  }
}
