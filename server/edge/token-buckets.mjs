// @ts-check
import { LRUCache } from "lru-cache";
import { scaleLimit } from "../../lib/platform/http/scale-limit.mjs";

const MILLISECONDS_PER_SECOND = 1_000;
/** Each bucket takes some 100 bytes: one megabyte in all. */
const MOST_BUCKETS = 10_000;

/** @typedef {{ burst: number, perSecond: number }} Rate */

/**
 * A token bucket for each key, in memory: it allows a burst, and a rate per second in the long run. The number of
 * buckets is bounded, and the least recently used goes first. lib/platform/http/rate-limit.ts waits for the database
 * instead; its library's in-memory limiter counts in windows, lacks a bound and keeps a timer for each key.
 */
export class TokenBuckets {
  /** @type {LRUCache<string, { tokens: number, at: number }>} */
  #buckets;
  #rate;
  #now;

  /** @param {Rate & { factor?: number, most?: number, now?: (() => number) | undefined }} options the factor multiplies the rate */
  constructor({ burst, perSecond, factor = 1, most = MOST_BUCKETS, now = () => performance.now() }) {
    this.#rate = { burst: scaleLimit(burst, factor), perSecond: perSecond * factor };
    this.#buckets = new LRUCache({ max: most });
    this.#now = now;
  }

  get size() {
    return this.#buckets.size;
  }

  /**
   * The tokens in a bucket now; none is taken.
   * @param {string} key
   */
  level(key) {
    const { burst, perSecond } = this.#rate;
    const bucket = this.#buckets.get(key);
    if (!bucket) return burst;
    return Math.min(burst, bucket.tokens + ((this.#now() - bucket.at) / MILLISECONDS_PER_SECOND) * perSecond);
  }

  /**
   * Takes one token. Returns 0, or the seconds to wait where there is none.
   * @param {string} key
   */
  take(key) {
    const tokens = this.level(key);
    const isGranted = tokens >= 1;
    this.#buckets.set(key, { tokens: isGranted ? tokens - 1 : tokens, at: this.#now() });
    return isGranted ? 0 : (1 - tokens) / this.#rate.perSecond;
  }
}
