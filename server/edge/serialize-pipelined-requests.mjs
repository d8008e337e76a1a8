// @ts-check

/** @import { IncomingMessage, ServerResponse } from "node:http" */

/** No honest client sends so many requests in a row without reading an answer. */
const MAX_PIPELINED = 100;
/** Requests behind the refused one get no answer; a client that sends more of them, or more bytes, is cut off. */
const MAX_IGNORED = 200;
const MAX_IGNORED_BYTES = 256 * 1024;
/** How long an answer waits behind another that does not end. */
const MAX_WAIT_MS = 120_000;

/**
 * @typedef {object} Pipeline
 * @property {ServerResponse} last of those that are answered
 * @property {number} waiting
 * @property {boolean} isFull true once a request was one too many: the connection ends behind its refusal
 * @property {number} ignored requests since then
 * @property {number} bytesWhenFull that the connection had read
 */

/** @type {WeakMap<import("node:net").Socket, Pipeline>} */
const pipelines = new WeakMap();

/**
 * Answers the requests of one connection one after the other. Node hands out all requests of one packet at once, and
 * keeps every answer that waits behind another in memory. A few kilobytes of requests, from a client that reads
 * nothing, would fill the memory. The first one beyond the limit is refused in its turn, and has to close its connection.
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 * @param {{ handle: () => void, refuse: () => void, maxWaitMs?: number }} options
 */
export function serializePipelinedRequests(
  { socket },
  response,
  { handle, refuse, maxWaitMs = MAX_WAIT_MS },
) {
  const pipeline = pipelines.get(socket);
  if (pipeline?.isFull) {
    pipeline.ignored += 1;
    const bytes = socket.bytesRead - pipeline.bytesWhenFull;
    if (pipeline.ignored > MAX_IGNORED || bytes > MAX_IGNORED_BYTES) socket.destroy();
    return;
  }
  if (!pipeline || pipeline.last.closed) {
    pipelines.set(socket, { last: response, waiting: 0, isFull: false, ignored: 0, bytesWhenFull: 0 });
    handle();
    return;
  }
  const before = pipeline.last;
  pipeline.last = response;
  pipeline.waiting += 1;
  pipeline.isFull = pipeline.waiting > MAX_PIPELINED;
  pipeline.bytesWhenFull = socket.bytesRead;
  const answer = pipeline.isFull ? refuse : handle;
  // No client that still reads waits so long: the connection is dead, and its answers are held for nobody.
  const timer = setTimeout(() => socket.destroy(), maxWaitMs).unref();
  before.once("close", () => {
    clearTimeout(timer);
    pipeline.waiting -= 1;
    if (!socket.destroyed) answer();
  });
}
