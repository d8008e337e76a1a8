import { SECOND_MS } from "@/lib/platform/time/durations.mjs";
/** Where the contract keeps the bearer token in local storage. */
const TOKEN_KEY = "access-token";
/** Until when, by this device's own clock, the token is good: the device's clock may be wrong. */
const UNTIL_KEY = "access-token-until";
const CHANGE_EVENT = "access-token-change";
/** The cookie that server/edge/signed-in-cookie.mjs keeps beside the sign-in cookie, which scripts cannot read. */
const SESSION_MARK = "signed-in=1";
const RENEW_BEFORE_MS = 60_000;

/** Where the browser lets nothing be stored, the token lasts as long as the page. */
const unstored = new Map<string, string>();

export function readToken(): string | null {
  return readItem(TOKEN_KEY);
}

/** Whether anybody is signed in here, as far as this browser knows. */
export function hasToken(): boolean {
  return readToken() !== null;
}

/** Whether this browser has a sign-in cookie, as far as can be told from here. */
export function hasSessionMark(): boolean {
  return document.cookie.split("; ").includes(SESSION_MARK);
}

/** Whether there is a token without a session, or a session without a token: then the session is to be asked. */
export function isTokenOutOfSync(): boolean {
  return hasToken() !== hasSessionMark();
}

export function isTokenFresh(): boolean {
  return readToken() !== null && Number(readItem(UNTIL_KEY)) - RENEW_BEFORE_MS > Date.now();
}

export function storeToken(token: string, expiresInSeconds: number): void {
  writeItem(UNTIL_KEY, String(Date.now() + expiresInSeconds * SECOND_MS));
  writeItem(TOKEN_KEY, token);
  window.dispatchEvent(new Event(CHANGE_EVENT));
}

export function removeToken(): void {
  removeItem(TOKEN_KEY);
  removeItem(UNTIL_KEY);
  window.dispatchEvent(new Event(CHANGE_EVENT));
}

/** Calls back when the token comes or goes, in this tab or another; returns how to stop. */
export function onTokenChange(callback: () => void): () => void {
  const stop = onTokenChangeElsewhere(callback);
  // A page that Back brings up again may have heard of nothing meanwhile.
  window.addEventListener("pageshow", callback);
  window.addEventListener(CHANGE_EVENT, callback);
  return () => {
    stop();
    window.removeEventListener("pageshow", callback);
    window.removeEventListener(CHANGE_EVENT, callback);
  };
}

/** Calls back when another tab stores or removes the token; returns how to stop. */
export function onTokenChangeElsewhere(callback: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === TOKEN_KEY || event.key === null) callback();
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
}

function readItem(key: string): string | null {
  try {
    return unstored.get(key) ?? localStorage.getItem(key);
  } catch {
    return null;
  }
}

function writeItem(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    unstored.delete(key);
  } catch {
    unstored.set(key, value);
  }
}

function removeItem(key: string): void {
  unstored.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing is stored then.
  }
}
