// @ts-check

/** Pages that are made anew for each visitor. Every other page is made once and shared. */
export const PAGE_OF_ITS_VISITOR = /^\/(?:dashboard|login|register)(?:[/?]|$)/;

/**
 * A script, a style or a font: never shown by itself, and a phone loads twenty of them.
 * @param {string} url
 */
export const isBuildFile = (url) => url.startsWith("/_next/static/");

/** What else means something by its query. */
const NO_PAGE = /^\/(?:api|_next)(?:\/|$)/;

/**
 * Drops what a visitor wrote behind the ? of a page that everybody is served from one cache: the framework would keep
 * the first visitor's in it. Only its own `_rsc` mark stays, where the data of a page is asked for: on a page itself, it
 * would lead past what is kept in memory.
 * @param {string} url
 * @param {import("node:http").IncomingHttpHeaders} headers
 */
export function withoutQuery(url, headers) {
  const at = url.indexOf("?");
  if (at < 0 || NO_PAGE.test(url.slice(0, at)) || PAGE_OF_ITS_VISITOR.test(url)) return url;
  const mark = headers.rsc !== "1" ? null : new URLSearchParams(url.slice(at)).get("_rsc");
  return url.slice(0, at) + (mark === null ? "" : `?_rsc=${encodeURIComponent(mark)}`);
}
