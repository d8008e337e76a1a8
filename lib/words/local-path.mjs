// @ts-check
// Plain JavaScript, as the server around the framework loads it too.

/** @import { Language } from "./constants" */

/** What the addresses of the pages in Bangla begin with. */
const IN_BANGLA = /^\/bn(?=[/?#]|$)/;
/** Files and calls, which are the same in every language. */
const NO_PAGE = /^\/(?:api|_next|images|catalogue|film|feeds|share|sitemaps|fonts|icons)(?=[/?#]|$)|^\/\//;

/**
 * The address of a page of the shop in a language: `/caps` is `/bn/caps` in Bangla. What is no path of a page stays as it
 * is.
 * @param {Language} language
 * @param {string} path with or without a query
 * @returns {string}
 */
export function localPath(language, path) {
  if (language === "en" || !path.startsWith("/") || IN_BANGLA.test(path)) return path;
  if (NO_PAGE.test(path)) return path;
  return /^\/(?:[?#]|$)/.test(path) ? `/bn${path.slice(1)}` : `/bn${path}`;
}

/**
 * The language of an address or of a route, and the address of the same page in English.
 * @param {string} path
 * @returns {{ language: Language, path: string }}
 */
export function readLocalPath(path) {
  if (!IN_BANGLA.test(path)) return { language: "en", path };
  // With two slashes at its beginning it would be the address of another site.
  return { language: "bn", path: `/${path.replace(IN_BANGLA, "").replace(/^[/\\]+/, "")}` };
}
