// @ts-check
import { isBuildFile, NO_ROUTE } from "./cacheable-pages.mjs";

/** @typedef {{ page: string, regex: string }} Route */
/** @typedef {{ destination: string, regex: string }} Rewrite */

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
    .map(({ destination, regex }) => ({ page: destination.replace(/:(\w+)/g, "[$1]"), regex }))
    .filter(({ page }) => own.some((route) => route.page === page));
  const pages = [...own, ...rewritten].map(({ page, regex }) => ({ page, regex: new RegExp(regex) }));
  const files = new Set(publicNames);
  return (url) => {
    if (isBuildFile(url)) return null;
    const [path = ""] = url.split("?", 1);
    if (path === "/") return path;
    if (FRAMEWORK.test(path)) return "/_next";
    const [, first = "", rest] = path.split("/", 3);
    if (files.has(first)) return rest === undefined ? `/${first}` : `/${first}/*`;
    return pages.find(({ regex }) => regex.test(path))?.page ?? NO_ROUTE;
  };
}
