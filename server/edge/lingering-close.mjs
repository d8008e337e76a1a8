// @ts-check
import { Socket } from "node:net";
import { hasBody } from "./buffer-request-body.mjs";

/** How long a client may go on sending on a connection that is to be closed: hung up on at once, it would not read why. */
export const LINGER_MS = 2_000;

/**
 * Lingering close: lets a client that is answered before it has sent everything go on sending, and throws away what
 * comes. Node would hang up at once on a connection that is to be closed, and not listen any more on one that is kept;
 * either way the client may never read that its picture was too large.
 * @type {import("node:http").RequestListener}
 */
export function lingeringClose(request, response) {
  if (!hasBody(request)) return;
  const { socket } = request;
  response.once("finish", () => {
    if (request.complete) return;
    // Kept for nobody, the rest would fill the memory or stop the line.
    request.push = () => true;
    socket.resume();
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
