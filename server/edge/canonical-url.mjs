// @ts-check

/** Where an address leads that can be no page: next.config.ts. */
export const NOTHING = "/nothing/here";

/** @typedef {{ page: string }} Route */
/** @typedef {{ source: string, destination: string, internal?: boolean }} Redirect */
/** @typedef {{ destination: string, regex: string }} Rewrite */
/** @typedef {{ staticRoutes: Route[], dynamicRoutes: Route[], redirects: Redirect[], rewrites: { afterFiles: Rewrite[] } }} Routes */

const PRODUCT_PAGE = /^\/details\/[0-9a-f]{24}$/;
const OPTIONAL_PARTS = /\/\[\[\.{3}\w+\]\]$/;
/** Calls and the dashboard keep the addresses that the framework gives them, and a pattern is no address. */
const NO_SHOP_PAGE = /^\/(?:api|dashboard|_)|\[/;

/**
 * Sends a visitor to the canonical URL of a page: each has one, for caches and for search engines.
 * @param {import("node:http").ServerResponse} response
 * @param {string} location
 */
export function redirectPermanently(response, location) {
  response.writeHead(308, { Location: location }).end();
}

/**
 * The canonical URL of the page that is meant, however it is spelled: without capitals, needless percents and slashes, and
 * with the query as it was. Null where it is spelled so already, and where there is no such page: a redirect leads nowhere
 * but to a page of ours.
 * @param {Routes} routes as the build lists them
 * @returns {(url: string) => string | null} for one whose percent-encoding is good
 */
export function makeCanonicalUrl({ staticRoutes, dynamicRoutes, redirects, rewrites }) {
  const ownRedirects = redirects.filter(({ internal }) => !internal);
  const exact = ownRedirects.filter(({ source }) => !source.includes(":"));
  const firstPages = new Map(exact.map(({ source, destination }) => [source, destination]));
  const ownPages = [...staticRoutes, ...dynamicRoutes].map(({ page }) => page.replace(OPTIONAL_PARTS, ""));
  const pages = new Set(
    [...ownPages, ...ownRedirects.map(({ destination }) => destination)].filter(
      (page) => !NO_SHOP_PAGE.test(page),
    ),
  );
  const laterPages = rewrites.afterFiles
    .filter(({ destination }) => destination !== NOTHING)
    .map(({ regex }) => new RegExp(regex));
  const isPage = (/** @type {string} */ path) =>
    pages.has(path) || PRODUCT_PAGE.test(path) || laterPages.some((regex) => regex.test(path));
  return (url) => {
    const at = url.indexOf("?");
    const path = at < 0 ? url : url.slice(0, at);
    const lowered = decodeURIComponent(path).toLowerCase().replace(/\/+/g, "/");
    const trimmed = lowered === "/" ? lowered : lowered.replace(/\/$/, "");
    const canonical = firstPages.get(trimmed) ?? trimmed;
    return canonical !== path && isPage(canonical) ? canonical + (at < 0 ? "" : url.slice(at)) : null;
  };
}
