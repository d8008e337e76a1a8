// @ts-check

/** Addresses whose pages are not shared, or that mean something by their query. */
const OWN_QUERY = /^\/(?:api|_next|dashboard|login|register)(?:\/|$)/;

/**
 * Drops what a visitor wrote behind the ? of a page that everybody is served from one cache: the framework would keep
 * the first visitor's in it. Only its own `_rsc` mark stays.
 * @param {string} url
 */
export function withoutQuery(url) {
  const at = url.indexOf("?");
  if (at < 0 || OWN_QUERY.test(url.slice(0, at))) return url;
  const mark = new URLSearchParams(url.slice(at)).get("_rsc");
  return url.slice(0, at) + (mark === null ? "" : `?_rsc=${encodeURIComponent(mark)}`);
}
