// @ts-check
import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";
import { LINGER_MS } from "./lingering-close.mjs";

/** Of all headers of a request together. A proof of identity of 100 KB still reaches the guard that refuses it. */
export const MAX_HEADER_BYTES = 128 * 1024;

/** @typedef {{ status: number, code: string, message: string }} Refusal */

/** @type {Refusal} */
const MALFORMED = { status: 400, code: "BAD_REQUEST", message: "The request could not be understood." };

/** What Node's own parser gives up on, by its code; anything else is malformed. @type {Record<string, Refusal>} */
const REFUSALS = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: "TIMEOUT", message: "The request took too long to arrive." },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    status: 413,
    code: "BODY_TOO_LARGE",
    message: "The request is larger than 64 KB.",
  },
  HPE_HEADER_OVERFLOW: {
    status: 431,
    code: "HEADERS_TOO_LARGE",
    message: "The headers of the request are larger than 128 KB.",
  },
};

/** @type {WeakSet<import("node:stream").Duplex>} */
const refused = new WeakSet();

/** The answer under way on each connection. @type {WeakMap<import("node:stream").Duplex, import("node:http").ServerResponse>} */
const answers = new WeakMap();

/**
 * Notes that this connection has a request which the parser let through.
 * @param {import("node:http").ServerResponse} response
 */
export function trackResponse(response) {
  if (response.socket) answers.set(response.socket, response);
}

/**
 * Answers, in the one error shape, a request that never became one, and closes its connection. Says what it answered,
 * or null where nothing could be.
 * @param {Error & { code?: string }} error
 * @param {import("node:stream").Duplex} socket
 * @param {Record<string, string>} headers of every answer
 */
export function answerClientError(error, socket, headers = {}) {
  // What is still being sent fails again, piece by piece.
  if (refused.has(socket)) return null;
  const answer = answers.get(socket);
  // It is the answer's own request that broke off, or its answer is not whole: another one would be taken for the next.
  const isAnswering = answer?.headersSent === true && !(answer.writableEnded && answer.req.complete);
  if (error.code === "ECONNRESET" || !socket.writable || isAnswering) {
    socket.destroy();
    return null;
  }
  refused.add(socket);
  const refusal = REFUSALS[error.code ?? ""] ?? MALFORMED;
  const requestId = randomUUID();
  socket.end(toMessage(refusal, { ...headers, "X-Request-Id": requestId }));
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
  return { requestId, status: refusal.status };
}

/**
 * @param {Refusal} refusal
 * @param {Record<string, string>} headers
 */
function toMessage({ status, code, message }, headers) {
  const requestId = headers["X-Request-Id"];
  const body = JSON.stringify({ error: { code, message, requestId } });
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "Content-Type: application/json",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Cache-Control: no-store",
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    "Connection: close",
    "",
    body,
  ].join("\r\n");
}
