// @ts-check
import { RETRY_SOON_SECONDS } from "../../lib/platform/http/error-codes.mjs";
import { isApiUrl, sendError } from "./error-response.mjs";

/** @import { IncomingMessage, ServerResponse } from "node:http" */
/** @import { ErrorAnswer } from "./error-response.mjs" */

const API_METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const PAGE_METHODS = ["GET", "HEAD"];
/** No page and no call takes so many. Thousands hold the framework for seconds, in which it answers nobody. */
const MAX_PARAMETERS = 100;
/** Twice the limit of nginx. A longer address could make the answer's headers too large for a proxy. */
const MAX_URL_LENGTH = 16 * 1024;
/** More than a browser keeps for a site. Parsing thousands of them takes a second. */
const MAX_COOKIES = 200;
const DOT_SEGMENT = /(?:^|[/\\])\.{1,2}(?:[/\\]|$)/;
const FORM_BODY = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/** @typedef {ErrorAnswer | { seeOther: string }} Refusal */

/** @type {ErrorAnswer} */
const URL_TOO_LONG = { status: 414, code: "BAD_REQUEST", message: "This address is too long." };
/** @type {ErrorAnswer} */
const BAD_URL = { code: "BAD_REQUEST", message: "This address could not be understood." };
/** @type {ErrorAnswer} */
const TOO_MANY_COOKIES = {
  code: "HEADERS_TOO_LARGE",
  message: "Your browser sent too many cookies.",
  advice: "clearCookies",
};
/** @type {ErrorAnswer} */
const NOT_FOUND = { code: "NOT_FOUND", message: "We can't find that page." };
/** @type {ErrorAnswer} */
const DRAINING = {
  code: "UNAVAILABLE",
  message: "This server is about to stop.",
  headers: { "Retry-After": String(RETRY_SOON_SECONDS) },
};

/**
 * The refusal for a request that the framework must not see, or null for a good one.
 * @param {IncomingMessage} request
 * @param {boolean} isDraining
 * @returns {Refusal | null}
 */
export function validateRequest(request, isDraining) {
  const { url = "/", method = "", headers } = request;
  if (url.length > MAX_URL_LENGTH) return URL_TOO_LONG;
  if (hasBadHost(request) || isBadUrl(url)) return BAD_URL;
  if (hasTooManyCookies(headers.cookie ?? "")) return TOO_MANY_COOKIES;
  if (url.startsWith("/_global-error")) return NOT_FOUND;
  const isApi = isApiUrl(url);
  // A browser without scripts sends a page's form here. It goes back to the page, which says how to order without
  // scripts. With scripts the page holds the press until its form works (lib/platform/early-press.mjs). An address
  // that begins with two slashes would lead to another site.
  if (!isApi && method === "POST" && FORM_BODY.test(headers["content-type"] ?? ""))
    return { seeOther: url.replace(/^[/\\]+/, "/") };
  const methods = isApi ? API_METHODS : PAGE_METHODS;
  if (!methods.includes(method))
    return { code: "METHOD_NOT_ALLOWED", headers: { Allow: methods.join(", ") } };
  return isDraining && /^\/api\/health\/ready(?:\?|$)/.test(url) ? DRAINING : null;
}

/** @param {string} cookies as a browser sends them */
export const hasTooManyCookies = (cookies) => cookies.split(";", MAX_COOKIES + 1).length > MAX_COOKIES;

/**
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 * @param {Refusal} refusal
 */
export function sendRefusal(request, response, refusal) {
  if (!("seeOther" in refusal)) sendError(request, response, refusal);
  else response.writeHead(303, { Location: refusal.seeOther, "Cache-Control": "no-store" }).end();
}

/**
 * True where the Host header is missing or repeated. Node would send a bare 400 for none, and use the first of two.
 * @param {IncomingMessage} request
 */
function hasBadHost({ httpVersion, rawHeaders }) {
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host").length;
  return hosts > 1 || (hosts === 0 && httpVersion === "1.1");
}

/**
 * True for a target that is no path, that has . or .. as a segment or too many parameters, or whose percent-encoding
 * is no text: the framework would fail on it, or read it as another address than the checked one.
 * @param {string} url
 */
function isBadUrl(url) {
  const [path = ""] = url.split("?", 1);
  if (!path.startsWith("/") || url.split("&", MAX_PARAMETERS + 1).length > MAX_PARAMETERS) return true;
  try {
    const text = decodeURIComponent(path);
    return text.includes("\0") || DOT_SEGMENT.test(text);
  } catch {
    return true;
  }
}
