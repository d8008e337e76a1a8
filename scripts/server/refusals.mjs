// @ts-check

const API_METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const PAGE_METHODS = ["GET", "HEAD"];
/** The framework's time for parameters grows with the square of their number: 12,000 stop the shop for ten seconds. */
export const MAX_PARAMETERS = 100;
const COPIED_BADLY = "It may have been copied incompletely.";
const FORM_BODY = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/**
 * How a request is answered that the framework must not see, or null.
 * @param {import("node:http").IncomingMessage} request
 * @param {boolean} isDraining
 * @returns {Answer | null}
 */
export function findRefusal({ url = "/", method = "", headers, httpVersion }, isDraining) {
  // Left to Node, a request without Host gets a bare 400.
  const isHostMissing = httpVersion === "1.1" && headers.host === undefined;
  if (isHostMissing || isBadAddress(url)) return answerBadAddress;
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
 * True for a target that is no path, or whose percent-encoding means no text: on both the framework would fail. Also
 * for one with more parameters than any link of ours.
 * @param {string} url
 */
function isBadAddress(url) {
  const [path = ""] = url.split("?", 1);
  if (url.split("&", MAX_PARAMETERS + 1).length > MAX_PARAMETERS) return true;
  if (!path.startsWith("/")) return true;
  try {
    return decodeURIComponent(path).includes("\0");
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
