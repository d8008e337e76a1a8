// @ts-check
import { LRUCache } from "lru-cache";
import { compressLater } from "./compression-queue.mjs";
import { tagInvalidation } from "./tag-invalidation.mjs";

/** After this the framework is asked again: its own cache knows what becomes stale by time alone. */
const TTL_MS = 60_000;
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

/** @typedef {CachedResponse & { freshUntil: number }} Entry */

/** The responses that need not be made again, by key, in bounded memory: the least recently used go first. */
export class ResponseCache {
  /** @type {LRUCache<string, Entry>} */
  #entries;
  #now;

  constructor({ maxBytes = MAX_BYTES, now = () => performance.now() } = {}) {
    this.#entries = new LRUCache({ maxSize: maxBytes, sizeCalculation: sizeOf });
    this.#now = now;
  }

  get bytes() {
    return this.#entries.calculatedSize;
  }

  /**
   * The response, while it is fresh.
   * @param {string} key
   */
  get(key) {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    const isInTime = entry.isImmutable || this.#now() < entry.freshUntil;
    return isInTime && tagInvalidation.isFresh(entry.tags, entry.since) ? entry : undefined;
  }

  /**
   * Keeps a response, unless it has become stale since it was begun. The other encodings of a body that is still the same
   * are kept too.
   * @param {string} key
   * @param {CachedResponse} response
   */
  set(key, response) {
    if (!tagInvalidation.isFresh(response.tags, response.since)) return;
    const former = this.#entries.peek(key);
    const bodies =
      former?.etag === response.etag ? { ...former.bodies, ...response.bodies } : response.bodies;
    const entry = { ...response, bodies, freshUntil: this.#now() + TTL_MS };
    this.#entries.set(key, entry);
    if (bodies.br || !response.isCompressible) return;
    const isWanted = () => this.#entries.peek(key) === entry;
    compressLater({
      bodies,
      isImmutable: response.isImmutable,
      isWanted,
      // Another object, of which the size is counted anew.
      whenDone: () => isWanted() && this.#entries.set(key, { ...entry }),
    });
  }
}

/** @param {Entry} entry */
function sizeOf({ bodies }) {
  return Object.values(bodies).reduce((sum, { length }) => sum + length, HEADER_BYTES);
}
