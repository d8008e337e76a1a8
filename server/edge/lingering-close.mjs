// @ts-check
import { Socket } from "node:net";
import { hasBody } from "./buffer-request-body.mjs";

/** How long a client may go on sending before its connection closes: cut off at once, it would not read why. */
export const LINGER_MS = 2_000;

/**
 * Lingering close: a client that has its answer before it has sent everything may go on sending, and the server
 * discards the rest. Node would close a connection at once, or stop reading on one that stays open; either way the
 * client may never read that its picture was too large.
 * @type {import("node:http").RequestListener}
 */
export function lingeringClose(request, response) {
  if (!hasBody(request)) return;
  const { socket } = request;
  response.once("finish", () => {
    if (!request.complete) discardRest(request);
  });
  socket.destroySoon = () => {
    if (request.complete) {
      Socket.prototype.destroySoon.call(socket);
      return;
    }
    socket.end();
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  };
}

/**
 * Discards what still comes of a body that nobody reads: buffered, it would fill the memory or stall the connection.
 * @param {import("node:http").IncomingMessage} request
 */
export function discardRest(request) {
  request.push = () => true;
  request.socket.resume();
}
