// @ts-check

/** A phone on a slow line sends its headers within a second or two, a body of 15 MB within five minutes. */
export const CONNECTION_TIMES = {
  headersTimeout: 15_000,
  requestTimeout: 300_000,
  connectionsCheckingInterval: 2_000,
};

/** At some 20 KiB each. */
const MOST_CONNECTIONS = 2_000;
/** Somebody who takes nothing of his answer for so long has gone away, or means to stay. */
const LONGEST_STANDSTILL_MS = 60_000;
/** Kept above for connections that all wait for an answer; beyond, Node closes new ones. */
const SPARE_CONNECTIONS = 500;

/**
 * Bounds the connections of a server. Where there are too many, the one that has not sent a whole request for longest
 * makes room: whoever opens many and sends requests in halves closes his own, and not the shoppers'.
 * @param {import("node:http").Server} server
 * @param {{ most?: number, standstillMs?: number }} limits
 */
export function limitConnections(
  server,
  { most = MOST_CONNECTIONS, standstillMs = LONGEST_STANDSTILL_MS } = {},
) {
  server.timeout = standstillMs;
  /**
   * Those that wait for no answer, from the longest silent one on, with the request whose body is on its way.
   * @type {Map<import("node:net").Socket, import("node:http").IncomingMessage | null>}
   */
  const silent = new Map();
  let count = 0;
  server.maxConnections = most + SPARE_CONNECTIONS;
  server.on("connection", (/** @type {import("node:net").Socket} */ socket) => {
    count += 1;
    silent.set(socket, null);
    socket.once("close", () => {
      count -= 1;
      silent.delete(socket);
    });
    if (count <= most) return;
    for (const [oldest, request] of silent) {
      if (request?.complete) continue;
      // Not counted twice when the next one comes before it is closed.
      silent.delete(oldest);
      oldest.destroy();
      return;
    }
  });
  server.on("request", (/** @type {import("node:http").IncomingMessage} */ request, response) => {
    const { socket, headers } = request;
    const hasBody = headers["content-length"] !== undefined || headers["transfer-encoding"] !== undefined;
    silent.delete(socket);
    if (hasBody) silent.set(socket, request);
    response.once("close", () => {
      silent.delete(socket);
      if (!socket.destroyed) silent.set(socket, null);
    });
  });
}
