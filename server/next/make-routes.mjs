// @ts-check
// Depends on Next 16.4.6: what routes-manifest.mjs says; and under /_next it serves the shop nothing but static.
import { isBuildFile, isFiltered, NO_ROUTE } from "../edge/cacheable-pages.mjs";

/** @typedef {{ page: string, regex: string }} Route */
/** @typedef {{ source?: string, destination: string, regex: string, internal?: boolean, has?: object[] }} Lead */
/** @typedef {{ staticRoutes: Route[], dynamicRoutes: Route[], redirects: Lead[], rewrites: { afterFiles: Lead[] } }} Manifest */

/** Where an address leads that can be no page: next.config.ts. */
const NOTHING = "/nothing/here";
/** The framework's own, of which the shop uses nothing else: one of them renders pages under another address. */
const FRAMEWORK = /^\/_/;
/** Has answers of its own for what is not there, checks who asks, and keeps the spelling that the framework gives it. */
const ANSWERS_ITSELF = /^\/(?:api|dashboard)(?:\/|$)/;
/** Written in a way that the framework puts right, by a redirect. */
const TO_PUT_RIGHT = /\/\/|\\|.\/$/;
/** What may stand in a header as it is. */
const PRINTABLE = /^[\x21-\x7e]+$/;
const OPTIONAL_PARTS = /\/\[\[\.{3}\w+\]\]$/;
/** A part of these that is no page in small letters leads to nothing. */
const LOWER_CASE_PARTS = new Set(["/[category]", "/rail/[category]/[page]", "/details/[id]"]);

/**
 * All that is known of an address by the routes of the build and the paths of the files in public/.
 * @param {Manifest} manifest
 * @param {string[]} files
 */
export function makeRoutes({ staticRoutes, dynamicRoutes, redirects, rewrites }, files) {
  const toPage = (/** @type {Lead} */ { destination, ...rewrite }) => ({
    ...rewrite,
    page: destination.replace(/:(\w+)/g, "[$1]"),
  });
  const rewritten = rewrites.afterFiles.filter(({ destination }) => destination !== NOTHING).map(toPage);
  const compile = (/** @type {{ page?: string, regex: string }[]} */ entries) =>
    entries.map(({ page = "", regex }) => ({ page, regex: new RegExp(regex) }));
  const matcher = (/** @type {Parameters<typeof compile>[0]} */ entries) => {
    const compiled = compile(entries);
    return (/** @type {string} */ path) => compiled.find(({ regex }) => regex.test(path))?.page;
  };
  const findStatic = matcher(staticRoutes);
  const findNothing = matcher(rewrites.afterFiles.filter(({ destination }) => destination === NOTHING));
  const findDynamic = matcher([...dynamicRoutes, ...rewritten.filter(({ has }) => !has)]);
  const findFiltered = matcher(rewritten.filter(({ has }) => has));
  const ownRedirects = redirects.filter(({ internal }) => !internal);
  const findRedirect = matcher(ownRedirects);
  const moved = new Map(ownRedirects.map(({ source, destination }) => [source, destination]));
  const publicFiles = new Set(files);
  const publicNames = new Set(files.map((file) => file.split("/")[1]));

  /** What is redirected is no page of its own. @param {string} path */
  const leadsElsewhere = (path) => findRedirect(path) !== undefined || findNothing(path) !== undefined;

  /** @param {string} path */
  const findPage = (path) =>
    path === "/" ? path : (findStatic(path) ?? (leadsElsewhere(path) ? undefined : findDynamic(path)));

  /** @param {string} path in small letters */
  function isShopPage(path) {
    const page = findPage(path)?.replace(OPTIONAL_PARTS, "") ?? "[";
    const isSpelledSo = !page.includes("[") || LOWER_CASE_PARTS.has(page);
    return isSpelledSo && !ANSWERS_ITSELF.test(path) && !FRAMEWORK.test(path);
  }

  /**
   * Which address of the shop's design a request is for, such as /details/[id]: there are only so many, and none says
   * what somebody looked at. Null for a file of the build.
   * @param {string} url
   * @returns {string | null}
   */
  function findRoute(url) {
    if (isBuildFile(url)) return null;
    const [path = ""] = url.split("?", 1);
    if (/^\/_next(?:\/|$)/.test(path)) return "/_next";
    const [, first = "", rest] = path.split("/", 3);
    if (publicNames.has(first)) return rest === undefined ? `/${first}` : `/${first}/*`;
    const filtered = isFiltered(url.slice(path.length)) ? findFiltered(path) : undefined;
    return filtered ?? findPage(path) ?? NO_ROUTE;
  }

  /**
   * The canonical URL of the page that is meant, however it is spelled: without capitals, needless percents and slashes,
   * and with the query as it was. Null where it is spelled so already, and where there is no such page: a redirect leads
   * nowhere but to a page of ours.
   * @param {string} url whose percent-encoding is good
   * @returns {string | null}
   */
  function findCanonicalUrl(url) {
    const [path = ""] = url.split("?", 1);
    const lowered = decodeURIComponent(path).toLowerCase().replace(/\/+/g, "/");
    const trimmed = lowered.replace(/(?<=.)\/$/, "");
    const canonical = moved.get(trimmed) ?? trimmed;
    const isElsewhere = canonical !== path && PRINTABLE.test(canonical) && isShopPage(canonical);
    return isElsewhere ? canonical + url.slice(path.length) : null;
  }

  /**
   * Whether there is a route, a file or a redirect for a path. What has none is a 404 without asking the framework,
   * however it is spelt; whether there is something under a route is another question (lib/seo/existence).
   * @param {string} path
   */
  function isKnownRoute(path) {
    if (isBuildFile(path)) return true;
    if (FRAMEWORK.test(path)) return false;
    if (ANSWERS_ITSELF.test(path) || TO_PUT_RIGHT.test(path) || publicFiles.has(path)) return true;
    return findPage(path) !== undefined || findRedirect(path) !== undefined;
  }

  return { findRoute, findCanonicalUrl, isKnownRoute };
}
