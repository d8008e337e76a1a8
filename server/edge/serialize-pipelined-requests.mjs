// @ts-check

/** @import { IncomingMessage, ServerResponse } from "node:http" */

/** No honest client sends so many requests in a row without reading an answer. */
const MAX_PIPELINED = 100;
/** How long an answer waits behind another that does not end. */
const MAX_WAIT_MS = 120_000;

/** The last response of each connection, and how many requests wait. @type {WeakMap<import("node:net").Socket, { last: ServerResponse, waiting: number }>} */
const pipelines = new WeakMap();

/**
 * Answers the requests of one connection one after the other. Node hands out all requests of one packet at once, and
 * keeps every answer that waits behind another in memory. A few kilobytes of requests, from a client that reads
 * nothing, would fill the memory.
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 * @param {() => void} handle
 */
export function serializePipelinedRequests({ socket }, response, handle, maxWaitMs = MAX_WAIT_MS) {
  const pipeline = pipelines.get(socket);
  if (!pipeline || pipeline.last.closed) {
    pipelines.set(socket, { last: response, waiting: 0 });
    handle();
    return;
  }
  const before = pipeline.last;
  pipeline.last = response;
  pipeline.waiting += 1;
  if (pipeline.waiting > MAX_PIPELINED) {
    socket.destroy();
    return;
  }
  // No client that still reads waits so long: the connection is dead, and its answers are held for nobody.
  const timer = setTimeout(() => socket.destroy(), maxWaitMs).unref();
  before.once("close", () => {
    clearTimeout(timer);
    pipeline.waiting -= 1;
    if (!socket.destroyed) handle();
  });
}
