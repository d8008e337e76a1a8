// @ts-check
import { hasBody, isBuffered } from "./buffer-request-body.mjs";
import { CONNECTION_REFUSED, isRefused } from "./client-error.mjs";
import { discardRest } from "./lingering-close.mjs";

/** @import { IncomingMessage, RequestListener, Server, ServerResponse } from "node:http" */
/** @import { Socket } from "node:net" */

/** A phone on a slow line sends its headers within a second or two, a body of 15 MB within five minutes. */
export const CONNECTION_TIMES = {
  headersTimeout: 15_000,
  requestTimeout: 300_000,
  connectionsCheckingInterval: 2_000,
};

/** Connections that the system keeps until the server has time to accept them; a visitor who finds no place comes again only a second later. */
export const BACKLOG = 4_096;
/** Each takes some 20 KiB. */
export const MAX_CONNECTIONS = 2_000;
/** A client that reads nothing of its answer for so long has gone away, or holds the connection on purpose. */
const SOCKET_TIMEOUT_MS = 60_000;
/** How many refused ones may still read why, beside the others; beyond it, the one that was refused first is closed. */
const MAX_REFUSED = 2_000;
/** @type {Error & { code?: string }} */
const REFUSAL = Object.assign(new Error("There are too many connections."), { code: CONNECTION_REFUSED });

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
 * room for new ones: clients that open many and send halves of requests end their own, and not the shoppers'. Where all
 * wait for an answer, the new one makes room itself. It is refused as a "clientError" of the server, unless it is idle
 * after an answer: then HTTP lets a server close it, and its client sends the next request over another one.
 * @param {Server} server
 * @param {object} handlers
 * @param {(request: IncomingMessage, response: ServerResponse) => boolean} handlers.answerReady false where an answer has to be made
 * @param {RequestListener} handlers.answer makes it
 * @param {{ most?: number, mostRefused?: number, timeoutMs?: number }} limits
 */
export function limitConnections(
  server,
  { answerReady, answer },
  { most = MAX_CONNECTIONS, mostRefused = MAX_REFUSED, timeoutMs = SOCKET_TIMEOUT_MS } = {},
) {
  server.timeout = timeoutMs;
  /** All but the refused ones. @type {Set<Socket>} */
  const open = new Set();
  /** Connections that wait for no answer, the longest idle first, with the request whose body is on its way. @type {Map<Socket, IncomingMessage | null>} */
  const idle = new Map();
  /** The last answer that each connection waits for; a connection that pipelines waits for several. @type {WeakMap<Socket, ServerResponse>} */
  const last = new WeakMap();
  const refuse = makeRefusal(server, mostRefused);
  server.on("connection", (/** @type {Socket} */ socket) => {
    open.add(socket);
    idle.set(socket, null);
    socket.once("close", () => {
      for (const sockets of [open, idle]) sockets.delete(socket);
    });
    if (open.size > most) makeRoom();
  });
  server.on("request", (request, response) => {
    if (isRefused(request.socket)) endAfter(request);
    else if (!answerReady(request, response)) {
      track(request, response);
      answer(request, response);
    }
  });

  function makeRoom() {
    for (const [socket, request] of idle) {
      // A body that is here, or waits for us to read it, waits for its answer.
      if ((request && isBuffered(request)) || socket.writableLength > 0) continue;
      // It moves to the end of the line, or leaves it.
      idle.delete(socket);
      if (used.delete(socket)) idle.set(socket, request);
      else {
        end(socket, request);
        return;
      }
    }
  }

  /** @param {Socket} socket @param {IncomingMessage | null} request */
  function end(socket, request) {
    open.delete(socket);
    if (request === null && socket.bytesWritten > 0) socket.destroy();
    else refuse(socket, request);
  }

  /**
   * Notes that a connection waits for this answer.
   * @param {IncomingMessage} request
   * @param {ServerResponse} response
   */
  function track(request, response) {
    const { socket } = request;
    const before = last.get(socket);
    last.set(socket, response);
    idle.delete(socket);
    if (hasBody(request)) afterClose(before, () => idle.set(socket, request));
    afterClose(response, () => idle.set(socket, null));

    /** @param {ServerResponse | undefined} earlier @param {() => void} becomeIdle unless more has come meanwhile */
    function afterClose(earlier, becomeIdle) {
      if (!earlier || earlier.closed) becomeIdle();
      else {
        earlier.once("close", () => {
          if (last.get(socket) !== response) return;
          idle.delete(socket);
          if (!socket.destroyed) becomeIdle();
        });
      }
    }
  }
}

/**
 * Makes what refuses a connection, and lets so many of the refused read why.
 * @param {Server} server
 * @param {number} mostRefused
 * @returns {(socket: Socket, request: IncomingMessage | null) => void}
 */
function makeRefusal(server, mostRefused) {
  /** The one that was refused first is first. @type {Set<Socket>} */
  const refused = new Set();
  return (socket, request) => {
    // Its body may still come whole; nobody acts on a request that was refused.
    if (request) discardRest(request);
    refused.add(socket);
    socket.once("close", () => refused.delete(socket));
    server.emit("clientError", REFUSAL, socket);
    const [first] = refused;
    if (refused.size <= mostRefused || !first) return;
    refused.delete(first);
    first.destroy();
  };
}

/**
 * Ends a refused connection once this request on it is here, so that it can send no more of them. The refusal is written
 * by then, and no byte is left unread over which its client would lose it.
 * @param {IncomingMessage} request
 */
function endAfter(request) {
  request.resume().once("end", () => request.socket.destroySoon());
}
