// @ts-check
import { LRUCache } from "lru-cache";
import { tagInvalidation } from "./tag-invalidation.mjs";

/** @typedef {import("next/dist/server/lib/incremental-cache/index.js").CacheHandler} CacheHandler */
/** @typedef {import("next/dist/server/lib/incremental-cache/index.js").CacheHandlerValue} CacheHandlerValue */
/** @typedef {NonNullable<CacheHandlerValue["value"]>} CacheValue */

/**
 * What is known of the values in this cache beyond the documented interface, for which they are opaque.
 * @typedef {object} ValueFormat
 * @property {(value: CacheValue) => string[]} tagsOf
 * @property {(value: CacheValue) => void} prepare in place: what is being sent to the first visitor is this same value
 * @property {(value: CacheValue) => void} markStale for who is being sent it
 * @property {(value: CacheValue) => Promise<CacheValue>} compress
 * @property {(value: CacheValue) => Promise<CacheValue>} decompress
 */

/**
 * @typedef {object} Entry
 * @property {CacheValue | null} value
 * @property {number} lastModified
 * @property {CacheHandlerValue["cacheControl"]} cacheControl
 * @property {string[] | null} tags
 * @property {number} since the clock of invalidations when its rendering began
 */

const MEBIBYTE = 1024 * 1024;
const MAX_BYTES = 16 * MEBIBYTE;
const ENTRY_OVERHEAD_BYTES = 1024;
/** More than are rendered at the same time by far. */
const MAX_RENDERS = 1_000;
/** No rendering takes as long: what began earlier has failed, which nobody tells. */
const RENDER_LIMIT_MS = 30_000;
/** The framework looks a moment later, at another clock. */
const CLOCK_SKEW_MS = 1_000;

/** @type {LRUCache<string, Entry>} */
const entries = new LRUCache({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ value }) => ENTRY_OVERHEAD_BYTES + sizeOf(value),
});

/** @typedef {{ clock: number, at: number }} Render when it began: by the clock of invalidations, and of the day */

/** The renderings of a key that may be under way, oldest first. @type {LRUCache<string, Render[]>} */
const renders = new LRUCache({ max: MAX_RENDERS });

/** @type {ValueFormat | null} */
let format = null;

/**
 * From now on values are handled by what is known of their format. The server says so, and not this module: the
 * framework also bundles it into the middleware, whose runtime has no node:zlib.
 * @param {ValueFormat | null} known
 */
export function configureValueFormat(known) {
  format = known;
}

/**
 * The framework's cache handler (nextjs.org/docs/app/api-reference/config/next-config-js/incrementalCacheHandlerPath):
 * pages and cached reads in bounded memory, the least recently used go first. What became stale while it was being
 * rendered is not kept: the framework itself would take it for new.
 * @implements {CacheHandler}
 */
export default class PageCache {
  /**
   * @param {string} key
   * @param {Parameters<CacheHandler["get"]>[1]} context
   * @returns {Promise<CacheHandlerValue | null>}
   */
  async get(key, context) {
    const entry = entries.get(key);
    const found = entry && isFresh(entry, context) ? entry : null;
    // What is due is rendered anew too.
    if (!found || isDue(found)) beginRender(key);
    if (!found) return null;
    const { value, lastModified, cacheControl } = found;
    return {
      lastModified,
      ...(cacheControl && { cacheControl }),
      value: value && format ? await format.decompress(value) : value,
    };
  }

  /**
   * @param {string} key
   * @param {CacheValue | null} value
   * @param {Parameters<CacheHandler["set"]>[2]} context
   */
  async set(key, value, context) {
    const since = endRender(key);
    const tags = findTags(value, context);
    if (value) format?.prepare(value);
    const kept = value && format ? await format.compress(value) : value;
    if (tagInvalidation.isFresh(tags, since)) {
      const cacheControl = "cacheControl" in context ? context.cacheControl : undefined;
      entries.set(key, { value: kept, lastModified: Date.now(), cacheControl, tags, since });
    } else if (value) format?.markStale(value);
  }

  /** @param {string | string[]} tags */
  async revalidateTag(tags) {
    tagInvalidation.invalidate([tags].flat());
  }

  resetRequestCache() {}
}

/** @param {string} key */
const rendersOf = (key) => (renders.get(key) ?? []).filter(({ at }) => Date.now() - at < RENDER_LIMIT_MS);

/** @param {string} key */
function beginRender(key) {
  const render = { clock: tagInvalidation.clock, at: Date.now() };
  renders.set(key, [...rendersOf(key), render].slice(0, MAX_RENDERS));
}

/**
 * Since when what has just been rendered may have been read. Which of several renderings has ended is not told: it is
 * taken for the oldest, and so is each that ends after it.
 * @param {string} key
 */
function endRender(key) {
  const open = rendersOf(key);
  if (open.length > 1) renders.set(key, open.slice(0, -1));
  else renders.delete(key);
  return open[0]?.clock ?? tagInvalidation.clock;
}

/**
 * @param {CacheValue | null} value
 * @param {Parameters<CacheHandler["set"]>[2]} context
 */
function findTags(value, context) {
  if ("tags" in context && context.tags) return context.tags;
  return format ? (value ? format.tagsOf(value) : []) : null;
}

/**
 * @param {Entry} entry
 * @param {Parameters<CacheHandler["get"]>[1]} context
 */
function isFresh({ tags, since }, context) {
  const asked = [
    "tags" in context ? (context.tags ?? []) : [],
    "softTags" in context ? (context.softTags ?? []) : [],
  ];
  return tagInvalidation.isFresh(tags, since) && tagInvalidation.isFresh(asked.flat(), since);
}

/**
 * True for what has been kept for its time, or is about to: the framework serves it once more, stale while it
 * revalidates.
 * @param {Entry} entry
 */
function isDue({ lastModified, value, cacheControl }) {
  const seconds = value && "revalidate" in value ? value.revalidate : cacheControl?.revalidate;
  return typeof seconds === "number" && Date.now() + CLOCK_SKEW_MS - lastModified > seconds * 1_000;
}

/**
 * The bytes of whatever is in it.
 * @param {unknown} value
 * @returns {number}
 */
function sizeOf(value) {
  if (typeof value === "string") return value.length;
  if (value instanceof Uint8Array) return value.byteLength;
  if (typeof value !== "object" || value === null) return 0;
  const parts = value instanceof Map ? [...value.values()] : Object.values(value);
  return parts.reduce((sum, part) => sum + sizeOf(part), 0);
}
