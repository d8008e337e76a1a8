// @ts-check
import { randomUUID } from "node:crypto";
import fresh from "fresh";
import { processState } from "../../lib/platform/process-state.mjs";
import { markUsed } from "../edge/connection-limit.mjs";
import { logReadyAnswer } from "../edge/request-log.mjs";
import { hasTooManyCookies } from "../edge/request-validation.mjs";
import { isSignedInCookieStale } from "../edge/signed-in-cookie.mjs";
import { chooseEncoding } from "./content-negotiation.mjs";
import { responseCache } from "./response-cache.mjs";

/** @import { IncomingMessage, ServerResponse } from "node:http" */
/** @import { Entry } from "./response-cache.mjs" */

/** The headers that belong to one request, its connection or its moment; they are never cached. */
export const OF_ONE_REQUEST = new Set(["x-request-id", "connection", "keep-alive", "date"]);
/** Request headers that ask for another answer than the ready one, or announce a body. */
const ASKS_FOR_ANOTHER =
  /^(?:rsc|range|save-data|content-length|transfer-encoding|next-.*|x-(?:nextjs|prerender|middleware)-.*)$/;

/**
 * Keeps the head with which a request has just been answered from the cache, for the next request of the same kind.
 * @param {Entry} entry
 * @param {IncomingMessage} request
 * @param {ServerResponse} response whose head is sent
 * @param {string | null} route
 */
export function keepReadyAnswer(entry, request, response, route) {
  if (!isPlain(request) || response.hasHeader("Set-Cookie")) return;
  const encoding = chooseEncoding(entry.bodies, request);
  if (!encoding) return;
  const head = response
    .getHeaderNames()
    .filter((name) => !OF_ONE_REQUEST.has(name))
    .flatMap((name) => [response.getHeader(name) ?? ""].flat().flatMap((value) => [name, String(value)]));
  const ready = (entry.ready[encoding] ??= { route, heads: {}, tallies: {} });
  ready.heads[response.statusCode] = [...head, "X-Request-Id", ""];
  ready.tallies[response.statusCode] = processState.metrics?.tallyReady(route, response.statusCode);
}

/**
 * Sends a ready answer before it checks anything else of the request. Most answers of a shop are ready. The checks that
 * protect the shop stand where an answer must be made.
 * @param {{ isDraining: () => boolean, isLogging: boolean, cache?: typeof responseCache }} options
 * @returns {(request: IncomingMessage, response: ServerResponse) => boolean} false where there is nothing ready
 */
export function makeReadyAnswers({ isDraining, isLogging, cache = responseCache }) {
  return (request, response) => {
    const { method = "", url = "", headers, rawHeaders, socket } = request;
    const entry = method === "GET" || method === "HEAD" ? cache.get(url) : undefined;
    // A request behind another one on its connection waits for its turn (serialize-pipelined-requests.mjs).
    if (!entry || response.socket === null || !isPlain(request) || isDraining()) return false;
    // A request that repeats a header takes the long way, which refuses a second Host.
    if (rawHeaders.length !== 2 * Object.keys(headers).length) return false;
    const encoding = chooseEncoding(entry.bodies, request);
    const ready = encoding && entry.ready[encoding];
    if (!ready) return false;
    const status = fresh(headers, { etag: entry.etag }) ? 304 : 200;
    const head = ready.heads[status];
    if (!head) return false;
    const requestId = randomUUID();
    head[head.length - 1] = requestId;
    response.writeHead(status, head);
    response.end(status === 200 && method === "GET" ? entry.bodies[encoding] : undefined);
    markUsed(socket);
    const tally = ready.tallies[status];
    if (tally) tally[method === "GET" ? "GET" : "HEAD"] += 1;
    if (isLogging) logReadyAnswer({ requestId, method, route: ready.route, status });
    return true;
  };
}

/**
 * True where a request is answered like every other one for its address and encoding.
 * @param {IncomingMessage} request
 */
function isPlain({ headers }) {
  if (headers.host === undefined) return false;
  for (const name in headers) if (ASKS_FOR_ANOTHER.test(name)) return false;
  const { cookie } = headers;
  return cookie === undefined || !(isSignedInCookieStale(cookie) || hasTooManyCookies(cookie));
}
