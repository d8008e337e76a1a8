// @ts-check
import { hasBody } from "./buffer-request-body.mjs";

/** @import { IncomingMessage, Server, ServerResponse } from "node:http" */
/** @import { Socket } from "node:net" */

/** A phone on a slow line sends its headers within a second or two, a body of 15 MB within five minutes. */
export const CONNECTION_TIMES = {
  headersTimeout: 15_000,
  requestTimeout: 300_000,
  connectionsCheckingInterval: 2_000,
};

/** Each takes some 20 KiB. */
const MAX_CONNECTIONS = 2_000;
/** A client that reads nothing of its answer for so long has gone away, or holds the connection on purpose. */
const SOCKET_TIMEOUT_MS = 60_000;
/** Extra room for when all connections wait for an answer; beyond it, Node closes new ones. */
const SPARE_CONNECTIONS = 500;

/** Connections that got a ready answer since the last check of idle times. @type {WeakSet<Socket>} */
const used = new WeakSet();

/**
 * Notes that an idle connection has just had an answer.
 * @param {Socket} socket
 */
export function markUsed(socket) {
  used.add(socket);
}

/**
 * Bounds the connections of a server. The one that has been idle for longest, or has not sent a whole request, makes
 * room for new ones: clients that open many and send halves of requests close their own, and not the shoppers'.
 * @param {Server} server
 * @param {{ most?: number, timeoutMs?: number }} limits
 * @returns {(request: IncomingMessage, response: ServerResponse) => void} to call with each request that waits for its answer
 */
export function limitConnections(server, { most = MAX_CONNECTIONS, timeoutMs = SOCKET_TIMEOUT_MS } = {}) {
  server.timeout = timeoutMs;
  server.maxConnections = most + SPARE_CONNECTIONS;
  /** Connections that wait for no answer, the longest idle first, with the request whose body is on its way. @type {Map<Socket, IncomingMessage | null>} */
  const idle = new Map();
  /** The last answer that each connection waits for; a connection that pipelines waits for several. @type {WeakMap<Socket, ServerResponse>} */
  const last = new WeakMap();
  let count = 0;
  server.on("connection", (/** @type {Socket} */ socket) => {
    count += 1;
    idle.set(socket, null);
    socket.once("close", () => {
      count -= 1;
      idle.delete(socket);
    });
    if (count > most) closeOldest();
  });

  function closeOldest() {
    for (const [socket, request] of idle) {
      if (request?.complete || socket.writableLength > 0) continue;
      // Otherwise it counts twice if the next connection comes before this one is closed.
      idle.delete(socket);
      if (used.delete(socket)) idle.set(socket, request);
      else {
        socket.destroy();
        return;
      }
    }
  }

  return (request, response) => {
    const { socket } = request;
    last.set(socket, response);
    idle.delete(socket);
    if (hasBody(request)) idle.set(socket, request);
    response.once("close", () => {
      if (last.get(socket) !== response) return;
      idle.delete(socket);
      if (!socket.destroyed) idle.set(socket, null);
    });
  };
}
