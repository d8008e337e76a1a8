// @ts-check
import { readLocalPath } from "../../lib/words/local-path.mjs";

/** Pages that are rendered for each visit: the server never looks for them in the response cache. */
export const PERSONAL_PAGE = /^(?:\/bn)?\/(?:dashboard|login|register|search|track|wishlist)(?=[/?]|$)/;
/** The page that answers what is missing in Bangla: nobody has its address. */
export const NOT_FOUND_IN_BANGLA = "/bn/nothing";
/** API calls, the framework's own addresses, and pictures and films, which are many, large and compressed already. */
const NO_SHARED_PAGE = /^\/(?:api|_next|images|catalogue|film)(?:\/|$)/;
/** The keys of lib/catalogue/search/constants.ts, which the server does not load; a test compares the two. */
export const FILTER_KEYS = ["size", "color", "fit", "min", "max", "sale", "stock", "sort", "page"];

/**
 * The routes that one cache serves to everybody, whatever query their addresses have. A page that is not named here is
 * rendered for each visitor and gets its query.
 */
const CACHED_ROUTES = new Set([
  "/",
  "/[category]",
  "/rail/[category]/[page]",
  "/collections/[collection]",
  "/collections/[collection]/[page]",
  "/details/[id]",
  "/about/[[...rest]]",
  "/return/[[...rest]]",
  "/privacy/[[...rest]]",
  "/terms/[[...rest]]",
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

/** A page in Bangla is kept like the one in English. @param {string} route */
const isCachedRoute = (route) => CACHED_ROUTES.has(readLocalPath(route).path);

/** The log's name for the route of a request whose address has none. */
export const NO_ROUTE = "(none)";

/** API calls, the framework's own addresses, and the files in public/. */
const OTHER_ROUTES = /^\/(?:api(?:\/|$)|_)|\/\*$/;

/** A missing address under these is no missing page: files and calls have their own answers, the dashboard a frame. */
const NO_PAGES = /^(?:\/(?:api|_next|images|catalogue|film)|(?:\/bn)?\/dashboard)\//;

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
 * True where a missing address is answered with the 404 page.
 * @param {string} url
 */
export const isPageAddress = (url) => !NO_PAGES.test(url);

/**
 * True where Cache-Control lets a cache in front of the shop hand the answer to others.
 * @param {number | string | string[] | undefined} cacheControl
 */
export const isShared = (cacheControl) => /\bs-maxage=[1-9]/.test(String(cacheControl));

/**
 * True for a script, a style or a font: none is shown by itself, and a phone loads twenty of them.
 * @param {string} url
 */
export const isBuildFile = (url) => url.startsWith("/_next/static/");

/**
 * True for the address of an order that its link alone opens.
 * @param {string} url
 */
export const isTrackingLink = (url) => /^[/\\]+(?:bn[/\\]+)?track[/\\]/i.test(url);

/**
 * True for the route of a page that is made anew for each visitor.
 * @param {string | null} route
 */
export const isPersonalPage = (route) =>
  route !== null && route !== NO_ROUTE && !OTHER_ROUTES.test(route) && !isCachedRoute(route);

/**
 * Drops a visitor's query from the address of a page that one cache serves to everybody: the framework would keep the
 * first visitor's query in it. Only the framework's `_rsc` mark stays on requests for a page's data; on a page itself
 * it would bypass the cache.
 * @param {Pick<import("node:http").IncomingMessage, "url" | "headers">} request
 * @param {string | null} route
 */
export function stripQuery({ url = "/", headers }, route) {
  const at = url.indexOf("?");
  if (at < 0 || !isCachedRoute(route ?? "")) return url;
  const mark = headers.rsc !== "1" ? null : new URLSearchParams(url.slice(at)).get("_rsc");
  return url.slice(0, at) + (mark === null ? "" : `?_rsc=${encodeURIComponent(mark)}`);
}
