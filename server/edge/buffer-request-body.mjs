// @ts-check

/**
 * Calls back when the request has arrived with all of its body, or with as much of it as is kept unread; never for one
 * whose client leaves before. Whoever sends a body in drops then holds nothing but his own connection.
 * @param {import("node:http").IncomingMessage} request
 * @param {() => void} then
 */
export function bufferRequestBody(request, then) {
  const { headers } = request;
  if (headers["content-length"] === undefined && headers["transfer-encoding"] === undefined) {
    then();
    return;
  }
  // It stood behind another on its connection (serialize-pipelined-requests.mjs), and its body is here: no more of it is pushed.
  if (request.complete || request.readableLength >= request.readableHighWaterMark) {
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
