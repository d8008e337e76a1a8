// @ts-check
import { ERRORS } from "../../lib/platform/http/error-codes.mjs";
import { processState } from "../../lib/platform/process-state.mjs";

/** @import { IncomingMessage, ServerResponse } from "node:http" */

const TOGETHER_MS = 20;

/**
 * The requests under way by their ids. The application notes here who calls (lib/platform/http/note-caller.ts).
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
    const status = response.statusCode;
    const line = toLine({ requestId, method, route, status, ms, user, isCutShort });
    if (status === ERRORS.TOO_MANY_REQUESTS.status) writeSoon(line);
    else process.stdout.write(line);
  });
}

/** The lines that are written together: those of ready answers, which share a beginning, and of refusals beyond a limit. */
const waiting = { lines: "", begin: "" };

/**
 * Writes a line a moment later, together with others: of a flood, writing each alone costs as much as refusing it.
 * @param {string} line
 */
function writeSoon(line) {
  beginWaiting();
  waiting.lines += line;
}

function beginWaiting() {
  if (waiting.lines !== "") return;
  waiting.begin = `{"time":"${new Date().toISOString()}","level":"info","message":"request","requestId":"`;
  setTimeout(writeWaiting, TOGETHER_MS);
}

/**
 * Writes the line of a ready answer (server/cache/ready-answers.mjs) a moment later, together with others: alone, the
 * line would cost as much as the answer.
 * @param {{ requestId: string, method: string, route: string | null, status: number }} facts
 */
export function logReadyAnswer({ requestId, method, route, status }) {
  if (route === null) return;
  beginWaiting();
  waiting.lines += `${waiting.begin}${requestId}","method":"${method}","route":"${route}","status":${status},"ms":0}\n`;
}

function writeWaiting() {
  const { lines } = waiting;
  waiting.lines = "";
  process.stdout.write(lines);
}

process.once("exit", writeWaiting);

/**
 * Logs a request that Node's parser gave up on.
 * @param {{ requestId: string, status: number }} refusal
 */
export function logUnparsed(refusal) {
  process.stdout.write(toLine({ ...refusal, route: "(unparsed)" }));
}

const REFUSED_TOGETHER_MS = 1_000;

/** Connections that were refused since the last line about them. */
let refused = 0;

/** Logs connections too many, all of a second in one line: one client can open thousands. */
export function logRefusedConnection() {
  if (refused === 0) setTimeout(writeRefused, REFUSED_TOGETHER_MS).unref();
  refused += 1;
}

function writeRefused() {
  if (refused === 0) return;
  process.stdout.write(toLine({ route: "(refused)", status: ERRORS.OVERLOADED.status, count: refused }));
  refused = 0;
}

process.once("exit", writeRefused);

/** @param {Record<string, unknown>} facts */
function toLine(facts) {
  return `${JSON.stringify({ time: new Date().toISOString(), level: "info", message: "request", ...facts })}\n`;
}
