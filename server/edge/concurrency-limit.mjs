// @ts-check
import { isDatabaseAnswering } from "../../lib/platform/database-pulse.mjs";
import { RETRY_SOON_SECONDS } from "../../lib/platform/http/error-codes.mjs";

/** A slot whose work has hung by then is given to the next one: longer than any answer may take. */
const MAX_RUN_MS = 25_000;
/** Nobody waits longer for their turn: what would, is refused before any work. */
const MAX_WAIT_MS = 10_000;
/** So long it is waited for a database that says nothing. */
const PATIENCE_MS = 2_500;
const CHECK_MS = 100;
/** How much the last piece of work says of how long the next one takes. */
const WEIGHT_OF_LAST = 0.1;
const MS_PER_SECOND = 1_000;

/**
 * @typedef {object} Work
 * @property {(done: () => void) => void} start is handed what frees its slot
 * @property {(retryAfterSeconds: number) => void} refuse
 */

/**
 * Runs so much work at once; the rest waits in a line, whose length is bounded by the time that it would take. Beside what
 * p-limit and p-queue do: neither measures that, drops what waits too long, nor goes on past work that hangs.
 */
export class ConcurrencyLimit {
  #concurrency;
  #maxQueued;
  #maxWaitMs;
  #running = 0;
  /** How long a piece of work has taken lately. */
  #workMs = 0;
  /** @type {Set<{ work: Work, timer: NodeJS.Timeout }>} */
  #queue = new Set();

  /** @param {{ concurrency: number, maxQueued?: number, maxWaitMs?: number }} limits */
  constructor({ concurrency, maxQueued = Infinity, maxWaitMs = MAX_WAIT_MS }) {
    this.#concurrency = concurrency;
    this.#maxQueued = maxQueued;
    this.#maxWaitMs = maxWaitMs;
  }

  /** How long the next one would wait, in milliseconds. */
  get waitMs() {
    if (this.#running < this.#concurrency) return 0;
    return ((this.#queue.size + 1) * this.#workMs) / this.#concurrency;
  }

  /** @param {Work} work */
  run(work) {
    const tooLongMs = this.waitMs - this.#maxWaitMs;
    if (this.#running < this.#concurrency) this.#start(work);
    else if (this.#queue.size < this.#maxQueued && tooLongMs <= 0) this.#enqueue(work);
    else work.refuse(Math.max(RETRY_SOON_SECONDS, Math.ceil(tooLongMs / MS_PER_SECOND)));
  }

  /** @param {Work} work */
  #enqueue(work) {
    const begun = performance.now();
    const check = () => {
      if (isDatabaseAnswering() && performance.now() - begun < this.#maxWaitMs) {
        entry.timer = setTimeout(check, CHECK_MS).unref();
        return;
      }
      this.#queue.delete(entry);
      work.refuse(RETRY_SOON_SECONDS);
    };
    const entry = { work, timer: setTimeout(check, PATIENCE_MS).unref() };
    this.#queue.add(entry);
  }

  /** @param {Work} work */
  #start({ start }) {
    this.#running += 1;
    const begun = performance.now();
    let isDone = false;
    const done = () => {
      if (isDone) return;
      isDone = true;
      clearTimeout(timer);
      this.#running -= 1;
      this.#workMs += WEIGHT_OF_LAST * (performance.now() - begun - this.#workMs);
      const [next] = this.#queue;
      if (!next) return;
      this.#queue.delete(next);
      clearTimeout(next.timer);
      this.#start(next.work);
    };
    const timer = setTimeout(done, MAX_RUN_MS).unref();
    start(done);
  }
}
