// @ts-check
import { compressLater } from "./compression-queue.mjs";
import { freshness } from "./tag-invalidation.mjs";

/** After this the framework is asked again: its own cache knows what becomes stale by time alone. */
const FRESH_MS = 60_000;
const MEBIBYTE = 1024 * 1024;
const MOST_BYTES = 32 * MEBIBYTE;
/** What an answer takes beside its bodies. */
const HEADER_BYTES = 4096;

/**
 * An answer that everybody gets alike.
 * @typedef {object} SharedAnswer
 * @property {(readonly [string, import("node:http").OutgoingHttpHeader])[]} headers without those of one request or one encoding
 * @property {string} etag
 * @property {import("./compression-queue.mjs").Forms} forms
 * @property {string[]} tags
 * @property {number} begun the count of changes (freshness.mjs) when the request for it began
 * @property {boolean} isFixed never changes, as a file of the build
 * @property {boolean} isText becomes smaller by compression
 */

/** @typedef {SharedAnswer & { freshUntil: number, bytes: number }} Entry */

/** The answers that need not be made again, by address: bounded, the ones not asked for longest go first. */
export class AnswerMemory {
  /** @type {Map<string, Entry>} */
  #entries = new Map();
  #bytes = 0;
  #mostBytes;
  #now;

  constructor({ mostBytes = MOST_BYTES, now = () => performance.now() } = {}) {
    this.#mostBytes = mostBytes;
    this.#now = now;
  }

  get bytes() {
    return this.#bytes;
  }

  /**
   * The answer, if it may still be given.
   * @param {string} address
   */
  find(address) {
    const entry = this.#entries.get(address);
    if (!entry) return undefined;
    const isInTime = entry.isFixed || this.#now() < entry.freshUntil;
    if (!isInTime || !freshness.isCurrent(entry.tags, entry.begun)) return undefined;
    this.#entries.delete(address);
    this.#entries.set(address, entry);
    return entry;
  }

  /**
   * Keeps an answer, unless it has become stale since it was begun. The forms of one that was the same are kept too.
   * @param {string} address
   * @param {SharedAnswer} answer
   */
  keep(address, answer) {
    if (!freshness.isCurrent(answer.tags, answer.begun)) return;
    const former = this.#entries.get(address);
    const forms = former && former.etag === answer.etag ? { ...former.forms, ...answer.forms } : answer.forms;
    this.#drop(address);
    const freshUntil = this.#now() + FRESH_MS;
    const entry = { ...answer, forms, freshUntil, bytes: 0 };
    this.#entries.set(address, entry);
    this.#count(entry);
    if (forms.br || !answer.isText) return;
    const isWanted = () => this.#entries.get(address) === entry;
    compressLater({
      forms,
      isFixed: answer.isFixed,
      isWanted,
      whenDone: () => isWanted() && this.#count(entry),
    });
  }

  /** @param {Entry} entry */
  #count(entry) {
    const bodies = Object.values(entry.forms).map((body) => body.length);
    const bytes = bodies.reduce((sum, length) => sum + length, HEADER_BYTES);
    this.#bytes += bytes - entry.bytes;
    entry.bytes = bytes;
    for (const address of this.#entries.keys()) {
      if (this.#bytes <= this.#mostBytes) break;
      this.#drop(address);
    }
  }

  /** @param {string} address */
  #drop(address) {
    this.#bytes -= this.#entries.get(address)?.bytes ?? 0;
    this.#entries.delete(address);
  }
}
