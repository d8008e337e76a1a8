import type { ConfirmPasswordResetInput } from "@/lib/auth/schema";
import { announceLeaving, ApiError, callPublic, hasToken, removeToken, renewToken } from "@/lib/http/client";
import { socialReturnPath } from "@/lib/paths";
import type { RegisterInput } from "@/lib/users/schema";

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
    await postAuth("callback/credentials", credentials);
  } catch (error) {
    return (error instanceof ApiError && OUTCOMES[error.code]) || "unavailable";
  }
  const isSignedIn = await renewToken({ isForced: true }).catch(() => false);
  return isSignedIn ? "signed in" : "unavailable";
}

/**
 * A call of next-auth with its form token; resolves with where it leads. Not through its own client: that leaves the
 * page, and what is typed there, when the line is down for a moment. Throws ApiError.
 */
async function postAuth(path: string, fields: Record<string, string>): Promise<string> {
  const url = await postWithFormToken(path, fields);
  // A browser without its cookie gets another one with each call. When two were under way, the token is not the one of
  // the cookie that came last; by now there is but one.
  return new URL(url).searchParams.has("csrf") ? await postWithFormToken(path, fields) : url;
}

async function postWithFormToken(path: string, fields: Record<string, string>): Promise<string> {
  const { csrfToken } = await callPublic<{ csrfToken: string }>("/auth/csrf");
  const body = { ...fields, csrfToken, json: "true" };
  return (await callPublic<{ url: string }>(`/auth/${path}`, { method: "POST", body })).url;
}

/** Off to Google, and back to the login page with SOCIAL_PARAMETER. Throws ApiError. */
export async function startSocialSignIn(from: string | null): Promise<void> {
  window.location.assign(await postAuth("signin/google", { callbackUrl: socialReturnPath(from) }));
}

/** After the way back from Google: records the user, as the contract orders it, and fetches the first token. */
export async function finishSocialSignIn(): Promise<boolean> {
  const { getSession } = await import("next-auth/react");
  const user = (await getSession())?.user;
  if (!user?.email) return false;
  await callPublic("/users", { method: "POST", body: { email: user.email, name: user.name } });
  return await renewToken({ isForced: true });
}

/** Ends the session, wherever its cookie and tokens may have been copied to. Throws ApiError if it is still there. */
export async function logOut(): Promise<void> {
  announceLeaving(true);
  try {
    const { signOut } = await import("next-auth/react");
    await signOut({ redirect: false }).catch(() => undefined);
    const { expires } = await callPublic<{ expires?: string }>("/auth/session");
    if (expires)
      throw new ApiError(503, "UNAVAILABLE", "You are still signed in. Please try again in a moment.");
  } catch (error) {
    announceLeaving(false);
    throw error;
  }
  removeToken();
}

/**
 * Brings this browser's token in line with its session: drops one that has outlived it, fetches one that got lost.
 * Resolves with whether somebody is signed in, as far as can be told.
 */
export async function settleToken(): Promise<boolean> {
  return await renewToken().catch(() => hasToken());
}

/** Registers an account; false if the e-mail is known already. Throws ApiError. */
export async function register(input: RegisterInput): Promise<boolean> {
  const { insertedId } = await callPublic<{ insertedId: string | null }>("/users", {
    method: "POST",
    body: input,
  });
  return insertedId !== null;
}

/** Asks for a mail with a link that sets a new password. Throws ApiError. */
export async function requestPasswordReset(email: string): Promise<void> {
  await callPublic("/passwordResets", { method: "POST", body: { email } });
}

/** Sets the password that a mailed link allows to set. Throws ApiError. */
export async function confirmPasswordReset(input: ConfirmPasswordResetInput): Promise<void> {
  await callPublic("/passwordResets/confirm", { method: "POST", body: input });
}
