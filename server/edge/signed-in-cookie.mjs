// @ts-check
import { isBuildFile } from "./cacheable-pages.mjs";

/**
 * The cookie that tells scripts whether this browser has a sign-in cookie, which they cannot read. It says nothing
 * else: whether that session is still good, and whose it is, is for the server to say. Read in
 * lib/http/token-store.ts.
 */
const MARK = "signed-in";
const SESSION_TTL_SECONDS = 30 * 24 * 60 * 60;

const SESSION_SET = /^(?:__Secure-)?next-auth\.session-token=([^;]*)(.*)$/;
const SESSION_SENT = /(?:^|;\s*)(?:__Secure-)?next-auth\.session-token=[^;]/;
const MARK_SENT = new RegExp(`(?:^|;\\s*)${MARK}=1`);

const IS_SHARED = /\b(?:public|s-maxage)\b/;

/** Calls and pictures: nobody reads the mark for their sake. */
const NEEDS_NO_MARK = /^\/(?:api\/(?!auth\/)|images\/|catalogue\/|film\/)/;

/**
 * Sets and clears the mark together with the sign-in cookie; and where a browser has lost one of the two, with the
 * next page.
 * @type {import("./response-pipeline.mjs").ResponseStep}
 */
export function syncSignedInCookie({ url = "/", headers }, response, { isHttps }) {
  if (isBuildFile(url) || NEEDS_NO_MARK.test(url)) return null;
  const sent = headers.cookie ?? "";
  const hasSession = SESSION_SENT.test(sent);
  const isApart = hasSession !== MARK_SENT.test(sent);
  return {
    onHead() {
      const mark =
        markBeside(response.getHeader("Set-Cookie")) ?? (isApart ? makeMark(hasSession, isHttps) : null);
      if (mark !== null) {
        response.appendHeader("Set-Cookie", mark);
        // A cache in front of the shop that keeps the page would hand this visitor's mark to all.
        if (IS_SHARED.test(String(response.getHeader("Cache-Control"))))
          response.setHeader("Cache-Control", "private, no-cache");
      }
    },
  };
}

/**
 * The mark that goes with a sign-in cookie which is being set or cleared: it lives as long.
 * @param {number | string | string[] | undefined} cookies
 */
function markBeside(cookies) {
  const session = [cookies ?? []]
    .flat()
    .map(String)
    .map((cookie) => SESSION_SET.exec(cookie))
    .findLast(Boolean);
  if (!session) return null;
  const [, value = "", attributes = ""] = session;
  return `${MARK}=${value && 1}${attributes.replace(/;\s*HttpOnly/i, "")}`;
}

/**
 * @param {boolean} hasSession
 * @param {boolean} isHttps
 */
function makeMark(hasSession, isHttps) {
  const lifetime = hasSession ? SESSION_TTL_SECONDS : 0;
  return `${MARK}=${hasSession ? 1 : ""}; Path=/; Max-Age=${lifetime}; SameSite=Lax${isHttps ? "; Secure" : ""}`;
}
