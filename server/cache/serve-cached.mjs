// @ts-check
import fresh from "fresh";
import { processState } from "../../lib/platform/process-state.mjs";
import { isBuildFile, isSharedPath } from "../edge/cacheable-pages.mjs";
import { isDatabaseAway } from "../edge/failed-page.mjs";
import { rscPath } from "../next/rsc-request.mjs";
import { chooseEncoding } from "./content-negotiation.mjs";
import { keepReadyAnswer } from "./ready-answers.mjs";
import { responseCache } from "./response-cache.mjs";

/** An address has endless other spellings, with dots, a mark or percents; each would be kept and compressed. */
const CANONICAL_ADDRESS = /^\/(?:[\w~-][\w.~-]*(?:\/[\w~-][\w.~-]*)*)?$/;
/** Pictures in public/ and those that admins upload: one address always serves the same picture. */
const IS_PICTURE = /^\/(?:catalogue|images)\//;
/** Headers that select another response than the page: its data for the router, a part of a file, framework data. */
const SELECTS_ANOTHER = /^(?:rsc|next-.*|range|x-nextjs-.*|x-prerender-.*|x-middleware-.*)$/;

/** Ends the key of a page's data for the router. */
const OF_DATA = " data";

/**
 * The keys of a page and of its data for the router, from either of them.
 * @param {string} key
 */
export function keysOfPage(key) {
  const path = key.endsWith(OF_DATA) ? key.slice(0, -OF_DATA.length) : key;
  return [path, `${path}${OF_DATA}`];
}

/**
 * The cache key, by address and headers without cookies, of an answer that all visitors share. Null for all others.
 * @param {import("node:http").IncomingMessage} request
 */
export function cacheKey({ method, url = "/", headers }) {
  if (method !== "GET" && method !== "HEAD") return null;
  const selecting = Object.keys(headers).filter((name) => SELECTS_ANOTHER.test(name));
  if (selecting.length > 0) {
    const path = rscPath(url, headers, selecting) ?? "";
    return CANONICAL_ADDRESS.test(path) && isSharedPath(path) ? `${path}${OF_DATA}` : null;
  }
  return CANONICAL_ADDRESS.test(url) && (isSharedPath(url) || isBuildFile(url) || IS_PICTURE.test(url))
    ? url
    : null;
}

/**
 * Answers without the framework if the response is in the cache. During an outage it sends the last good response, with
 * its age.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @param {string | null} route
 */
export function serveCached(request, response, route, cache = responseCache) {
  const key = cacheKey(request);
  if (key === null) return false;
  const fromNow = cache.get(key);
  const cached = fromNow ?? (isDatabaseAway() ? cache.getLast(key) : undefined);
  const encoding = cached && chooseEncoding(cached.bodies, request);
  const body = encoding && cached.bodies[encoding];
  processState.metrics?.countLookup(body !== undefined);
  if (!body) return false;
  for (const [name, value] of cached.headers) response.setHeader(name, value);
  if (!fromNow) response.setHeader("Age", cache.ageOf(cached));
  if (fresh(request.headers, { etag: cached.etag })) {
    response.removeHeader("Content-Type");
    response.writeHead(304);
    response.end();
  } else {
    if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
    response.setHeader("Content-Length", body.length);
    response.writeHead(200);
    response.end(request.method === "HEAD" ? undefined : body);
  }
  if (fromNow && key === request.url) keepReadyAnswer(cached, request, response, route);
  return true;
}
