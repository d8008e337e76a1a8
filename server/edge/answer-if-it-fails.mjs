// @ts-check
import { sendError } from "./error-response.mjs";

/** @import { IncomingMessage, ServerResponse } from "node:http" */

/**
 * Runs the work, and answers the request if it throws, so that nobody is left waiting. It cuts off an answer that has
 * begun.
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 * @param {() => unknown} work
 */
export async function answerIfItFails(request, response, work) {
  try {
    await work();
  } catch (error) {
    logFailure(response, error);
    if (response.headersSent) response.destroy();
    else sendFailure(request, response);
  }
}

/**
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 */
function sendFailure(request, response) {
  try {
    sendError(request, response, { code: "INTERNAL", advice: "nothingLost" });
  } catch {
    // The same step may fail again on this answer.
    response.destroy();
  }
}

/**
 * Writes one JSON line, without the error's text, which may hold an address.
 * @param {ServerResponse} response
 * @param {unknown} error
 */
function logFailure(response, error) {
  const { name, stack = "" } = error instanceof Error ? error : { name: typeof error };
  console.error(
    JSON.stringify({
      time: new Date().toISOString(),
      level: "error",
      message: "a request failed in the server",
      requestId: response.getHeader("X-Request-Id"),
      errorName: name,
      stack: stack.split("\n").filter((line) => line.startsWith("    at ")),
    }),
  );
}
