// @ts-check
import { isBuildFile } from "./cacheable-pages.mjs";
import { DAY_SECONDS } from "../../lib/platform/time/durations.mjs";

/**
 * The cookie that tells scripts whether this browser has a session cookie, which is HttpOnly. Only the server knows
 * whether that session is still good, and whose it is. lib/platform/http/token-store.ts reads the cookie.
 */
const NAME = "signed-in";
const SESSION_TTL_SECONDS = 30 * DAY_SECONDS;

const SESSION_SET = /^(?:__Secure-)?next-auth\.session-token=([^;]*)(.*)$/;
const SESSION_SENT = /(?:^|;\s*)(?:__Secure-)?next-auth\.session-token=[^;]/;
const SIGNED_IN_SENT = new RegExp(`(?:^|;\\s*)${NAME}=1`);

const MAY_BE_KEPT = /\b(?:public|s-maxage)\b/;

/** API calls and pictures: nobody needs the cookie for them. */
const NEEDS_NONE = /^\/(?:api\/(?!auth\/)|images\/|catalogue\/|film\/)/;

/**
 * Sets and clears the signed-in cookie together with the session cookie. If a browser has lost one of the two, the next
 * page puts it right.
 * @type {import("./response-pipeline.mjs").ResponseStep}
 */
export function syncSignedInCookie({ url = "/", headers }, response, { isHttps }) {
  if (isBuildFile(url) || NEEDS_NONE.test(url)) return null;
  const sent = headers.cookie ?? "";
  const isStale = isSignedInCookieStale(sent);
  return {
    onHead() {
      const set = besideSession(response.getHeader("Set-Cookie"));
      const cookie = set ?? (isStale ? makeCookie(SESSION_SENT.test(sent), isHttps) : null);
      if (cookie === null) return;
      response.appendHeader("Set-Cookie", cookie);
      // A cache in front of the shop that keeps the page would hand this visitor's cookie to everybody.
      if (MAY_BE_KEPT.test(String(response.getHeader("Cache-Control"))))
        response.setHeader("Cache-Control", "private, no-cache");
    },
  };
}

/**
 * True where a browser has lost one of the two cookies.
 * @param {string} cookies as it sends them
 */
export const isSignedInCookieStale = (cookies) => SESSION_SENT.test(cookies) !== SIGNED_IN_SENT.test(cookies);

/**
 * The signed-in cookie beside a session cookie that is being set or cleared: both live equally long.
 * @param {number | string | string[] | undefined} cookies
 */
function besideSession(cookies) {
  const session = [cookies ?? []]
    .flat()
    .map((cookie) => SESSION_SET.exec(String(cookie)))
    .findLast(Boolean);
  if (!session) return null;
  const [, value = "", attributes = ""] = session;
  return `${NAME}=${value && 1}${attributes.replace(/;\s*HttpOnly/i, "")}`;
}

/**
 * @param {boolean} hasSession
 * @param {boolean} isHttps
 */
function makeCookie(hasSession, isHttps) {
  const lifetime = hasSession ? SESSION_TTL_SECONDS : 0;
  return `${NAME}=${hasSession ? 1 : ""}; Path=/; Max-Age=${lifetime}; SameSite=Lax${isHttps ? "; Secure" : ""}`;
}
