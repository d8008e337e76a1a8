// @ts-check
import { isDatabaseAnswering } from "../../lib/platform/database-pulse.mjs";
import { RETRY_SOON_SECONDS } from "../../lib/platform/http/error-codes.mjs";
import { QueueCapacity } from "./queue-capacity.mjs";

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
 * @property {number} [rank] who waits with a higher one comes first; 0 unless given
 * @property {number} [maxWaitMs] while the database answers; that of the limit unless given
 * @property {((workMs: number) => number) | undefined} [cooldownMs] for how long its slot is not given to another that has a cooldown;
 *   without one, work takes a slot that cools down
 */

/**
 * @typedef {object} Limits
 * @property {number} concurrency
 * @property {number} [maxQueued] so many always find room in the queue
 * @property {QueueCapacity | undefined} [shared] where more may wait
 * @property {number} [maxWaitMs]
 * @property {((next: () => void) => void) | undefined} [beforeNext] what a slot waits for before the next work
 */

/** @typedef {Pick<Work, "cooldownMs"> & Required<Omit<Work, "cooldownMs">>} Placed */
/** @typedef {{ work: Placed, rank: number, timer: NodeJS.Timeout }} Waiting */

/**
 * Limits how much work runs at once. The rest waits in a queue by rank, whose expected waiting time bounds its length.
 * p-limit and p-queue do not measure that time, drop work that waits too long, or go on past work that hangs.
 */
export class ConcurrencyLimit {
  #concurrency;
  #maxQueued;
  #shared;
  #maxWaitMs;
  #beforeNext;
  /** Slots that are taken, those that cool down too. */
  #running = 0;
  /** What ends the cooldown of each. @type {Set<NodeJS.Timeout>} */
  #cooling = new Set();
  /** The moving averages of how long a piece of work takes, and of its cooldown. */
  #workMs = 0;
  #cooldownMs = 0;
  /** @type {Set<Waiting>} */
  #queue = new Set();

  /** @param {Limits} limits */
  constructor({
    concurrency,
    maxQueued = Infinity,
    shared = new QueueCapacity(0),
    maxWaitMs = MAX_WAIT_MS,
    beforeNext = (next) => void setImmediate(next),
  }) {
    this.#concurrency = concurrency;
    this.#maxQueued = maxQueued;
    this.#shared = shared;
    this.#maxWaitMs = maxWaitMs;
    this.#beforeNext = beforeNext;
  }

  get running() {
    return this.#running;
  }

  get waiting() {
    return this.#queue.size;
  }

  /** How long the next one would wait, in milliseconds. */
  get waitMs() {
    return this.#running < this.#concurrency ? 0 : this.#waitMsBehind(this.#queue.size);
  }

  /**
   * @param {Work} work
   * @returns {(() => void) | undefined} withdraws it from the queue, if it waits
   */
  run(work) {
    const { rank = 0, maxWaitMs = this.#maxWaitMs } = work;
    if (!work.cooldownMs && this.#countAhead(rank) === 0) this.#endCooldown();
    if (this.#running < this.#concurrency) {
      this.#start(work);
      return undefined;
    }
    const slotMs = this.#workMs + (work.cooldownMs ? this.#cooldownMs : 0);
    const tooLongMs = this.#waitMsBehind(this.#countAhead(rank), slotMs) - maxWaitMs;
    if (tooLongMs <= 0 && this.#hasRoomFor(rank)) return this.#enqueue({ ...work, rank, maxWaitMs });
    work.refuse(Math.max(RETRY_SOON_SECONDS, Math.ceil(tooLongMs / MS_PER_SECOND)));
    return undefined;
  }

  /** @param {number} ahead of the next one @param {number} slotMs for which each of them takes a slot */
  #waitMsBehind(ahead, slotMs = this.#workMs) {
    return ((ahead + 1) * slotMs) / this.#concurrency;
  }

  /** @param {number} rank */
  #countAhead(rank) {
    let ahead = 0;
    for (const waiting of this.#queue) if (waiting.rank >= rank) ahead += 1;
    return ahead;
  }

  /**
   * Whether there is room in the queue; in a full one whoever has the lowest rank makes room for a higher one.
   * @param {number} rank
   */
  #hasRoomFor(rank) {
    if (this.#queue.size < this.#maxQueued || !this.#shared.isFull) return true;
    const last = [...this.#queue].reduce((lowest, one) => (one.rank <= lowest.rank ? one : lowest));
    if (last.rank >= rank) return false;
    this.#leave(last);
    last.work.refuse(RETRY_SOON_SECONDS);
    return true;
  }

  /** @param {Placed} work */
  #enqueue(work) {
    const { rank, maxWaitMs } = work;
    const begun = performance.now();
    const check = () => {
      const limitMs = isDatabaseAnswering() ? maxWaitMs : PATIENCE_MS;
      if (performance.now() - begun < limitMs) {
        entry.timer = setTimeout(check, CHECK_MS).unref();
        return;
      }
      this.#leave(entry);
      work.refuse(RETRY_SOON_SECONDS);
    };
    /** @type {Waiting} */
    const entry = { work, rank, timer: setTimeout(check, Math.min(PATIENCE_MS, maxWaitMs)).unref() };
    this.#queue.add(entry);
    this.#shared.waiting += 1;
    return () => this.#leave(entry);
  }

  /** @param {Waiting} entry */
  #leave(entry) {
    if (!this.#queue.delete(entry)) return;
    this.#shared.waiting -= 1;
    clearTimeout(entry.timer);
  }

  /** The first of those with the highest rank. */
  #next() {
    /** @type {Waiting | undefined} */
    let next;
    for (const waiting of this.#queue) if (!next || waiting.rank > next.rank) next = waiting;
    return next;
  }

  /** @param {Work} work */
  #start({ start, cooldownMs = () => 0 }) {
    this.#running += 1;
    const begun = performance.now();
    let isDone = false;
    const done = () => {
      if (isDone) return;
      isDone = true;
      clearTimeout(timer);
      const workMs = performance.now() - begun;
      const coolMs = cooldownMs(workMs);
      this.#workMs += WEIGHT_OF_LAST * (workMs - this.#workMs);
      this.#cooldownMs += WEIGHT_OF_LAST * (coolMs - this.#cooldownMs);
      this.#coolDown(coolMs);
    };
    const timer = setTimeout(done, MAX_RUN_MS).unref();
    start(done);
  }

  /** @param {number} ms for which the slot is kept for work that has no cooldown */
  #coolDown(ms) {
    const next = this.#next();
    if (ms === 0 || (next && !next.work.cooldownMs)) {
      this.#giveOn();
      return;
    }
    const timer = setTimeout(() => {
      this.#cooling.delete(timer);
      this.#giveOn();
    }, ms).unref();
    this.#cooling.add(timer);
  }

  /** That of the slot that began first, where no slot is free. */
  #endCooldown() {
    const [timer] = this.#cooling;
    if (!timer || this.#running < this.#concurrency) return;
    clearTimeout(timer);
    this.#cooling.delete(timer);
    this.#running -= 1;
  }

  /** Gives a slot to the next one. */
  #giveOn() {
    this.#beforeNext(() => {
      this.#running -= 1;
      const next = this.#next();
      if (!next) return;
      this.#leave(next);
      this.#start(next.work);
    });
  }
}
