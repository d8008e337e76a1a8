// @ts-check

/** @import { IncomingMessage, OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from "node:http" */

/**
 * The parts of an answer that a step may change before its first byte is sent. Steps read and set headers on the
 * response.
 * @typedef {object} Head
 * @property {number} status
 * @property {(body: Buffer, encoding?: string) => void} replaceBody sends this instead, and drops whatever is still written
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

/** The response emits this event when its answer begins, for code that only observes. */
export const HEAD_EVENT = "answer-begins";

/**
 * The only place between an answer and its connection. It runs the steps in their order just before the head is sent,
 * by writeHead, flushHeaders, the first write or end. Informational heads (1xx) pass.
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 * @param {Context} context
 * @returns {(steps: ResponseStep[]) => void} takes the steps once it is known who answers; until then there are none
 */
export function interceptResponse(request, response, context) {
  const answer = new InterceptedAnswer(response);
  response.writeHead = (/** @type {[number, ...any[]]} */ ...head) => answer.writeHead(head);
  response.flushHeaders = () => answer.flushHeaders();
  response.write = (/** @type {any[]} */ ...chunk) => answer.write(chunk);
  response.end = (/** @type {any[]} */ ...chunk) => answer.end(chunk);
  return (steps) => {
    answer.hooks = steps.map((step) => step(request, response, context)).filter((own) => own !== null);
  };
}

class InterceptedAnswer {
  /** @type {ResponseHooks[]} */
  hooks = [];
  #response;
  #send;
  /** @type {Head} */
  #head;
  /** @type {"open" | "held" | "ended" | "sent"} */
  #state = "open";
  /** The step at which the answer is held. */
  #position = 0;
  /** @type {Buffer[]} */
  #held = [];
  /** @type {Buffer | undefined} */
  #replacement;

  /** @param {ServerResponse} response */
  constructor(response) {
    this.#response = response;
    this.#send = {
      head: response.writeHead.bind(response),
      flush: response.flushHeaders.bind(response),
      write: response.write.bind(response),
      end: response.end.bind(response),
    };
    this.#head = {
      status: 200,
      replaceBody: (body, encoding) => {
        for (const name of HEADERS_OF_A_BODY) response.removeHeader(name);
        if (encoding) response.setHeader("Content-Encoding", encoding);
        response.setHeader("Content-Length", body.length);
        this.#replacement = body;
      },
    };
  }

  /** @param {[number, ...any[]]} head */
  writeHead(head) {
    if (this.#state === "held" || this.#state === "ended") return this.#response;
    if (this.#state === "sent") return Reflect.apply(this.#send.head, this.#response, head);
    setHeaders(this.#response, head.at(-1));
    this.#head.status = head[0];
    this.#response.emit(HEAD_EVENT);
    this.#runSteps();
    return this.#response;
  }

  flushHeaders() {
    this.#begin();
    if (this.#state === "sent") this.#send.flush();
  }

  /** @param {any[]} chunk */
  write(chunk) {
    this.#begin();
    if (this.#state === "held") this.#hold(chunk[0]);
    if (this.#state !== "sent" || this.#replacement) return true;
    this.#observe(chunk[0]);
    return Reflect.apply(this.#send.write, this.#response, chunk);
  }

  /** @param {any[]} chunk */
  end(chunk) {
    this.#begin();
    if (this.#state === "held") {
      this.#hold(chunk[0]);
      this.#state = "ended";
      this.#endHeld().catch(() => this.#response.destroy());
    } else if (this.#state === "sent" && this.#replacement) {
      this.#endWith([this.#replacement]);
    } else if (this.#state === "sent") {
      this.#endWith(chunk);
    }
    return this.#response;
  }

  #begin() {
    if (this.#state === "open") this.#response.writeHead(this.#response.statusCode);
  }

  /** Stops at a step that needs the whole body. */
  #runSteps() {
    for (; this.#position < this.hooks.length; this.#position += 1) {
      const hook = this.hooks[this.#position];
      if (hook?.needsBody?.(this.#head)) {
        this.#state = "held";
        return;
      }
      hook?.onHead?.(this.#head);
    }
    this.#state = "sent";
    this.#send.head(this.#head.status);
  }

  async #endHeld() {
    const whole = this.#replacement ?? Buffer.concat(this.#held);
    for (const hook of this.hooks.slice(this.#position)) {
      if (hook.needsBody?.(this.#head)) await hook.onBody?.(this.#head, whole);
      else hook.onHead?.(this.#head);
    }
    this.#send.head(this.#head.status);
    this.#endWith([this.#replacement ?? whole]);
  }

  /** @param {any[]} chunk as end takes it */
  #endWith(chunk) {
    this.#state = "ended";
    this.#observe(chunk[0]);
    for (const hook of this.hooks) hook.onEnd?.();
    Reflect.apply(this.#send.end, this.#response, chunk);
  }

  /** @param {unknown} chunk */
  #hold(chunk) {
    if (isChunk(chunk)) this.#held.push(Buffer.from(chunk));
  }

  /** @param {unknown} chunk */
  #observe(chunk) {
    if (isChunk(chunk)) for (const hook of this.hooks) hook.onChunk?.(chunk);
  }
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
