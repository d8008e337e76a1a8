import "server-only";
import type { Account, NextAuthOptions, Profile } from "next-auth";
import type { JWT } from "next-auth/jwt";
import CredentialsProvider from "next-auth/providers/credentials";
import { z } from "zod";
import { toSessionClaims, toTokenSubject } from "@/lib/accounts/auth/session-cookie";
import { getTrustedDevice, trustDevice } from "@/lib/accounts/auth/trusted-device";
import { endSession, findSessionUser, SESSION_TTL_SECONDS, startSession } from "@/lib/accounts/auth/sessions";
import { checkCredentials } from "@/lib/accounts/auth/sign-in";
import { toSafePath } from "@/lib/accounts/auth/rules";
import { listSocialProviders, toSocialProfile } from "@/lib/accounts/auth/social-providers";
import { findSocialUser } from "@/lib/accounts/auth/social-sign-in";
import { getEnv } from "@/lib/env";
import { AppError } from "@/lib/platform/http/errors";
import { spendProof } from "@/lib/platform/http/proof-of-work/spend-proof";
import { logError, logInfo, logSecurity } from "@/lib/platform/log";
import { PATHS } from "@/lib/paths";
import type { UserDto } from "@/lib/accounts/users/dto";

// Keeps the user of a checked cookie until the answer names them: the database is asked once.
const checkedUsers = new WeakMap<JWT, UserDto>();

const seenVersionSchema = z.object({ sessionVersion: z.number().optional() });

/** Hears of errors that next-auth would answer as a wrong password, or as a sign-out that went well. */
type OnAuthError = (error: unknown) => void;

/** next-auth's settings. The cookie holds user id, session id and session version, and nothing else. */
export function getAuthOptions(onError: OnAuthError): NextAuthOptions {
  return {
    secret: getEnv().NEXTAUTH_SECRET,
    session: { strategy: "jwt", maxAge: SESSION_TTL_SECONDS },
    pages: { signIn: PATHS.login, error: PATHS.login },
    providers: [
      CredentialsProvider({
        credentials: { email: { type: "email" }, password: { type: "password" } },
        authorize: (credentials, request) => authorize(credentials, request.headers, onError),
      }),
      ...listSocialProviders(),
    ],
    callbacks: {
      signIn: async ({ account, profile }) =>
        account?.type !== "oauth" || (await maySignIn(account, profile)),
      redirect: ({ url, baseUrl }) => toOwnAddress(url, baseUrl),
      jwt: async ({ token, user, account, profile }) => {
        if (!user) return await keepSession(token);
        if (account?.type !== "oauth")
          return await openSession(user.id, seenVersionSchema.parse(user).sessionVersion);
        return await openSession(await findSocialUser(toSocialProfile(account, profile)));
      },
      session: ({ session: { expires }, token }) => {
        const user = checkedUsers.get(token);
        return user ? { expires, user: { name: user.name, email: user.email } } : { expires };
      },
    },
    events: {
      signOut: async ({ token }) => {
        const subject = toTokenSubject(token);
        if (subject) await endSession(subject.sessionId).catch(onError);
      },
    },
    logger: {
      error: (code) => logError("next-auth", { code: toKnownCode(code) }),
      warn: () => undefined,
      debug: () => undefined,
    },
  };
}

// Throws nothing: next-auth puts the text of a thrown error into the answer.
async function authorize(
  credentials: unknown,
  headers: Record<string, unknown> | undefined,
  onError: OnAuthError,
) {
  const text = (name: string) => z.string().catch("unknown").parse(headers?.[name]);
  try {
    await spendProof(z.string().nullable().catch(null).parse(headers?.["x-proof"]));
    const visitor = { address: text("x-client-address"), device: await getTrustedDevice() };
    const user = await checkCredentials(credentials, visitor);
    if (user) await trustDevice(user);
    else logSecurity("login refused", { requestId: text("x-request-id") });
    return user && { id: user._id, sessionVersion: user.sessionVersion };
  } catch (error) {
    onError(error);
    return null;
  }
}

/** Whether a social account may come in; a refusal is only logged, and next-auth would put a thrown text into an address. */
async function maySignIn(account: Account, profile: Profile | undefined): Promise<boolean> {
  try {
    const userId = await findSocialUser(toSocialProfile(account, profile));
    if (userId === null) logInfo("social sign-in refused", { provider: account.provider });
    return userId !== null;
  } catch (error) {
    logError("social sign-in failed", { error });
    return false;
  }
}

/** Where next-auth may send the browser: an address of this site, or its home page. The wish can be any JSON. */
function toOwnAddress(wish: unknown, baseUrl: string): string {
  const text = typeof wish === "string" ? wish : "";
  const path = text.startsWith(`${baseUrl}/`) ? text.slice(baseUrl.length) : text;
  return baseUrl + (toSafePath(path) ?? PATHS.home);
}

// Anybody can post a code to next-auth's own logging call.
function toKnownCode(code: unknown): string {
  return typeof code === "string" && /^[A-Z][A-Z_]{2,60}$/.test(code) ? code : "unknown";
}

async function openSession(userId: string | null, seenVersion?: number): Promise<JWT> {
  const subject = userId && (await startSession(userId, seenVersion));
  if (!subject) throw new AppError("NOT_SIGNED_IN");
  return toSessionClaims(subject);
}

/** A throw clears the cookie: right for a revoked session, and never done while the database is away. */
async function keepSession(token: JWT): Promise<JWT> {
  const subject = toTokenSubject(token);
  if (!subject) throw new AppError("NOT_SIGNED_IN");
  let user;
  try {
    user = await findSessionUser(subject);
  } catch (error) {
    logError("session kept unchecked", { error });
    return token;
  }
  if (!user) throw new AppError("NOT_SIGNED_IN");
  const kept = toSessionClaims(subject);
  checkedUsers.set(kept, user);
  return kept;
}
