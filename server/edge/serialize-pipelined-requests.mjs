// @ts-check

/** Nobody sends so many requests behind one another without having read an answer. */
const MOST_WAITING = 100;
/** For one answer, behind another that does not end. */
const LONGEST_WAIT_MS = 120_000;

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
export function serializePipelinedRequests({ socket }, response, handle, longestWaitMs = LONGEST_WAIT_MS) {
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
  // Nobody who still reads waits so long: this connection has died, and what stands in it is held for nobody.
  const timer = setTimeout(() => socket.destroy(), longestWaitMs).unref();
  before.once("close", () => {
    clearTimeout(timer);
    line.waiting -= 1;
    if (!socket.destroyed) handle();
  });
}
