// @ts-check
import { isDatabaseAnswering } from "../../lib/platform/database-pulse.mjs";
import { RETRY_SOON_SECONDS } from "../../lib/platform/http/error-codes.mjs";

/** Work that hangs loses its slot after this time, which is longer than any answer may take. */
const MAX_RUN_MS = 25_000;
/** Nobody waits longer for their turn: a request that would is refused before any work. */
const MAX_WAIT_MS = 10_000;
/** How long work waits for a silent database. */
const PATIENCE_MS = 2_500;
const CHECK_MS = 100;
/** The weight of the last piece of work in the moving average of durations. */
const WEIGHT_OF_LAST = 0.1;
const MS_PER_SECOND = 1_000;

/**
 * @typedef {object} Work
 * @property {(done: () => void) => void} start is handed what frees its slot
 * @property {(retryAfterSeconds: number) => void} refuse
 */

/**
 * Limits how much work runs at once. The rest waits in a queue, whose expected waiting time bounds its length. p-limit
 * and p-queue do not measure that time, drop work that waits too long, or go on past work that hangs.
 */
export class ConcurrencyLimit {
  #concurrency;
  #maxQueued;
  #maxWaitMs;
  #running = 0;
  /** The moving average of how long a piece of work takes. */
  #workMs = 0;
  /** @type {Set<{ work: Work, timer: NodeJS.Timeout }>} */
  #queue = new Set();

  /** @param {{ concurrency: number, maxQueued?: number, maxWaitMs?: number }} limits */
  constructor({ concurrency, maxQueued = Infinity, maxWaitMs = MAX_WAIT_MS }) {
    this.#concurrency = concurrency;
    this.#maxQueued = maxQueued;
    this.#maxWaitMs = maxWaitMs;
  }

  get running() {
    return this.#running;
  }

  get waiting() {
    return this.#queue.size;
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
