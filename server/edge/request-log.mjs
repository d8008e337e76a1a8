// @ts-check
import { processState } from "../../lib/platform/process-state.mjs";

/** @import { IncomingMessage, ServerResponse } from "node:http" */

/**
 * The requests under way by their ids, for the application to note who calls (lib/platform/http/note-caller.ts).
 * @type {Map<string, string | undefined>}
 */
const callers = new Map();
processState.callers = callers;

/**
 * Writes one JSON line when the request is answered. It holds no address, no query and no name.
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 * @param {string | null} route null for a file of the build, which is not worth a line
 */
export function logRequest({ method }, response, route) {
  if (route === null) return;
  const requestId = String(response.getHeader("X-Request-Id"));
  const startedAt = performance.now();
  callers.set(requestId, undefined);
  response.once("close", () => {
    const ms = Math.round(performance.now() - startedAt);
    const user = callers.get(requestId);
    callers.delete(requestId);
    const isCutShort = !response.writableFinished || undefined;
    writeLine({ requestId, method, route, status: response.statusCode, ms, user, isCutShort });
  });
}

/**
 * A request that Node's parser gave up on.
 * @param {{ requestId: string, status: number }} refusal
 */
export function logUnparsed(refusal) {
  writeLine({ ...refusal, route: "(unparsed)" });
}

/** @param {Record<string, unknown>} facts */
function writeLine(facts) {
  const line = { time: new Date().toISOString(), level: "info", message: "request", ...facts };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
