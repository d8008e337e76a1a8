// @ts-check
import { PERSONAL_PAGE } from "../edge/cacheable-pages.mjs";

/** Calls, the framework's own addresses, and pictures and films, which are many, large and compressed already. */
const NOT_CACHED = /^\/(?:api|_next|images|catalogue|film)(?:\/|$)/;

/**
 * True for the path of a page, or another document of a page's kind, that is made once for everybody.
 * @param {string} path
 */
export function isSharedPath(path) {
  return !PERSONAL_PAGE.test(path) && !NOT_CACHED.test(path);
}
