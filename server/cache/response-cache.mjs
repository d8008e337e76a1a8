// @ts-check
import { LRUCache } from "lru-cache";
import { compressLater } from "./compression.mjs";
import { tagInvalidation } from "./tag-invalidation.mjs";

/** After this the server asks the framework again, whose own cache knows what becomes stale by time alone. */
const TTL_MS = 60_000;
const MS_PER_SECOND = 1_000;
const MEBIBYTE = 1024 * 1024;
const MAX_BYTES = 32 * MEBIBYTE;
const HEADER_BYTES = 4096;

/**
 * A response that everybody gets alike.
 * @typedef {object} CachedResponse
 * @property {(readonly [string, import("node:http").OutgoingHttpHeader])[]} headers without those of one request or one encoding
 * @property {string} etag
 * @property {import("./content-negotiation.mjs").Bodies} bodies
 * @property {string[]} tags
 * @property {number} since the clock of invalidations (tag-invalidation.mjs) when the request for it began
 * @property {boolean} isImmutable as a file of the build
 * @property {boolean} isCompressible
 */

/**
 * The heads of an answer in one encoding, by status, as Node takes them: names and values in turn, the id of the request
 * last (ready-answers.mjs); and, where it is measured, how often each was sent.
 * @typedef {import("../../lib/platform/metrics/request-metrics").ReadyTally} ReadyTally
 * @typedef {{ route: string | null, heads: Partial<Record<number, string[]>>, tallies: Partial<Record<number, ReadyTally>> }} ReadyAnswer
 */

/**
 * @typedef {CachedResponse & {
 *   keptAt: number,
 *   ready: Partial<Record<import("./content-negotiation.mjs").Encoding, ReadyAnswer>>,
 * }} Entry
 */

/**
 * The responses that need not be made again, by key, in bounded memory: the least recently used go first. Pictures have a
 * memory of their own, as large as that of the pages: they are many, and would push those out.
 */
export class ResponseCache {
  /** @type {LRUCache<string, Entry>} */
  #texts;
  /** Pictures and fonts. @type {LRUCache<string, Entry>} */
  #files;
  #now;

  constructor({ maxBytes = MAX_BYTES, now = () => performance.now() } = {}) {
    const options = { maxSize: maxBytes, sizeCalculation: sizeOf };
    this.#texts = new LRUCache(options);
    this.#files = new LRUCache(options);
    this.#now = now;
  }

  get bytes() {
    return this.#texts.calculatedSize + this.#files.calculatedSize;
  }

  /**
   * The response, while it is fresh.
   * @param {string} key
   */
  get(key) {
    const entry = this.getLast(key);
    if (!entry) return undefined;
    const isInTime = entry.isImmutable || this.#now() - entry.keptAt < TTL_MS;
    return isInTime && tagInvalidation.isFresh(entry.tags, entry.since) ? entry : undefined;
  }

  /**
   * The last good response, fresh or stale: for as long as a new one cannot be made.
   * @param {string} key
   */
  getLast(key) {
    return this.#texts.get(key) ?? this.#files.get(key);
  }

  /** For how many whole seconds it has been kept. @param {Entry} entry */
  ageOf({ keptAt }) {
    return Math.floor((this.#now() - keptAt) / MS_PER_SECOND);
  }

  /** There is nothing under it any more. @param {string} key */
  delete(key) {
    this.#texts.delete(key);
    this.#files.delete(key);
  }

  /**
   * Keeps a response. One that has become stale since it was begun is kept for an outage alone, and takes the place of
   * nothing newer. The other encodings of a body that is still the same are kept too.
   * @param {string} key
   * @param {CachedResponse} response
   */
  set(key, response) {
    const entries = response.isCompressible ? this.#texts : this.#files;
    const former = entries.peek(key);
    const isFresh = tagInvalidation.isFresh(response.tags, response.since);
    if (!isFresh && former && former.since >= response.since) return;
    const bodies =
      former?.etag === response.etag ? { ...former.bodies, ...response.bodies } : response.bodies;
    const entry = { ...response, bodies, keptAt: this.#now(), ready: {} };
    entries.set(key, entry);
    if (bodies.br || !response.isCompressible) return;
    const isWanted = () => entries.peek(key) === entry;
    // A new object, so that the cache counts its size again.
    const keepLarger = () => isWanted() && entries.set(key, { ...entry });
    compressLater(bodies, { isImmutable: response.isImmutable, isWanted }).then(keepLarger, () => undefined);
  }
}

export const responseCache = new ResponseCache();

/** @param {Entry} entry */
function sizeOf({ bodies }) {
  return Object.values(bodies).reduce((sum, { length }) => sum + length, HEADER_BYTES);
}
