// @ts-check

const API_METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const PAGE_METHODS = ["GET", "HEAD"];
const COPIED_BADLY = "It may have been copied incompletely.";
/** No page and no call knows so many; the framework takes seconds over thousands, and nobody is answered meanwhile. */
const MOST_PARAMETERS = 100;
/** Of an address, as nginx has it twice: an answer may repeat the address, and a proxy refuses larger headers. */
const MOST_ADDRESS_LENGTH = 16 * 1024;
/** More than a browser keeps for a site; what reads them takes a second over thousands. */
const MOST_COOKIES = 200;
const DOT_SEGMENT = /(?:^|[/\\])\.{1,2}(?:[/\\]|$)/;
const FORM_BODY = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/**
 * How a request is answered that the framework must not see, or null.
 * @param {import("node:http").IncomingMessage} request
 * @param {boolean} isDraining
 * @returns {Answer | null}
 */
export function validateRequest({ url = "/", method = "", headers, httpVersion }, isDraining) {
  // Left to Node, a request without Host gets a bare 400.
  const isHostMissing = httpVersion === "1.1" && headers.host === undefined;
  if (url.length > MOST_ADDRESS_LENGTH) return answerLongAddress;
  if (isHostMissing || isBadAddress(url)) return answerBadAddress;
  if ((headers.cookie ?? "").split(";", MOST_COOKIES + 1).length > MOST_COOKIES) return answerManyCookies;
  const isApi = isApiAddress(url);
  if (url.startsWith("/_global-error")) return answerNotFound;
  if (!isApi && method === "POST" && FORM_BODY.test(headers["content-type"] ?? "")) return answerEarlyForm;
  if (!(isApi ? API_METHODS : PAGE_METHODS).includes(method)) return answerBadMethod;
  return isDraining && /^\/api\/health\/ready(?:\?|$)/.test(url) ? answerDraining : null;
}

/** @param {string} url */
function isApiAddress(url) {
  return /^\/+api(?:[/?%]|$)/.test(url);
}

/**
 * True for a target that is no path, that has . or .. for a part or countless parameters, or whose
 * percent-encoding means no text: the framework would fail on it, or take it for another address than was checked.
 * @param {string} url
 */
function isBadAddress(url) {
  const [path = ""] = url.split("?", 1);
  if (!path.startsWith("/") || url.split("&", MOST_PARAMETERS + 1).length > MOST_PARAMETERS) return true;
  try {
    const text = decodeURIComponent(path);
    return text.includes("\0") || DOT_SEGMENT.test(text);
  } catch {
    return true;
  }
}

/** @type {Answer} */
function answerBadAddress(request, response) {
  answer({
    request,
    response,
    status: 400,
    code: "BAD_REQUEST",
    message: "This address could not be understood.",
  });
}

/** @type {Answer} */
function answerLongAddress(request, response) {
  answer({ request, response, status: 414, code: "BAD_REQUEST", message: "This address is too long." });
}

/** @type {Answer} */
function answerManyCookies(request, response) {
  answer({
    request,
    response,
    status: 431,
    code: "HEADERS_TOO_LARGE",
    message: "Your browser sent too many cookies.",
    advice: "Clear the cookies of this site and try again.",
  });
}

/** @type {Answer} */
function answerNotFound(request, response) {
  answer({ request, response, status: 404, code: "NOT_FOUND", message: "We can't find that page." });
}

/** @type {Answer} */
function answerBadMethod(request, response) {
  const isApi = isApiAddress(request.url ?? "");
  response.setHeader("Allow", (isApi ? API_METHODS : PAGE_METHODS).join(", "));
  answer({
    request,
    response,
    status: 405,
    code: "METHOD_NOT_ALLOWED",
    message: "This address does not answer to that method.",
  });
}

/**
 * A form of a page where no script runs: back to the page, which says how to order without one. Where scripts run, the
 * page holds the press until its form is alive (lib/early-press.mjs).
 * @type {Answer}
 */
function answerEarlyForm({ url = "/" }, response) {
  // Two slashes in front would be the address of another site.
  const location = url.replace(/^[/\\]+/, "/");
  response.writeHead(303, { Location: location, "Cache-Control": "no-store" });
  response.end();
}

/** @type {Answer} */
function answerDraining(request, response) {
  response.setHeader("Retry-After", "2");
  answer({ request, response, status: 503, code: "UNAVAILABLE", message: "This server is about to stop." });
}

/** @typedef {(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse) => void} Answer */

/**
 * The one error shape for a call, a small page of its own for everything else.
 * @param {{
 *   request: import("node:http").IncomingMessage,
 *   response: import("node:http").ServerResponse,
 *   status: number,
 *   code: string,
 *   message: string,
 *   advice?: string,
 *   promised?: Record<string, unknown>,
 * }} parts the advice stands under the message on a page; promised is what a call holds also on failure
 */
export function answer({ request, response, status, code, message, advice = COPIED_BADLY, promised }) {
  const requestId = response.getHeader("X-Request-Id");
  const isApi = isApiAddress(request.url ?? "");
  const body = isApi
    ? JSON.stringify({ error: { code, message, requestId }, ...promised })
    : page(message, advice);
  response.writeHead(status, {
    "Content-Type": isApi ? "application/json" : "text/html; charset=utf-8",
    "Cache-Control": "no-store",
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

/**
 * @param {string} message
 * @param {string} advice
 */
function page(message, advice) {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${message}</title>
<body style="margin:20vh auto;max-width:32rem;padding:0 1.5rem;font:18px/1.5 system-ui;background:#f7f5f0;color:#15171c">
<h1 style="font-size:1.6rem">${message}</h1>
<p>${advice} <a href="/" style="color:#22335b">Go to the shop</a></p>
`;
}
