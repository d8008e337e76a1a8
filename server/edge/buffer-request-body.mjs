// @ts-check

/** @import { IncomingMessage, ServerResponse } from "node:http" */

/** So long a body may be on its way that no picture and no table is in. */
const SMALL_BODY_MS = 30_000;
const SMALL_BODY = /^application\/(?:json|x-www-form-urlencoded)\b/i;

/** @param {Pick<IncomingMessage, "headers">} request */
export const hasBody = ({ headers }) =>
  headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;

/**
 * Calls back when the request has arrived with all of its body, or with as much of it as is kept unread; never for one
 * whose client leaves before. Whoever sends a body in drops then holds nothing but their own connection.
 * @param {IncomingMessage} request
 * @param {() => void} then
 */
export function bufferRequestBody(request, then) {
  // Behind another on its connection (serialize-pipelined-requests.mjs), its body may be here: no more of it is pushed.
  const isHere = request.complete || request.readableLength >= request.readableHighWaterMark;
  if (!hasBody(request) || isHere) {
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
