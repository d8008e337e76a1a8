// @ts-check

/** @import { IncomingMessage, ServerResponse } from "node:http" */

/** Nobody sends so many requests behind one another without having read an answer. */
const MAX_PIPELINED = 100;
/** For one answer, behind another that does not end. */
const MAX_WAIT_MS = 120_000;

/** The last response of each connection, and how many requests wait. @type {WeakMap<import("node:net").Socket, { last: ServerResponse, waiting: number }>} */
const pipelines = new WeakMap();

/**
 * Answers what comes on one connection one after the other. Node hands out all requests of one packet at once, and
 * keeps whole every answer that stands behind another: a few kilobytes of requests, sent by somebody who reads nothing,
 * would fill the memory.
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
  // Nobody who still reads waits so long: this connection has died, and what stands in it is held for nobody.
  const timer = setTimeout(() => socket.destroy(), maxWaitMs).unref();
  before.once("close", () => {
    clearTimeout(timer);
    pipeline.waiting -= 1;
    if (!socket.destroyed) handle();
  });
}
