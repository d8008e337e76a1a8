// @ts-check
import { MAX_JSON_BYTES } from "../../lib/platform/http/max-json-bytes.mjs";

/** @import { IncomingMessage, ServerResponse } from "node:http" */

/** The longest time that a body without a picture or a table may take to arrive. */
const SMALL_BODY_MS = 30_000;
const SMALL_BODY = /^application\/(?:json|x-www-form-urlencoded)\b/i;

/**
 * How a server buffers a body that nobody reads yet: a small one as a whole, and of a larger one as much as is too much of
 * JSON. Node 20 would stop at 16 KiB, and whoever sends the rest in drops would hold a place in a queue.
 */
export const BODY_BUFFER = { highWaterMark: MAX_JSON_BYTES + 1 };

/** @param {Pick<IncomingMessage, "headers">} request */
export const hasBody = ({ headers }) =>
  headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;

/**
 * True where no more of a body arrives for now: it is whole, or fills the buffer until somebody reads it.
 * @param {IncomingMessage} request
 */
export const isBuffered = ({ complete, readableLength, readableHighWaterMark }) =>
  complete || readableLength >= readableHighWaterMark;

/**
 * Calls back when the request has arrived with its whole body, or with as much as the stream buffers unread; never if
 * the client leaves before. A client that sends its body in drops then holds nothing but its own connection.
 * @param {IncomingMessage} request
 * @param {() => void} then
 */
export function bufferRequestBody(request, then) {
  // A request that waited behind another (serialize-pipelined-requests.mjs) may have its body here: no more comes.
  if (!hasBody(request) || isBuffered(request)) {
    then();
    return;
  }
  const push = request.push.bind(request);
  request.push = (chunk, encoding) => {
    const isRoomLeft = push(chunk, encoding);
    if (chunk === null || !isRoomLeft) {
      request.push = push;
      then();
    }
    return isRoomLeft;
  };
}

/**
 * Calls back when a small body has been on its way for too long.
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 * @param {() => void} refuse
 */
export function limitBodyTime(request, response, refuse, ms = SMALL_BODY_MS) {
  if (!hasBody(request) || !SMALL_BODY.test(request.headers["content-type"] ?? "")) return;
  const timer = setTimeout(() => {
    if (!request.complete && !response.headersSent) refuse();
  }, ms).unref();
  response.once("close", () => clearTimeout(timer));
}
