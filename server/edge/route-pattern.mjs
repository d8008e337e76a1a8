// @ts-check
import { isBuildFile, NO_ROUTE } from "./cacheable-pages.mjs";

/** @typedef {{ page: string, regex: string }} Route */
/** @typedef {{ destination: string, regex: string, has?: { type: string, key?: string }[] }} Rewrite */

const FRAMEWORK = /^\/_next(?:\/|$)/;

/**
 * Which address of the shop's design a request is for, such as /details/[id]: there are only so many, and none says
 * what somebody looked at. Null for a file of the build.
 * @param {{ staticRoutes: Route[], dynamicRoutes: Route[], rewrites: { afterFiles: Rewrite[] } }} routes as the build
 *   lists them
 * @param {string[]} publicNames what lies in public/
 * @returns {(url: string) => string | null}
 */
export function makeRoutePattern({ staticRoutes, dynamicRoutes, rewrites }, publicNames) {
  const own = [...staticRoutes, ...dynamicRoutes];
  const rewritten = rewrites.afterFiles
    .map(({ destination, regex, has }) => ({ page: destination.replace(/:(\w+)/g, "[$1]"), regex, has }))
    .filter(({ page }) => own.some((route) => route.page === page));
  const compile = (/** @type {Route[]} */ routes) =>
    routes.map(({ page, regex }) => ({ page, regex: new RegExp(regex) }));
  const pages = compile([...own, ...rewritten.filter(({ has }) => !has)]);
  const byQuery = rewritten.flatMap(({ page, regex, has }) =>
    has ? [{ page, regex: new RegExp(regex), keys: has.map(({ key = "" }) => key) }] : [],
  );
  const files = new Set(publicNames);
  /**
   * The framework asks of a parameter that there is something in it.
   * @param {string} path
   * @param {string} url
   */
  function findByQuery(path, url) {
    if (url.length === path.length || byQuery.length === 0) return undefined;
    const query = new URLSearchParams(url.slice(path.length));
    const isAsked = (/** @type {string} */ key) => query.getAll(key).some(Boolean);
    return byQuery.find(({ regex, keys }) => keys.every(isAsked) && regex.test(path));
  }

  return (url) => {
    if (isBuildFile(url)) return null;
    const [path = ""] = url.split("?", 1);
    if (path === "/") return path;
    if (FRAMEWORK.test(path)) return "/_next";
    const [, first = "", rest] = path.split("/", 3);
    if (files.has(first)) return rest === undefined ? `/${first}` : `/${first}/*`;
    return (findByQuery(path, url) ?? pages.find(({ regex }) => regex.test(path)))?.page ?? NO_ROUTE;
  };
}
