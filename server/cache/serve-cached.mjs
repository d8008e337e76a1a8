// @ts-check
import fresh from "fresh";
import { isBuildFile } from "../edge/cacheable-pages.mjs";
import { rscPath } from "../next/rsc-request.mjs";
import { chooseEncoding } from "./content-negotiation.mjs";
import { ResponseCache } from "./response-cache.mjs";
import { isSharedPath } from "./shared-path.mjs";

/** Other spellings of an address, with dots, a mark or percents, are without number: each would be kept and compressed. */
const CANONICAL_ADDRESS = /^\/(?:[\w~-][\w.~-]*(?:\/[\w~-][\w.~-]*)*)?$/;
/** What selects another response than the page: its data for the router, a part of a file, the framework's own. */
const SELECTS_ANOTHER = /^(?:rsc|next-.*|range|x-nextjs-.*|x-prerender-.*|x-middleware-.*)$/;

export const responseCache = new ResponseCache();

/**
 * The key of what every visitor is answered alike, by address and headers, cookies aside. Null for everything else.
 * @param {import("node:http").IncomingMessage} request
 */
export function cacheKey({ method, url = "/", headers }) {
  if (method !== "GET" && method !== "HEAD") return null;
  const selecting = Object.keys(headers).filter((name) => SELECTS_ANOTHER.test(name));
  if (selecting.length > 0) {
    const path = rscPath(url, headers, selecting) ?? "";
    return CANONICAL_ADDRESS.test(path) && isSharedPath(path) ? `${path} data` : null;
  }
  return CANONICAL_ADDRESS.test(url) && (isSharedPath(url) || isBuildFile(url)) ? url : null;
}

/**
 * Answers without the framework, if the response is in the cache.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
export function serveCached(request, response, cache = responseCache) {
  const key = cacheKey(request);
  const cached = key === null ? undefined : cache.get(key);
  const encoding = cached && chooseEncoding(cached.bodies, request);
  const body = encoding && cached.bodies[encoding];
  if (!body) return false;
  for (const [name, value] of cached.headers) response.setHeader(name, value);
  if (fresh(request.headers, { etag: cached.etag })) {
    response.removeHeader("Content-Type");
    response.writeHead(304);
    response.end();
    return true;
  }
  if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
  response.setHeader("Content-Length", body.length);
  response.writeHead(200);
  response.end(request.method === "HEAD" ? undefined : body);
  return true;
}
