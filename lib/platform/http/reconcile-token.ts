import { hasToken, isTokenOutOfSync } from "@/lib/platform/http/token-store";

let asking: Promise<boolean> | null = null;

/**
 * Whether somebody is signed in, as far as can be told. The session decides: where the token and the mark of the
 * session disagree it is asked, once, and a token is fetched or dropped.
 */
export async function reconcileToken(): Promise<boolean> {
  if (!isTokenOutOfSync()) return hasToken();
  asking ??= askSession().finally(() => (asking = null));
  return await asking;
}

async function askSession(): Promise<boolean> {
  try {
    // Only a browser that is not plainly a visitor's or signed in needs this code.
    const { renewToken } = await import("@/lib/platform/http/browser-session");
    return await renewToken();
  } catch {
    return hasToken();
  }
}
