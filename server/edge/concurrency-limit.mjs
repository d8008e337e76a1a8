// @ts-check
import { isDatabaseAnswering } from "../../lib/platform/database-pulse.mjs";
import { RETRY_SOON_SECONDS } from "../../lib/platform/http/error-codes.mjs";
import { afterNewConnections } from "./new-connections.mjs";

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
 * @property {((workMs: number) => number) | undefined} [restMs] for how long its place rests after it; unless given it does not, and
 *   the work takes a place that rests for another
 */

/**
 * @typedef {object} Limits
 * @property {number} concurrency
 * @property {number} [maxQueued] so many always find room in the queue
 * @property {WaitingRoom | undefined} [room] where more may wait
 * @property {number} [maxWaitMs]
 * @property {((next: () => void) => void) | undefined} [betweenWork] what a free place waits for
 */

/** @typedef {Pick<Work, "restMs"> & Required<Omit<Work, "restMs">>} Placed */
/** @typedef {{ work: Placed, rank: number, timer: NodeJS.Timeout }} Waiting */

/** Bounds how many wait in several queues together. */
export class WaitingRoom {
  #most;
  waiting = 0;

  /** @param {number} most */
  constructor(most) {
    this.#most = most;
  }

  get isFull() {
    return this.waiting >= this.#most;
  }
}

/**
 * Limits how much work runs at once. The rest waits in a queue by rank, whose expected waiting time bounds its length.
 * p-limit and p-queue do not measure that time, drop work that waits too long, or go on past work that hangs.
 */
export class ConcurrencyLimit {
  #concurrency;
  #maxQueued;
  #room;
  #maxWaitMs;
  #betweenWork;
  /** Places that are taken, those that rest too. */
  #running = 0;
  /** What ends the rest of each. @type {Set<NodeJS.Timeout>} */
  #resting = new Set();
  /** The moving average of how long a piece of work takes. */
  #workMs = 0;
  /** @type {Set<Waiting>} */
  #queue = new Set();

  /** @param {Limits} limits */
  constructor({
    concurrency,
    maxQueued = Infinity,
    room = new WaitingRoom(0),
    maxWaitMs = MAX_WAIT_MS,
    betweenWork = afterNewConnections,
  }) {
    this.#concurrency = concurrency;
    this.#maxQueued = maxQueued;
    this.#room = room;
    this.#maxWaitMs = maxWaitMs;
    this.#betweenWork = betweenWork;
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

  /** @param {Work} work */
  run(work) {
    const { rank = 0, maxWaitMs = this.#maxWaitMs } = work;
    if (!work.restMs) this.#endRest();
    if (this.#running < this.#concurrency) {
      this.#start(work);
      return;
    }
    const tooLongMs = this.#waitMsBehind(this.#countAhead(rank)) - maxWaitMs;
    if (tooLongMs <= 0 && this.#hasRoomFor(rank)) this.#enqueue({ ...work, rank, maxWaitMs });
    else work.refuse(Math.max(RETRY_SOON_SECONDS, Math.ceil(tooLongMs / MS_PER_SECOND)));
  }

  /** @param {number} ahead of the next one */
  #waitMsBehind(ahead) {
    return ((ahead + 1) * this.#workMs) / this.#concurrency;
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
    if (this.#queue.size < this.#maxQueued || !this.#room.isFull) return true;
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
    this.#room.waiting += 1;
  }

  /** @param {Waiting} entry */
  #leave(entry) {
    this.#queue.delete(entry);
    this.#room.waiting -= 1;
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
  #start({ start, restMs = () => 0 }) {
    this.#running += 1;
    const begun = performance.now();
    let isDone = false;
    const done = () => {
      if (isDone) return;
      isDone = true;
      clearTimeout(timer);
      const workMs = performance.now() - begun;
      const ms = restMs(workMs);
      this.#workMs += WEIGHT_OF_LAST * (workMs + ms - this.#workMs);
      this.#betweenWork(() => this.#rest(ms));
    };
    const timer = setTimeout(done, MAX_RUN_MS).unref();
    start(done);
  }

  /** @param {number} ms for which the place is only for work that rests nowhere */
  #rest(ms) {
    const next = this.#next();
    if (ms === 0 || (next && !next.work.restMs)) {
      this.#free();
      return;
    }
    const timer = setTimeout(() => {
      this.#resting.delete(timer);
      this.#free();
    }, ms).unref();
    this.#resting.add(timer);
  }

  /** The one that began first, if one rests while no place is free. */
  #endRest() {
    const [timer] = this.#resting;
    if (!timer || this.#running < this.#concurrency) return;
    clearTimeout(timer);
    this.#resting.delete(timer);
    this.#running -= 1;
  }

  /** Gives a place to the next one. */
  #free() {
    this.#running -= 1;
    const next = this.#next();
    if (!next) return;
    this.#leave(next);
    this.#start(next.work);
  }
}
