// @ts-check
import { randomUUID } from "node:crypto";
import fresh from "fresh";
import { markUsed } from "../edge/connection-limit.mjs";
import { logReadyAnswer } from "../edge/request-log.mjs";
import { hasTooManyCookies } from "../edge/request-validation.mjs";
import { isSignedInCookieStale } from "../edge/signed-in-cookie.mjs";
import { chooseEncoding } from "./content-negotiation.mjs";
import { responseCache } from "./response-cache.mjs";

/** @import { IncomingMessage, ServerResponse } from "node:http" */
/** @import { Entry } from "./response-cache.mjs" */

/** Of the request itself, of its connection, or of this moment. */
export const OF_ONE_REQUEST = new Set(["x-request-id", "connection", "keep-alive", "date"]);
/** What asks for another answer than the one that lies ready, or comes with a body. */
const ASKS_FOR_ANOTHER =
  /^(?:rsc|range|save-data|content-length|transfer-encoding|next-.*|x-(?:nextjs|prerender|middleware)-.*)$/;

/**
 * Notes what a request has just been answered from the cache, for the next one that asks for the same.
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
  const ready = (entry.ready[encoding] ??= { route, heads: {} });
  ready.heads[response.statusCode] = [...head, "X-Request-Id", ""];
}

/**
 * Answers what lies ready, before anything else is asked of the request: most of what a shop sends. Everything that
 * protects the shop stands where something must be made.
 * @param {{ isDraining: () => boolean, isLogging: boolean, cache?: typeof responseCache }} options
 * @returns {(request: IncomingMessage, response: ServerResponse) => boolean} false where there is nothing ready
 */
export function makeReadyAnswers({ isDraining, isLogging, cache = responseCache }) {
  return (request, response) => {
    const { method = "", url = "", headers, rawHeaders, socket } = request;
    const entry = method === "GET" || method === "HEAD" ? cache.get(url) : undefined;
    // Behind another answer on its connection, it waits for its turn (serialize-pipelined-requests.mjs).
    if (!entry || response.socket === null || !isPlain(request) || isDraining()) return false;
    // Whoever says a header twice goes the long way: a second Host is refused there.
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
