// @ts-check

/** A slot whose work has hung by then is given to the next one. */
const MAX_RUN_MS = 10_000;
const MAX_QUEUED_MS = 3_000;

/** @typedef {{ start: (done: () => void) => void, refuse: () => void }} Work start is handed what frees its slot */

/**
 * Runs so much work at once and queues so much; refuses more, and what has been queued for too long. Beside what p-limit
 * and p-queue do: neither drops what waits too long, nor goes on past work that hangs.
 */
export class ConcurrencyLimit {
  #concurrency;
  #maxQueued;
  #running = 0;
  /** @type {Set<{ work: Work, timer: NodeJS.Timeout }>} */
  #queue = new Set();

  /** @param {{ concurrency: number, maxQueued: number }} limits */
  constructor({ concurrency, maxQueued }) {
    this.#concurrency = concurrency;
    this.#maxQueued = maxQueued;
  }

  /** @param {Work} work */
  run(work) {
    if (this.#running < this.#concurrency) this.#start(work);
    else if (this.#queue.size < this.#maxQueued) this.#enqueue(work);
    else work.refuse();
  }

  /** @param {Work} work */
  #enqueue(work) {
    const timer = setTimeout(() => {
      this.#queue.delete(entry);
      work.refuse();
    }, MAX_QUEUED_MS).unref();
    const entry = { work, timer };
    this.#queue.add(entry);
  }

  /** @param {Work} work */
  #start({ start }) {
    this.#running += 1;
    let isDone = false;
    const done = () => {
      if (isDone) return;
      isDone = true;
      clearTimeout(timer);
      this.#running -= 1;
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
