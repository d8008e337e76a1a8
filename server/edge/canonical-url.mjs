// @ts-check
import { NOTHING } from "../next/known-routes.mjs";

/** @typedef {{ page: string }} Route */
/** @typedef {{ source: string, destination: string, internal?: boolean }} Redirect */
/** @typedef {{ destination: string, regex: string }} Rewrite */
/** @typedef {{ staticRoutes: Route[], dynamicRoutes: Route[], redirects: Redirect[], rewrites: { afterFiles: Rewrite[] } }} Routes */

const PRODUCT_PAGE = /^\/details\/[0-9a-f]{24}$/;
const OPTIONAL_PARTS = /\/\[\[\.{3}\w+\]\]$/;
/** Calls and the dashboard keep the addresses that the framework gives them, and a pattern is no address. */
const NO_SHOP_PAGE = /^\/(?:api|dashboard|_)|\[/;

/**
 * Sends a visitor who wrote the address of a page in another way, with capitals or a slash behind it, to the one way:
 * each page has one address, for caches and for search engines. The location can be no page but one of ours.
 * @param {import("node:http").ServerResponse} response
 * @param {string} location
 */
export function redirectPermanently(response, location) {
  response.writeHead(308, { Location: location });
  response.end();
}

/**
 * The one address of the page that is meant, with the query as it was; null where it is written so already, and where
 * there is no such page.
 * @param {Routes} routes as the build lists them
 * @returns {(url: string) => string | null}
 */
export function makeCanonicalUrl({ staticRoutes, dynamicRoutes, redirects, rewrites }) {
  const shown = redirects.filter(({ internal }) => !internal);
  const exact = shown.filter(({ source }) => !source.includes(":"));
  const firstPages = new Map(exact.map(({ source, destination }) => [source, destination]));
  const ownPages = [...staticRoutes, ...dynamicRoutes].map(({ page }) => page.replace(OPTIONAL_PARTS, ""));
  const pages = new Set(
    [...ownPages, ...shown.map(({ destination }) => destination)].filter((page) => !NO_SHOP_PAGE.test(page)),
  );
  const laterPages = rewrites.afterFiles
    .filter(({ destination }) => destination !== NOTHING)
    .map(({ regex }) => new RegExp(regex));
  const isPage = (/** @type {string} */ path) =>
    pages.has(path) || PRODUCT_PAGE.test(path) || laterPages.some((regex) => regex.test(path));
  return (url) => {
    const at = url.indexOf("?");
    const path = at < 0 ? url : url.slice(0, at);
    const lowered = (decode(path) ?? path).toLowerCase().replace(/\/+/g, "/");
    const trimmed = lowered === "/" ? lowered : lowered.replace(/\/$/, "");
    const plain = firstPages.get(trimmed) ?? trimmed;
    return plain !== path && isPage(plain) ? plain + (at < 0 ? "" : url.slice(at)) : null;
  };
}

/** @param {string} path */
function decode(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
