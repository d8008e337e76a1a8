// @ts-check

/** Nobody sends so many requests behind one another without having read an answer. */
const MOST_WAITING = 100;

/** The last answer that was promised on each connection, and how many wait. @type {WeakMap<import("node:net").Socket, { last: import("node:http").ServerResponse, waiting: number }>} */
const lines = new WeakMap();

/**
 * Answers what comes on one connection one after the other. Node hands out all requests of one packet at once, and
 * keeps whole every answer that stands behind another: a few kilobytes of requests, sent by somebody who reads nothing,
 * would fill the memory.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @param {() => void} handle
 */
export function handleInTurn({ socket }, response, handle) {
  const line = lines.get(socket);
  const before = line?.last;
  if (!line || !before || before.closed) {
    lines.set(socket, { last: response, waiting: 0 });
    handle();
    return;
  }
  line.last = response;
  line.waiting += 1;
  if (line.waiting > MOST_WAITING) {
    socket.destroy();
    return;
  }
  before.once("close", () => {
    line.waiting -= 1;
    if (!socket.destroyed) handle();
  });
}
