// @ts-check

/** @import { IncomingMessage, OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from "node:http" */

/**
 * What a step may change of an answer before its first byte is sent. Headers are read and set on the response.
 * @typedef {object} Head
 * @property {number} status
 * @property {(body: Buffer, encoding?: string) => void} replaceBody sends this instead, whatever is still written
 */

/**
 * What a step does with one answer.
 * @typedef {object} ResponseHooks
 * @property {(head: Head) => void} [onHead]
 * @property {(head: Head) => boolean} [needsBody] true: the head waits until the body is whole, and goes to onBody
 * @property {(head: Head, body: Buffer) => void | Promise<void>} [onBody]
 * @property {(chunk: string | Uint8Array) => void} [onChunk] the body as it is sent
 * @property {() => void} [onEnd]
 */

/**
 * @typedef {object} Context
 * @property {boolean} isHttps
 * @property {string | null} route as the build lists it, such as /details/[id]; null for a file of the build
 * @property {boolean} areScriptsHashed
 */

/**
 * A step begins with the request, as it is before the framework changes it.
 * @typedef {(request: IncomingMessage, response: ServerResponse, context: Context) => ResponseHooks | null} ResponseStep
 */

const HEADERS_OF_A_BODY = ["Content-Encoding", "Content-Length", "ETag", "Transfer-Encoding"];

/** Emitted by the response when its answer begins, for those who only want to know. */
export const HEAD_EVENT = "answer-begins";

/**
 * The one place that stands between an answer and the connection: runs the steps in their order when the head is about
 * to be sent, however that comes about (writeHead, flushHeaders, the first write, end). Informational heads (1xx) pass.
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 * @param {Context} context
 * @returns {(steps: ResponseStep[]) => void} to be told the steps once it is known who answers; until then, none
 */
export function interceptResponse(request, response, context) {
  /** @type {ResponseHooks[]} */
  let hooks = [];
  const send = {
    head: response.writeHead.bind(response),
    flush: response.flushHeaders.bind(response),
    write: response.write.bind(response),
    end: response.end.bind(response),
  };
  /** @type {Buffer | undefined} */
  let replacement;
  /** @type {Head} */
  const head = {
    status: 200,
    replaceBody(body, encoding) {
      for (const name of HEADERS_OF_A_BODY) response.removeHeader(name);
      if (encoding) response.setHeader("Content-Encoding", encoding);
      response.setHeader("Content-Length", body.length);
      replacement = body;
    },
  };
  /** @type {Buffer[]} */
  const held = [];
  /** @type {"open" | "held" | "ended" | "sent"} */
  let state = "open";
  let position = 0;

  /** Stops at a step that needs the whole body. */
  function runSteps() {
    for (; position < hooks.length; position += 1) {
      if (hooks[position]?.needsBody?.(head)) {
        state = "held";
        return;
      }
      hooks[position]?.onHead?.(head);
    }
    state = "sent";
    send.head(head.status);
  }

  async function endHeld() {
    const whole = replacement ?? Buffer.concat(held);
    for (const hook of hooks.slice(position)) {
      if (hook.needsBody?.(head)) await hook.onBody?.(head, whole);
      else hook.onHead?.(head);
    }
    send.head(head.status);
    sendWhole(replacement ?? whole);
  }

  /** @param {Buffer} body */
  function sendWhole(body) {
    state = "ended";
    observe(body);
    for (const hook of hooks) hook.onEnd?.();
    send.end(body);
  }

  /** @param {unknown} chunk */
  function observe(chunk) {
    if (isChunk(chunk)) for (const hook of hooks) hook.onChunk?.(chunk);
  }

  /** @param {unknown} chunk */
  function hold(chunk) {
    if (isChunk(chunk)) held.push(Buffer.from(chunk));
  }

  function sendHead() {
    if (state === "open") response.writeHead(response.statusCode);
  }

  response.writeHead = (/** @type {number} */ status, /** @type {any[]} */ ...rest) => {
    if (state === "held" || state === "ended") return response;
    if (state === "sent") return Reflect.apply(send.head, response, [status, ...rest]);
    setHeaders(response, rest.at(-1));
    head.status = status;
    response.emit(HEAD_EVENT);
    runSteps();
    return response;
  };
  response.flushHeaders = () => {
    sendHead();
    if (state === "sent") send.flush();
  };
  response.write = (/** @type {any[]} */ ...chunk) => {
    sendHead();
    if (state === "held") hold(chunk[0]);
    if (state !== "sent" || replacement) return true;
    observe(chunk[0]);
    return Reflect.apply(send.write, response, chunk);
  };
  response.end = (/** @type {any[]} */ ...chunk) => {
    sendHead();
    if (state === "ended") return response;
    if (state === "held") {
      hold(chunk[0]);
      state = "ended";
      endHeld().catch(() => response.destroy());
    } else if (replacement) {
      sendWhole(replacement);
    } else {
      observe(chunk[0]);
      for (const hook of hooks) hook.onEnd?.();
      Reflect.apply(send.end, response, chunk);
    }
    return response;
  };
  return (steps) => {
    hooks = steps.map((step) => step(request, response, context)).filter((own) => own !== null);
  };
}

/**
 * @param {ServerResponse} response
 * @param {OutgoingHttpHeaders | OutgoingHttpHeader[] | string | undefined} headers as writeHead takes them
 */
function setHeaders(response, headers) {
  if (typeof headers !== "object") return;
  const flat = Array.isArray(headers) ? headers : Object.entries(headers).flat();
  for (let at = 0; at < flat.length; at += 2) {
    const value = flat[at + 1];
    if (value !== undefined) response.setHeader(String(flat[at]), value);
  }
}

/**
 * @param {unknown} chunk
 * @returns {chunk is string | Uint8Array}
 */
const isChunk = (chunk) => typeof chunk === "string" || chunk instanceof Uint8Array;
