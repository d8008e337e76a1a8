import { ApiError } from "@/lib/platform/http/api-error";
import { ensureToken, renewToken, signOut } from "@/lib/platform/http/browser-session";
import type { AnswerOf, ApiRequest, ProtectedName, PublicName, RestOf } from "@/lib/platform/http/calls";
import { retryPolicyOf, withRetry } from "@/lib/platform/http/retry-policy";
import { sendCall } from "@/lib/platform/http/send-call";
import { readToken } from "@/lib/platform/http/token-store";
import { loginPath, PATHS } from "@/lib/paths";
import { localPath, readLocalPath } from "@/lib/words/local-path.mjs";

export { ApiError, isUnavailable, messageOf, OFFLINE_MESSAGE } from "@/lib/platform/http/api-error";
export { ensureToken, renewToken, signOut } from "@/lib/platform/http/browser-session";
export { withRetry } from "@/lib/platform/http/retry-policy";

/**
 * A call that needs no sign-in. Resolves with the answer's JSON; throws ApiError, after half a minute of retries where
 * the policy allows them.
 */
export function callPublic<Name extends PublicName>(
  name: Name,
  ...rest: RestOf<Name>
): Promise<AnswerOf<Name>>;
export async function callPublic(name: string, request: ApiRequest = {}): Promise<unknown> {
  return await withRetry(retryPolicyOf(name, request), () => sendPublic(name, request));
}

/** While the shop is under pressure, some calls have to bring a proof of work: its script is loaded then. */
async function sendPublic(name: string, request: ApiRequest): Promise<unknown> {
  try {
    return await sendCall(name, request);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== "PROOF_NEEDED") throw error;
    const { sendWithProof } = await import("@/lib/platform/http/proof-of-work/send-with-proof");
    return await sendWithProof(name, request, error);
  }
}

/**
 * A call with the bearer token, which is renewed first where it is about to run out. A 401 or 403 that a fresh token
 * does not mend ends the session and goes to /login, as the contract says, and from there back to this page. Throws
 * ApiError, after half a minute of retries where the policy allows them.
 */
export function callProtected<Name extends ProtectedName>(
  name: Name,
  ...rest: RestOf<Name>
): Promise<AnswerOf<Name>>;
export async function callProtected(name: string, request: ApiRequest = {}): Promise<unknown> {
  return await withRetry(retryPolicyOf(name, request), () => callOnce(name, request));
}

/** Deletes with the bearer token. That a retry finds nothing says that an earlier try has done it. Throws ApiError. */
export async function deleteProtected<Name extends ProtectedName & `DELETE ${string}`>(
  name: Name,
  ...rest: RestOf<Name>
): Promise<void> {
  try {
    await callProtected(name, ...rest);
  } catch (error) {
    const isGone = error instanceof ApiError && error.isRetry && error.status === 404;
    if (!isGone) throw error;
  }
}

async function callOnce(name: string, request: ApiRequest): Promise<unknown> {
  await ensureToken();
  try {
    return await sendWithToken(name, request);
  } catch (error) {
    if (!isRefusedIdentity(error)) throw error;
    if (error.status === 401 && (await renewToken())) return await retryOrLeave(name, request);
    await endSession();
    throw error;
  }
}

async function retryOrLeave(name: string, request: ApiRequest): Promise<unknown> {
  try {
    return await sendWithToken(name, request);
  } catch (error) {
    if (isRefusedIdentity(error)) await endSession();
    throw error;
  }
}

function sendWithToken(name: string, request: ApiRequest): Promise<unknown> {
  const headers = { ...request.headers, Authorization: `Bearer ${readToken() ?? ""}` };
  return sendCall(name, { ...request, headers });
}

/** If the page is still open so long after we left it, the navigation has failed. */
const NAVIGATION_LIMIT_MS = 10_000;

let isSigningOut = false;

/** While users log out themselves, a refusal of a call that was under way does not send them to /login. */
export function setSigningOut(isNowSigningOut: boolean): void {
  isSigningOut = isNowSigningOut;
}

async function endSession(): Promise<void> {
  // Several calls may be refused at once; one of them leaves.
  if (isSigningOut) return;
  isSigningOut = true;
  try {
    await signOut();
  } catch {
    // The session is still there, and /login would lead back here. The refusal is told in place, and the next one
    // tries again.
    isSigningOut = false;
    return;
  }
  const { pathname, search } = window.location;
  const { language, path } = readLocalPath(pathname);
  // The open page asks the user to log in already.
  if (path === PATHS.login) {
    isSigningOut = false;
    return;
  }
  window.location.assign(localPath(language, loginPath(pathname + search)));
  setTimeout(() => (isSigningOut = false), NAVIGATION_LIMIT_MS);
}

function isRefusedIdentity(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status === 401 || error.status === 403);
}
