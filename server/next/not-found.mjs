// @ts-check
// Depends on Next 16.4.6: the Vary header of its answers, and the media type of its data.
import { processState } from "../../lib/platform/process-state.mjs";
import { sendNotFoundPage } from "./not-found-page.mjs";
import { isKnownRoute } from "./routes-manifest.mjs";

/** @import { IncomingMessage, ServerResponse } from "node:http" */

/** The framework's answers vary by these headers, and so do the answers that replace them. */
const VARY =
  "rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding";

/**
 * Hands a request to the framework, unless nothing is under its address. Made-up addresses are endless: the framework
 * takes thirty times longer to render a 404, and keeps in memory what it rendered. Resolves when its work is done.
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 * @param {() => unknown} handle
 */
export async function handleUnlessNotFound(request, response, handle) {
  const [raw = "/"] = (request.url ?? "/").split("?", 1);
  const path = decodeURIComponent(raw);
  if (!isKnownRoute(raw) && !isKnownRoute(path)) {
    sendNotFound(request, response, null);
    return;
  }
  const lookup = processState.findMissing?.(path);
  // A request that needs no look-up in the database goes on at once.
  const missing = lookup ? await lookup : null;
  if (response.closed) return;
  if (missing) sendNotFound(request, response, missing.message);
  else await handle();
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
  // Client-side navigation then loads the whole address again, and shows the page.
  const body = message ?? "";
  response.writeHead(404, {
    "Content-Type": message === null ? "text/x-component" : "text/plain; charset=utf-8",
    "Content-Length": Buffer.byteLength(body),
  });
  response.end(body);
}
