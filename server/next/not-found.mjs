// @ts-check
// Depends on Next 16.4.6: what its answers depend on (Vary), and the media type of its data.
import { processState } from "../../lib/platform/process-state.mjs";
import { sendNotFoundPage } from "./not-found-page.mjs";
import { isKnownRoute } from "./routes-manifest.mjs";

/** @import { IncomingMessage, ServerResponse } from "node:http" */

/** The framework's answers depend on these, and so do ours in their place. */
const VARY =
  "rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding";

/**
 * Hands a request to the framework, unless there is nothing under its address. Made-up ones have no end: the framework
 * takes thirty times longer to render that it finds nothing, and holds in memory what it rendered.
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 * @param {() => void} handle
 */
export async function handleUnlessNotFound(request, response, handle) {
  const [raw = "/"] = (request.url ?? "/").split("?", 1);
  const path = decodeURIComponent(raw);
  if (!isKnownRoute(raw) && !isKnownRoute(path)) {
    sendNotFound(request, response, null);
    return;
  }
  const lookup = processState.findMissing?.(path);
  // What need not be looked up in the database is handed on at once.
  const missing = lookup ? await lookup : null;
  if (response.closed) return;
  if (missing) sendNotFound(request, response, missing.message);
  else handle();
}

/**
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 * @param {string | null} message instead of a page
 */
function sendNotFound(request, response, message) {
  response.setHeader("Vary", VARY);
  response.setHeader("Cache-Control", "no-store");
  if (message === null && request.headers.rsc !== "1") {
    sendNotFoundPage(request, response);
    return;
  }
  // Client-side navigation loads the address anew, and reads the page then.
  const body = message ?? "";
  response.writeHead(404, {
    "Content-Type": message === null ? "text/x-component" : "text/plain; charset=utf-8",
    "Content-Length": Buffer.byteLength(body),
  });
  response.end(body);
}
