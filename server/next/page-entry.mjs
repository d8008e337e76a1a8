// @ts-check
// Depends on Next 16.4.6: a page in the cache is { kind: "APP_PAGE", html, rscData, segmentData, headers }; its tags stand in
// the header x-next-cache-tags; the value that set() is given is the one that is then sent, with its headers.
import { ALWAYS_STALE } from "../cache/tag-invalidation.mjs";
import { removeDuplicateText } from "./duplicate-text.mjs";
import { PAGE_TAGS_HEADER, SCRIPT_HASHES_HEADER } from "./page-headers.mjs";
import { hashInlineScripts } from "./script-hashes.mjs";

/** @typedef {import("../cache/page-cache.mjs").CacheValue} CacheValue */
/** @typedef {import("./duplicate-text.mjs").Page} Page */

const NEXT_TAGS_HEADER = "x-next-cache-tags";

/**
 * Each page holds its tags and the hashes of its inline scripts, which are computed once.
 * @type {import("../cache/page-cache.mjs").ValueFormat}
 */
export const pageFormat = {
  tagsOf,
  prepare(value) {
    if (!isPage(value)) return;
    removeDuplicateText(value);
    value.headers ??= {};
    value.headers[SCRIPT_HASHES_HEADER] = hashInlineScripts(value.html);
    value.headers[PAGE_TAGS_HEADER] = tagsOf(value).join();
  },
  markStale(value) {
    if ("headers" in value && value.headers) value.headers[PAGE_TAGS_HEADER] = ALWAYS_STALE;
  },
};

/**
 * @param {CacheValue} value
 * @returns {value is Page}
 */
function isPage(value) {
  return "html" in value && "segmentData" in value && typeof value.html === "string";
}

/** @param {CacheValue} value */
function tagsOf(value) {
  const header = "headers" in value ? value.headers?.[NEXT_TAGS_HEADER] : undefined;
  return typeof header === "string" ? header.split(",") : [];
}
