import { encode } from "next-auth/jwt";
import { sessionCookieName, toSessionClaims } from "@/lib/accounts/auth/session-cookie";
import { startSession } from "@/lib/accounts/auth/sessions";
import { getEnv } from "@/lib/env";

/** The cookie of a new session of an account, and who it says is there. */
export async function startCookieSession(userId: string) {
  const subject = await startSession(userId);
  if (!subject) throw new Error("There is no such user.");
  const value = await encode({ token: toSessionClaims(subject), secret: getEnv().NEXTAUTH_SECRET });
  return { subject, name: sessionCookieName(), value };
}
