// @ts-check
import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { processState } from "../../lib/process-state.mjs";
import { makeKnownRoutes } from "../next/known-routes.mjs";
import { sendNotFoundPage } from "../next/not-found-page.mjs";
import { ROUTES } from "../next/routes-manifest.mjs";

/** A rendering that finds nothing is held in memory by the framework, and takes it thirty times longer than a file. */
const PUBLIC = fileURLToPath(new URL("../../public", import.meta.url));
const files = readdirSync(PUBLIC, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `/${relative(PUBLIC, join(entry.parentPath, entry.name)).split(sep).join("/")}`);
const isKnownRoute = makeKnownRoutes(ROUTES, files);

/** The framework's answers depend on these, and so do ours in their place. */
const VARY =
  "rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding";

/**
 * Hands a request to the framework, unless there is nothing under its address: made-up ones have no end, and what the
 * framework renders for one it holds in memory.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @param {() => void} handle
 */
export async function handleUnlessNotFound(request, response, handle) {
  const [raw = "/"] = (request.url ?? "/").split("?", 1);
  const path = decodeURIComponent(raw);
  if (!isKnownRoute(raw) && !isKnownRoute(path)) {
    answerMissing(request, response, null);
    return;
  }
  const asked = processState.findMissing?.(path);
  // What is not asked for in the database is handed on at once.
  const missing = asked ? await asked : null;
  if (response.closed) return;
  if (missing) answerMissing(request, response, missing.message);
  else handle();
}

/**
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @param {string | null} message instead of a page
 */
function answerMissing(request, response, message) {
  response.setHeader("Vary", VARY);
  response.setHeader("Cache-Control", "no-store");
  if (message === null && request.headers.rsc !== "1") {
    sendNotFoundPage(request, response);
    return;
  }
  // Who moves from page to page by script loads the address anew, and reads the page then.
  const body = message ?? "";
  response.setHeader("Content-Type", message === null ? "text/x-component" : "text/plain; charset=utf-8");
  response.setHeader("Content-Length", Buffer.byteLength(body));
  response.writeHead(404);
  response.end(body);
}
