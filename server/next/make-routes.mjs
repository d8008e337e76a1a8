// @ts-check
// Depends on Next 16.4.6: see routes-manifest.mjs; under /_next it serves the shop only static files.
import { readLocalPath } from "../../lib/words/local-path.mjs";
import { isBuildFile, isFiltered, NO_ROUTE, NOT_FOUND_IN_BANGLA } from "../edge/cacheable-pages.mjs";

/** @typedef {{ page: string, regex: string }} Route */
/** @typedef {{ source?: string, destination: string, regex: string, internal?: boolean, has?: object[] }} Lead */
/** @typedef {{ staticRoutes: Route[], dynamicRoutes: Route[], redirects: Lead[], rewrites: { afterFiles: Lead[] } }} Manifest */

/** The rewrite in next.config.ts for addresses that can be no page leads here. */
const NOTHING = "/nothing/here";
/** The framework's own addresses. The shop uses no others of them: one renders pages under another address. */
const FRAMEWORK = /^\/_/;
/** Calls and the dashboard answer missing addresses themselves, check who asks, and keep the framework's spelling. */
const ANSWERS_ITSELF = /^\/(?:api|(?:bn\/)?dashboard)(?:\/|$)/;
/** Spellings that the framework corrects by a redirect. */
const TO_PUT_RIGHT = /\/\/|\\|.\/$/;
/** Text that a header may hold unescaped. */
const PRINTABLE = /^[\x21-\x7e]+$/;
/** A named part of a route. */
const PART = /:(\w+)/g;
const OPTIONAL_PARTS = /\/\[\[\.{3}\w+\]\]$/;
/** Addresses of these pages exist only in small letters. */
const LOWER_CASE_PARTS = new Set([
  "/[category]",
  "/rail/[category]/[page]",
  "/collections/[collection]",
  "/collections/[collection]/[page]",
  "/details/[id]",
]);

/**
 * Tells where a redirect leads from a path. The inner addresses all lead home, and have no spelling.
 * @param {Lead[]} redirects
 */
function makeMoves(redirects) {
  const moves = redirects
    .filter(({ destination }) => readLocalPath(destination).path !== "/")
    .map(({ source = "", destination, regex }) => ({
      parts: [...source.matchAll(PART)].map(([, part]) => part),
      destination,
      regex: new RegExp(regex),
    }));
  return (/** @type {string} */ path) => {
    for (const { parts, destination, regex } of moves) {
      const found = regex.exec(path);
      if (found) return destination.replace(PART, (_, part) => found[parts.indexOf(part) + 1] ?? "");
    }
    return undefined;
  };
}

/**
 * Finds the page of a path by its routes.
 * @param {{ page?: string, regex: string }[]} entries
 */
function matcher(entries) {
  const compiled = entries.map(({ page = "", regex }) => ({ page, regex: new RegExp(regex) }));
  return (/** @type {string} */ path) => compiled.find(({ regex }) => regex.test(path))?.page;
}

/**
 * What the routes of the build and the paths of the files in public/ tell about an address.
 * @param {Manifest} manifest
 * @param {string[]} files
 * @param {(slug: string) => boolean} [isCategory] the owner makes them while the shop runs
 */
export function makeRoutes(
  { staticRoutes, dynamicRoutes, redirects, rewrites },
  files,
  isCategory = () => true,
) {
  const toPage = (/** @type {Lead} */ { destination, ...rewrite }) => ({
    ...rewrite,
    page: destination.replace(PART, "[$1]"),
  });
  const rewritten = rewrites.afterFiles.filter(({ destination }) => destination !== NOTHING).map(toPage);
  const findStatic = matcher(staticRoutes.filter(({ page }) => page !== NOT_FOUND_IN_BANGLA));
  const findNothing = matcher(rewrites.afterFiles.filter(({ destination }) => destination === NOTHING));
  const ofCategory = (/** @type {ReturnType<typeof matcher>} */ find) => (/** @type {string} */ path) => {
    const page = find(path);
    const [, slug = ""] = readLocalPath(path).path.split("/");
    return page?.includes("[category]") && !isCategory(slug) ? undefined : page;
  };
  const findDynamic = ofCategory(matcher([...dynamicRoutes, ...rewritten.filter(({ has }) => !has)]));
  const findFiltered = ofCategory(matcher(rewritten.filter(({ has }) => has)));
  const ownRedirects = redirects.filter(({ internal }) => !internal);
  const findRedirect = matcher(ownRedirects);
  const findMoved = makeMoves(ownRedirects);
  const publicFiles = new Set(files);
  const publicNames = new Set(files.map((file) => file.split("/")[1]));

  /** A path with a redirect is no page of its own. @param {string} path */
  const leadsElsewhere = (path) => findRedirect(path) !== undefined || findNothing(path) !== undefined;

  /** @param {string} path */
  const findPage = (path) =>
    readLocalPath(path).path === "/"
      ? path
      : (findStatic(path) ?? (leadsElsewhere(path) ? undefined : findDynamic(path)));

  /** @param {string} path in small letters */
  function isShopPage(path) {
    const page = findPage(path)?.replace(OPTIONAL_PARTS, "") ?? "[";
    const isSpelledSo = !page.includes("[") || LOWER_CASE_PARTS.has(readLocalPath(page).path);
    return isSpelledSo && !ANSWERS_ITSELF.test(path) && !FRAMEWORK.test(path);
  }

  /**
   * The route that a request is for, such as /details/[id]: there are only a few, and none says what somebody looked
   * at. Null for a file of the build.
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
   * The canonical URL of a page from any spelling of it: without capitals, needless percents and slashes, and with the
   * same query. Null where the spelling is canonical already, and where there is no such page: a redirect leads only
   * to a page of ours.
   * @param {string} url whose percent-encoding is good
   * @returns {string | null}
   */
  function findCanonicalUrl(url) {
    const [path = ""] = url.split("?", 1);
    const lowered = decodeURIComponent(path).toLowerCase().replace(/\/+/g, "/");
    const trimmed = lowered.replace(/(?<=.)\/$/, "");
    const canonical = findMoved(trimmed) ?? trimmed;
    const isElsewhere = canonical !== path && PRINTABLE.test(canonical) && isShopPage(canonical);
    return isElsewhere ? canonical + url.slice(path.length) : null;
  }

  /**
   * Whether a path has a route, a file or a redirect. A path without one gets a 404 without the framework, in any
   * spelling. lib/seo/existence answers whether a route's object exists.
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
