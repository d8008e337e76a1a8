// @ts-check

/** A turn whose work has hung by then is given to the next one. */
const LONGEST_TURN_MS = 10_000;
const LONGEST_WAIT_MS = 3_000;

/** @typedef {{ start: (done: () => void) => void, refuse: () => void }} Work start is handed what ends its turn */
/** @typedef {Work & { timer?: NodeJS.Timeout }} Waiting */

/** Starts so much work at once and lets so much wait; refuses more, and what has waited for too long. */
export class ConcurrencyLimit {
  #atOnce;
  #mostWaiting;
  #running = 0;
  /** @type {Set<Waiting>} */
  #waiting = new Set();

  /** @param {{ atOnce: number, mostWaiting: number }} limits */
  constructor({ atOnce, mostWaiting }) {
    this.#atOnce = atOnce;
    this.#mostWaiting = mostWaiting;
  }

  /** @param {Work} work */
  run(work) {
    if (this.#running < this.#atOnce) this.#start(work);
    else if (this.#waiting.size < this.#mostWaiting) this.#wait({ ...work });
    else work.refuse();
  }

  /** @param {Waiting} waiting */
  #wait(waiting) {
    this.#waiting.add(waiting);
    waiting.timer = setTimeout(() => {
      this.#waiting.delete(waiting);
      waiting.refuse();
    }, LONGEST_WAIT_MS).unref();
  }

  /** @param {Work} work */
  #start({ start }) {
    this.#running += 1;
    let isOver = false;
    const done = () => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      this.#running -= 1;
      this.#startNext();
    };
    const timer = setTimeout(done, LONGEST_TURN_MS).unref();
    start(done);
  }

  #startNext() {
    const [next] = this.#waiting;
    if (!next) return;
    this.#waiting.delete(next);
    clearTimeout(next.timer);
    this.#start(next);
  }
}
