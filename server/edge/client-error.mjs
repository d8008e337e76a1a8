// @ts-check
import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";
import { ERRORS, RETRY_SOON_SECONDS } from "../../lib/platform/http/error-codes.mjs";
import { errorBody, errorPage } from "./error-response.mjs";
import { LINGER_MS } from "./lingering-close.mjs";

/** @import { ServerResponse } from "node:http" */
/** @import { Socket } from "node:net" */
/** @import { Duplex } from "node:stream" */

/** The limit for all headers of a request together. A token of 100 KB still reaches the guard that refuses it. */
export const MAX_HEADER_BYTES = 128 * 1024;

/** The code of the error for a connection that makes room for others (connection-limit.mjs). */
export const CONNECTION_REFUSED = "ERR_TOO_MANY_CONNECTIONS";

/** The errors of Node's parser and our own, by their codes; any other code means a malformed request. @type {Record<string, keyof typeof ERRORS>} */
const CODES = {
  [CONNECTION_REFUSED]: "OVERLOADED",
  ERR_HTTP_REQUEST_TIMEOUT: "TIMEOUT",
  HPE_CHUNK_EXTENSIONS_OVERFLOW: "BODY_TOO_LARGE",
  HPE_HEADER_OVERFLOW: "HEADERS_TOO_LARGE",
};

/** @type {WeakSet<Duplex>} */
const answered = new WeakSet();

/** The answer under way on each connection. @type {WeakMap<Duplex, ServerResponse>} */
const responses = new WeakMap();

/**
 * Notes that this connection has a request which the parser let through.
 * @param {ServerResponse} response
 */
export function trackResponse(response) {
  if (response.socket) responses.set(response.socket, response);
}

/**
 * True where this connection has been refused. Its client is told that nothing was done; a request that arrives after
 * that must do nothing.
 * @param {Duplex} socket
 */
export const isRefused = (socket) => answered.has(socket);

/**
 * Answers unparsable input, or a connection too many ("clientError"), in the one error shape, and closes its connection.
 * A connection on which nothing was heard yet is most often a visitor's for a page: it is refused with a page, and a call
 * reads from the status and Retry-After what it needs. Returns what it answered, or null where it could not answer.
 * @param {Error & { code?: string }} error
 * @param {Duplex & Partial<Pick<Socket, "bytesRead">>} socket
 * @param {Record<string, string>} headers of every answer
 */
export function answerClientError(error, socket, headers = {}) {
  // The rest that the client still sends fails again, piece by piece.
  if (answered.has(socket)) return null;
  const response = responses.get(socket);
  // A whole request waits for its answer, or the answer of this one has begun: the client would take ours for that one.
  const isAnswering = response && (response.req.complete ? !response.writableEnded : response.headersSent);
  if (error.code === "ECONNRESET" || !socket.writable || isAnswering) {
    socket.destroy();
    return null;
  }
  answered.add(socket);
  const code = CODES[error.code ?? ""] ?? "BAD_REQUEST";
  const { status, message } = ERRORS[code];
  const requestId = randomUUID();
  // Nothing is known of what was asked for, so the page is in English.
  const isPage = code === "OVERLOADED" && socket.bytesRead === 0;
  const body = isPage
    ? errorPage({ language: "en", code, message, advice: "loadAgain" })
    : errorBody({ code, message, requestId });
  const lines = Object.entries({
    "Content-Type": isPage ? "text/html; charset=utf-8" : "application/json",
    "Content-Length": Buffer.byteLength(body),
    "Cache-Control": "no-store",
    ...headers,
    ...(code === "OVERLOADED" && { "Retry-After": String(RETRY_SOON_SECONDS) }),
    "X-Request-Id": requestId,
    Connection: "close",
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`);
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
  return { code, requestId, status };
}
