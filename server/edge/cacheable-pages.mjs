// @ts-check

/** Pages that are made anew for each visit: nothing of theirs is looked for in the memory of answers. */
export const PERSONAL_PAGE = /^\/(?:dashboard|login|register|search|track)(?=[/?]|$)/;
/** Calls, the framework's own addresses, and pictures and films, which are many, large and compressed already. */
const NO_SHARED_PAGE = /^\/(?:api|_next|images|catalogue|film)(?:\/|$)/;
/** lib/catalogue/search/constants.ts, which the server does not load; a test compares the two. */
export const FILTER_KEYS = ["size", "color", "fit", "min", "max", "stock", "sort", "page"];

/**
 * The routes that everybody is served from one cache, whatever stands behind the ? of their addresses. A page that is
 * not named here is made anew for each visitor and gets its query.
 */
const CACHED_ROUTES = new Set([
  "/",
  "/[category]",
  "/rail/[category]/[page]",
  "/details/[id]",
  "/about/[[...rest]]",
  "/return/[[...rest]]",
  "/reset",
  "/confirmEmail",
  "/stopAlerts",
  "/images/[file]",
  "/share/[...card]",
  "/sitemap.xml",
  "/sitemaps/[file]",
  "/robots.txt",
  "/feeds/products.xml",
  "/manifest.webmanifest",
  "/icon.svg",
  "/apple-icon.png",
  "/favicon.ico",
]);

/** The name that a request has in the log where there is no route for its address. */
export const NO_ROUTE = "(none)";

/** Calls, the framework's own addresses, and what lies in public/. */
const OTHER_ROUTES = /^\/(?:api(?:\/|$)|_)|\/\*$/;

/** Under these, what is not there is no page: files and calls have answers of their own, the dashboard its frame. */
const NO_PAGES = /^\/(?:api|_next|images|catalogue|film|dashboard)\//;

/**
 * True for the path of a page, or another document of a page's kind, that is made once for everybody.
 * @param {string} path
 */
export const isSharedPath = (path) => !PERSONAL_PAGE.test(path) && !NO_SHARED_PAGE.test(path);

/**
 * True where a category is narrowed or ordered: such a page is made for each visit.
 * @param {string} query with its question mark, or empty
 */
export function isFiltered(query) {
  if (query === "") return false;
  const asked = new URLSearchParams(query);
  return FILTER_KEYS.some((key) => asked.getAll(key).some(Boolean));
}

/**
 * True where the 404 page is the answer to an address of nothing.
 * @param {string} url
 */
export const isPageAddress = (url) => !NO_PAGES.test(url);

/**
 * True for what a cache in front of the shop may hand to others, by its Cache-Control.
 * @param {number | string | string[] | undefined} cacheControl
 */
export const isShared = (cacheControl) => /\bs-maxage=[1-9]/.test(String(cacheControl));

/**
 * A script, a style or a font: never shown by itself, and a phone loads twenty of them.
 * @param {string} url
 */
export const isBuildFile = (url) => url.startsWith("/_next/static/");

/**
 * True for the address of an order that its link alone opens.
 * @param {string} url
 */
export const isTrackingLink = (url) => /^[/\\]+track[/\\]/i.test(url);

/**
 * True for the route of a page that is made anew for each visitor.
 * @param {string | null} route
 */
export const isPersonalPage = (route) =>
  route !== null && route !== NO_ROUTE && !OTHER_ROUTES.test(route) && !CACHED_ROUTES.has(route);

/**
 * Drops what a visitor wrote behind the ? of a page that everybody is served from one cache: the framework would keep
 * the first visitor's in it. Only its own `_rsc` mark stays, where the data of a page is asked for: on a page itself, it
 * would lead past what is kept in memory.
 * @param {Pick<import("node:http").IncomingMessage, "url" | "headers">} request
 * @param {string | null} route
 */
export function stripQuery({ url = "/", headers }, route) {
  const at = url.indexOf("?");
  if (at < 0 || !CACHED_ROUTES.has(route ?? "")) return url;
  const mark = headers.rsc !== "1" ? null : new URLSearchParams(url.slice(at)).get("_rsc");
  return url.slice(0, at) + (mark === null ? "" : `?_rsc=${encodeURIComponent(mark)}`);
}
