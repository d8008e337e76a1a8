// @ts-check
import cacheModule from "next/dist/server/lib/incremental-cache/file-system-cache.js";
import { processState } from "../../lib/process-state.mjs";
import { freshness, NEVER_CURRENT } from "./tag-invalidation.mjs";
import { hashInlineScripts, INLINE_SCRIPTS_HEADER } from "../next/script-hashes.mjs";
import { dropStyleTexts } from "../next/duplicate-css.mjs";
import { isPackedPage, isPage, packPage, unpackPage } from "../next/page-entry.mjs";

/** @typedef {import("next/dist/server/response-cache/index.js").IncrementalCacheValue} CacheValue */

/** How a page from the cache says by which tags it becomes stale. The server never sends it on. */
export const PAGE_TAGS_HEADER = "x-page-tags";

const FRAMEWORKS_TAGS_HEADER = "x-next-cache-tags";

/** Made at the same time by far; what fails to be made stays noted. */
const MOST_BEGUN = 1_000;

/** The framework looks a moment later, at another clock. */
const CLOCKS_DIFFER_MS = 1_000;

/** What is being made, by its key, with the count of changes at which that began. @type {Map<string, number>} */
const begun = new Map();

/**
 * By what is kept, its tags and the count at which it was begun: the framework tells no two moments of one millisecond
 * apart.
 * @type {WeakMap<object, { tags: string[], since: number }>}
 */
const made = new WeakMap();

/** @type {typeof import("next/dist/server/lib/incremental-cache/file-system-cache.js").default} */
const FileSystemCache = Reflect.get(cacheModule, "default") ?? cacheModule;

/**
 * The framework's own cache, in which pages lie compressed, and each knows its tags and the hashes of its inline
 * scripts, which are made once. What became stale while it was being made is not kept, neither here nor by the server
 * for those who waited for it: the framework itself would take it for new.
 */
export default class PageCache extends FileSystemCache {
  /**
   * @override
   * @param {Parameters<InstanceType<typeof FileSystemCache>["get"]>} query
   */
  async get(...query) {
    const [key] = query;
    const found = await super.get(...query);
    const entry = isCurrent(found?.value) ? found : null;
    // What is due is made anew too: were it stale by a change since then, it would not have been found.
    if (entry ? isDue(entry) : !begun.has(key)) {
      begun.delete(key);
      begun.set(key, freshness.count);
      for (const oldest of begun.keys()) {
        if (begun.size <= MOST_BEGUN) break;
        begun.delete(oldest);
      }
    }
    const value = entry?.value;
    /** @type {unknown} */
    const kept = value;
    if (entry && isPackedPage(kept)) return { ...entry, value: await unpackPage(kept) };
    // Made by the build, and read from its files.
    if (isPage(value) && !isNoted(value)) dropStyleTexts(value);
    await notePageHeaders(value);
    return entry;
  }

  /**
   * @override
   * @param {Parameters<InstanceType<typeof FileSystemCache>["set"]>} entry
   */
  async set(...entry) {
    const [key, value, context] = entry;
    // Changed in place: what is being sent to the first visitor is this same value.
    if (isPage(value)) dropStyleTexts(value);
    await notePageHeaders(value);
    const since = begun.get(key) ?? freshness.count;
    begun.delete(key);
    const tags = "tags" in context ? (context.tags ?? []) : tagsOf(value);
    const kept = isPage(value) ? await packPage(value) : value;
    if (kept) made.set(kept, { tags, since });
    if (freshness.isCurrent(tags, since)) await super.set(key, kept, context);
    else if (value && "headers" in value && value.headers) value.headers[PAGE_TAGS_HEADER] = NEVER_CURRENT;
  }

  /**
   * @override
   * @param {Parameters<InstanceType<typeof FileSystemCache>["revalidateTag"]>} change
   */
  async revalidateTag(...change) {
    const done = super.revalidateTag(...change);
    freshness.expire([change[0]].flat());
    await done;
  }
}

processState.pages = {
  // For what makes pages stale outside of a request (lib/changes/watch-changes.ts).
  expireTags: (tags) => PageCache.prototype.revalidateTag(tags, { expire: 0 }),
  count: () => freshness.count,
  isCurrent: (...since) => freshness.isCurrent(...since),
};

/** @param {CacheValue | null | undefined} value */
function isCurrent(value) {
  const { tags, since } = (value && made.get(value)) ?? { tags: [], since: 0 };
  return freshness.isCurrent(tags, since);
}

/**
 * True for what has been kept for its time, or is about to: the framework gives it out once more, and makes it anew
 * meanwhile.
 * @param {NonNullable<Awaited<ReturnType<InstanceType<typeof FileSystemCache>["get"]>>>} entry
 */
function isDue({ lastModified, value, cacheControl }) {
  const seconds = value && "revalidate" in value ? value.revalidate : cacheControl?.revalidate;
  return typeof seconds === "number" && Date.now() + CLOCKS_DIFFER_MS - lastModified > seconds * 1_000;
}

/** @param {import("../next/page-entry.mjs").Page} page */
const isNoted = ({ headers }) => headers?.[INLINE_SCRIPTS_HEADER] !== undefined;

/** @param {CacheValue | null | undefined} value */
async function notePageHeaders(value) {
  if (!value || !("html" in value) || typeof value.html !== "string") return;
  value.headers ??= {};
  value.headers[INLINE_SCRIPTS_HEADER] ??= await hashInlineScripts(value.html);
  value.headers[PAGE_TAGS_HEADER] ??= tagsOf(value).join();
}

/** @param {CacheValue | null} value */
function tagsOf(value) {
  const header = value && "headers" in value ? value.headers?.[FRAMEWORKS_TAGS_HEADER] : undefined;
  return typeof header === "string" ? header.split(",") : [];
}
