import {
  setSigningOut,
  ApiError,
  callPublic,
  withRetry,
  renewToken,
  signOut,
} from "@/lib/platform/http/client";
import { hasToken, hasSessionMark } from "@/lib/platform/http/token-store";
import type { RegisterInput } from "@/lib/accounts/users/schema";

export type SignInOutcome = "signed in" | "wrong" | "too many" | "unavailable" | "offline";

/** Why a sign-in failed, by the code of its refusal. */
const OUTCOMES: Partial<Record<ApiError["code"], SignInOutcome>> = {
  NOT_SIGNED_IN: "wrong",
  TOO_MANY_REQUESTS: "too many",
  OFFLINE: "offline",
};

/** Signs in and fetches the first token. Never throws: what went wrong is the outcome. */
export async function logIn(credentials: { email: string; password: string }): Promise<SignInOutcome> {
  try {
    await postAuth("POST /auth/callback/credentials", credentials);
  } catch (error) {
    return (error instanceof ApiError && OUTCOMES[error.code]) || "unavailable";
  }
  const isSignedIn = await fetchFirstToken().catch(() => false);
  return isSignedIn ? "signed in" : "unavailable";
}

const fetchFirstToken = () => withRetry("idempotent", () => renewToken({ isForced: true }));

type SignIn = "POST /auth/callback/credentials" | "POST /auth/signin/google";

/**
 * A call of next-auth with its form token; resolves with where it leads. Not through its own client: that leaves the
 * page, and what is typed there, when the line is down for a moment. Throws ApiError.
 */
async function postAuth(name: SignIn, fields: Record<string, string>): Promise<string> {
  return await withRetry("if-unavailable", async () => {
    const url = await postWithFormToken(name, fields);
    // A browser without its cookie gets another one with each call. When two were under way, the token is not the one of
    // the cookie that came last; by now there is but one.
    return new URL(url).searchParams.has("csrf") ? await postWithFormToken(name, fields) : url;
  });
}

async function postWithFormToken(name: SignIn, fields: Record<string, string>): Promise<string> {
  const { csrfToken } = await callPublic("GET /auth/csrf");
  return (await callPublic(name, { body: { ...fields, csrfToken, json: "true" } })).url;
}

/** Off to Google, and back to this path of the login page. Throws where Google cannot be reached. */
export async function startSocialSignIn(callbackUrl: string): Promise<void> {
  const address = await postAuth("POST /auth/signin/google", { callbackUrl });
  // Then next-auth leads to our own login page, with words of its own in the address.
  if (new URL(address).origin === window.location.origin)
    throw new Error("The social sign-in could not be started.");
  window.location.assign(address);
}

/** After the way back from Google: records the user, as the contract orders it, and fetches the first token. */
export async function finishSocialSignIn(): Promise<boolean> {
  const { user } = await callPublic("GET /auth/session", { retry: "idempotent" });
  if (!user) return false;
  const record = { email: user.email, name: user.name };
  // The sign-in has made the account already: a neighbour's flood of registrations must not end it here.
  await callPublic("POST /users", { body: record, retry: "idempotent" }).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.status === 429)) throw error;
  });
  return await fetchFirstToken();
}

const STILL_SIGNED_IN = "You are still logged in. Please try again in a moment.";

const isOffline = (error: unknown) => error instanceof ApiError && error.code === "OFFLINE";

/** Ends the session, wherever its cookie and tokens may have been copied to. Throws ApiError if it is still there. */
export async function logOut(): Promise<void> {
  setSigningOut(true);
  try {
    await withRetry("idempotent", signOut);
  } catch (error) {
    setSigningOut(false);
    throw isOffline(error) ? error : new ApiError(503, "UNAVAILABLE", STILL_SIGNED_IN);
  }
}

/** Whether there is a session; its token is fetched if so, and dropped if not. Where that cannot be told, false. */
export async function hasSession(): Promise<boolean> {
  // A visitor has neither, and is asked for nothing.
  return (hasToken() || hasSessionMark()) && (await renewToken().catch(() => false));
}

/**
 * Registers an account; false if the e-mail is known already. It signs out an earlier user of this browser: the
 * contract leads to /login, as somebody new. Throws ApiError.
 */
export async function register(input: RegisterInput): Promise<boolean> {
  const { insertedId } = await callPublic("POST /users", { body: input, retry: "if-not-started" });
  if (insertedId === null) return false;
  if (hasToken() || hasSessionMark()) {
    // The account is there in any case.
    await logOut().catch(() => undefined);
    setSigningOut(false);
  }
  return true;
}
