// @ts-check
import cacheModule from "next/dist/server/lib/incremental-cache/file-system-cache.js";
import { hashInlineScripts, INLINE_SCRIPTS_HEADER } from "./inline-scripts.mjs";

/** @type {typeof import("next/dist/server/lib/incremental-cache/file-system-cache.js").default} */
const FileSystemCache = Reflect.get(cacheModule, "default") ?? cacheModule;

/** The framework's own cache, in which each page knows the hashes of its inline scripts: they are made once. */
export default class PageCache extends FileSystemCache {
  /**
   * @override
   * @param {Parameters<InstanceType<typeof FileSystemCache>["get"]>} query
   */
  async get(...query) {
    const entry = await super.get(...query);
    await noteInlineScripts(entry?.value);
    return entry;
  }

  /**
   * @override
   * @param {Parameters<InstanceType<typeof FileSystemCache>["set"]>} entry
   */
  async set(...entry) {
    await noteInlineScripts(entry[1]);
    return await super.set(...entry);
  }
}

/** @param {import("next/dist/server/response-cache/index.js").IncrementalCacheValue | null | undefined} value */
async function noteInlineScripts(value) {
  if (!value || !("html" in value) || typeof value.html !== "string") return;
  // Changed in place: the answer that is being sent to the first visitor holds these same headers.
  value.headers ??= {};
  value.headers[INLINE_SCRIPTS_HEADER] ??= await hashInlineScripts(value.html);
}
