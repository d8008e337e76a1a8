import { ApiError } from "@/lib/platform/http/api-error";
import { send } from "@/lib/platform/http/send";
import {
  isTokenFresh,
  onTokenChangeElsewhere,
  readToken,
  removeToken,
  storeToken,
} from "@/lib/platform/http/token-store";

const LOCK = "access-token";
/** What another tab has stored may arrive here this much later: in the browser, tabs are processes of their own. */
const ARRIVAL_MS = 1_000;
/** For so long after a renewal the next tab waits for the lock, by which it knows that there was one. */
const LOCK_KEPT_MS = 250;

let renewing: Promise<boolean> | null = null;

/**
 * Asks for a token with the sign-in session; false, and none stored, when nobody is signed in. Calls meanwhile share
 * the answer, and tabs hold a lock in turn, so that one renewal serves all; unless it is forced, as after a sign-in.
 * Throws ApiError when the shop is in trouble, which says nothing about the session.
 */
export async function renewToken({ isForced = false } = {}): Promise<boolean> {
  if (isForced) return await renew(isForced);
  renewing ??= renew(isForced).finally(() => (renewing = null));
  return await renewing;
}

async function renew(isForced: boolean): Promise<boolean> {
  const before = readToken();
  return await withTabLock(async (hasWaited) => {
    if (hasWaited && !isForced) await tokenChanges(before);
    if (!isForced && isTokenFresh() && readToken() !== before) return true;
    const session = await send("GET /auth/session");
    if (!session.expires) {
      removeToken();
      return false;
    }
    if (!session.user) throw new ApiError(503, "UNAVAILABLE", "The shop is briefly unavailable.");
    const { token, expiresIn } = await send("POST /jwt", {
      body: { email: session.user.email },
      retry: "idempotent",
    });
    storeToken(token, expiresIn);
    return true;
  });
}

/** Whether there is a token that is good for a while yet; renews it if need be. Throws ApiError like renewToken. */
export async function ensureToken(): Promise<boolean> {
  return isTokenFresh() || (await renewToken());
}

type LockedWork<Result> = (hasWaited: boolean) => Promise<Result>;

/** Runs the work under a lock that all tabs share (Web Locks). The result is there before the lock is released. */
function withTabLock<Result>(work: LockedWork<Result>): Promise<Result> {
  // Web Locks need a secure context; without them two tabs may renew at once, which is harmless: both tokens are good.
  if (!navigator.locks) return work(false);
  return new Promise((resolve, reject) => {
    const locked = async (hasWaited: boolean) => {
      await work(hasWaited).then(resolve, reject);
      if (!hasWaited) await sleep(LOCK_KEPT_MS);
      return true;
    };
    const acquire = async () =>
      (await navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => lock && locked(false))) ??
      (await navigator.locks.request(LOCK, () => locked(true)));
    acquire().catch(reject);
  });
}

/** Resolves when the token is another one than before, or when no other one has arrived in time. */
function tokenChanges(before: string | null): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const check = () => {
      if (readToken() !== before) done();
    };
    const timer = setTimeout(done, ARRIVAL_MS);
    const stop = onTokenChangeElsewhere(check);
    check();
  });
}

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Ends the session, wherever its cookie and tokens may have been copied to. Throws ApiError if it is still there. */
export async function signOut(): Promise<void> {
  const { csrfToken } = await send("GET /auth/csrf");
  await send("POST /auth/signout", { body: { csrfToken, json: "true" }, retry: "idempotent" });
  const { expires } = await send("GET /auth/session");
  if (expires) throw new ApiError(503, "UNAVAILABLE", "The session is still there.");
  removeToken();
}
