import { isTokenFresh, readToken, removeToken, storeToken } from "@/lib/http/token-store";
import { ApiError, GENERAL_TROUBLE, OFFLINE_MESSAGE } from "@/lib/http/api-error";
import { sendFile } from "@/lib/http/send-file";
import { loginPath } from "@/lib/paths";

export { ApiError, messageOf, OFFLINE_MESSAGE } from "@/lib/http/api-error";
export { hasToken, onTokenChange, onTokenGoneElsewhere, removeToken } from "@/lib/http/token-store";

const API = "/api";

interface ApiRequest {
  method?: "GET" | "POST" | "PATCH" | "DELETE";
  body?: object;
  headers?: Record<string, string>;
  /** Sent as it is, in place of a body. */
  file?: Blob;
  onProgress?: (fraction: number) => void;
  signal?: AbortSignal;
}

/** A call that needs no sign-in. Resolves with the answer's JSON; throws ApiError. */
export async function callPublic<Answer>(path: string, request: ApiRequest = {}): Promise<Answer> {
  return await send<Answer>(API + path, request);
}

/**
 * A call with the bearer token, which is renewed first where it is about to run out. A 401 or 403 that a fresh token
 * does not mend ends the session and goes to /login, as the contract says, and from there back to this page. Throws
 * ApiError.
 */
export async function callProtected<Answer>(path: string, request: ApiRequest = {}): Promise<Answer> {
  await ensureToken();
  try {
    return await sendWithToken<Answer>(path, request);
  } catch (error) {
    if (!isRefusedIdentity(error)) throw error;
    if (error.status === 401 && (await renewToken())) return await retryOrLeave<Answer>(path, request);
    await endSession();
    throw error;
  }
}

async function retryOrLeave<Answer>(path: string, request: ApiRequest): Promise<Answer> {
  try {
    return await sendWithToken<Answer>(path, request);
  } catch (error) {
    if (isRefusedIdentity(error)) await endSession();
    throw error;
  }
}

function sendWithToken<Answer>(path: string, request: ApiRequest): Promise<Answer> {
  const headers = { ...request.headers, Authorization: `Bearer ${readToken() ?? ""}` };
  return send<Answer>(API + path, { ...request, headers });
}

interface Session {
  expires?: string;
  user?: { email: string };
}

/**
 * Asks for a token with the sign-in session; false, and none stored, when nobody is signed in. Tabs take turns, so
 * that one renewal serves all. Throws ApiError when the shop is in trouble, which says nothing about the session.
 */
export async function renewToken({ isForced = false } = {}): Promise<boolean> {
  const before = readToken();
  return await inTurn(async () => {
    if (!isForced && isTokenFresh() && readToken() !== before) return true;
    const session = await send<Session>(`${API}/auth/session`, {});
    if (!session.expires) {
      removeToken();
      return false;
    }
    if (!session.user) throw new ApiError(503, "UNAVAILABLE", "The shop is briefly unavailable.");
    const { token, expiresIn } = await send<{ token: string; expiresIn: number }>(`${API}/jwt`, {
      method: "POST",
      body: { email: session.user.email },
    });
    storeToken(token, expiresIn);
    return true;
  });
}

/** Whether there is a token that is good for a while yet; renews it if need be. Throws ApiError like renewToken. */
export async function ensureToken(): Promise<boolean> {
  return isTokenFresh() || (await renewToken());
}

function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  // Web Locks need a secure context; without them two tabs may renew at once, which is harmless.
  return navigator.locks ? navigator.locks.request("access-token", work) : work();
}

let isLeaving = false;

/** While somebody logs out himself, a call that was under way and is refused now does not send him to /login. */
export function announceLeaving(isNowLeaving: boolean): void {
  isLeaving = isNowLeaving;
}

async function endSession(): Promise<void> {
  // Several calls may be refused at once; one of them leaves.
  if (isLeaving) return;
  isLeaving = true;
  removeToken();
  const { signOut } = await import("next-auth/react");
  await signOut({ redirect: false }).catch(() => undefined);
  const { pathname, search } = window.location;
  window.location.assign(loginPath(pathname + search));
}

function isRefusedIdentity(error: unknown): error is ApiError {
  return error instanceof ApiError && (error.status === 401 || error.status === 403);
}

function transmit(
  url: string,
  { method = "GET", body, headers, file, ...upload }: ApiRequest,
): Promise<Response> {
  if (file) return sendFile(url, { ...upload, headers: headers ?? {}, file });
  return fetch(url, {
    method,
    headers: { ...headers, ...(body && { "Content-Type": "application/json" }) },
    body: body ? JSON.stringify(body) : null,
  });
}

async function send<Answer>(url: string, request: ApiRequest): Promise<Answer> {
  let response: Response;
  try {
    response = await transmit(url, request);
  } catch {
    throw new ApiError(0, "OFFLINE", OFFLINE_MESSAGE);
  }
  if (!response.ok) throw await toApiError(response);
  try {
    return await response.json();
  } catch {
    // Such as the page of a public network that wants a sign-in of its own.
    throw new ApiError(response.status, "UNAVAILABLE", GENERAL_TROUBLE);
  }
}

async function toApiError(response: Response): Promise<ApiError> {
  const body = await response.json().catch(() => null);
  const { code = "UNAVAILABLE", message, fields, details } = body?.error ?? {};
  return new ApiError(response.status, code, message ?? GENERAL_TROUBLE, fields, details);
}
