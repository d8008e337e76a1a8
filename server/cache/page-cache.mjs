// @ts-check
import { LRUCache } from "lru-cache";
import { tagInvalidation } from "./tag-invalidation.mjs";

/** @typedef {import("next/dist/server/lib/incremental-cache/index.js").CacheHandler} CacheHandler */
/** @typedef {import("next/dist/server/lib/incremental-cache/index.js").CacheHandlerValue} CacheHandlerValue */
/** @typedef {NonNullable<CacheHandlerValue["value"]>} CacheValue */

/**
 * What the server knows of the cached values; the documented interface treats them as opaque.
 * @typedef {object} ValueFormat
 * @property {(value: CacheValue) => string[]} tagsOf
 * @property {(value: CacheValue) => void} prepare changes the value in place: the first visitor is being sent this same object
 * @property {(value: CacheValue) => void} markStale for the visitor who is being sent it
 */

/**
 * How values lie in memory.
 * @typedef {object} Codec
 * @property {(value: CacheValue | null) => Promise<Buffer>} pack
 * @property {(packed: Buffer) => Promise<CacheValue | null>} unpack
 */

/**
 * @typedef {object} Entry
 * @property {Buffer} packed its value
 * @property {number} lastModified
 * @property {CacheHandlerValue["cacheControl"]} cacheControl
 * @property {string[] | null} tags
 * @property {number} since begunAt when it was rendered
 */

const MEBIBYTE = 1024 * 1024;
const MAX_BYTES = 16 * MEBIBYTE;
const ENTRY_OVERHEAD_BYTES = 1024;

/** @type {LRUCache<string, Entry>} */
const entries = new LRUCache({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ packed }) => ENTRY_OVERHEAD_BYTES + packed.length,
});

/**
 * @typedef {object} Settings
 * @property {Codec | null} codec without it nothing is kept
 * @property {ValueFormat | null} format
 * @property {() => number} begunAt the clock of invalidations when the request began for which something is rendered
 */

/** @type {Settings} */
let settings = { codec: null, format: null, begunAt: () => tagInvalidation.clock };

/**
 * The server chooses how values are kept. This module cannot: the framework also bundles it into the middleware,
 * whose runtime has no node:zlib.
 * @param {Settings} known
 */
export function configurePageCache(known) {
  settings = known;
}

/**
 * The framework's cache handler (nextjs.org/docs/app/api-reference/config/next-config-js/incrementalCacheHandlerPath):
 * pages and cached reads in bounded memory, the least recently used go first. It does not keep a value that became
 * stale while it was being rendered: the framework itself would take it for new.
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
    if (!entry || !isFresh(entry, context)) return null;
    const { packed, lastModified, cacheControl } = entry;
    const value = (await settings.codec?.unpack(packed)) ?? null;
    return { lastModified, ...(cacheControl && { cacheControl }), value };
  }

  /**
   * @param {string} key
   * @param {CacheValue | null} value
   * @param {Parameters<CacheHandler["set"]>[2]} context
   */
  async set(key, value, context) {
    const { codec, format, begunAt } = settings;
    const since = begunAt();
    const tags = findTags(value, context);
    if (value) format?.prepare(value);
    const packed = await codec?.pack(value);
    if (packed && tagInvalidation.isFresh(tags, since)) {
      const cacheControl = "cacheControl" in context ? context.cacheControl : undefined;
      entries.set(key, { packed, lastModified: Date.now(), cacheControl, tags, since });
    } else if (value) format?.markStale(value);
  }

  /** @param {string | string[]} tags */
  async revalidateTag(tags) {
    tagInvalidation.invalidate([tags].flat());
  }

  resetRequestCache() {}
}

/**
 * @param {CacheValue | null} value
 * @param {Parameters<CacheHandler["set"]>[2]} context
 */
function findTags(value, context) {
  if ("tags" in context && context.tags) return context.tags;
  if (!settings.format) return null;
  return value ? settings.format.tagsOf(value) : [];
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
