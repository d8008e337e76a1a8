// @ts-check
// Depends on Next 16.4.6: what routes-manifest.mjs says; and under /_next it serves the shop nothing but static.
import { NOTHING } from "../edge/canonical-url.mjs";

/** @typedef {{ regex: string, page?: string }} Pattern */
/** @typedef {{ staticRoutes: Pattern[], dynamicRoutes: Pattern[], redirects: Pattern[], rewrites: { afterFiles: (Pattern & { destination: string })[] } }} Routes */

const FILE_OF_BUILD = /^\/_next\/static\//;
/** The framework's own, of which the shop uses nothing else: one of them renders pages under another address. */
const FRAMEWORK = /^\/_/;
/** Has answers of its own for what is not there, and checks who asks. */
const ANSWERS_ITSELF = /^\/(?:api|dashboard)(?:\/|$)/;
/** Written in a way that the framework puts right, by a redirect. */
const TO_PUT_RIGHT = /\/\/|\\|.\/$/;

/**
 * Whether there is a route, a file or a redirect for a path. What has none is a 404 without asking the framework, however
 * it is spelt; whether there is something under a route is another question (lib/seo/existence).
 * @param {Routes} routes as the build lists them
 * @param {Iterable<string>} files the paths of what lies in public/
 * @returns {(path: string) => boolean}
 */
export function makeKnownRoutes({ staticRoutes, dynamicRoutes, redirects, rewrites }, files) {
  const toRegExps = (/** @type {{ regex: string }[]} */ entries) =>
    entries.map(({ regex }) => new RegExp(regex));
  const publicFiles = new Set(files);
  const fixed = toRegExps(staticRoutes);
  const nothing = toRegExps(rewrites.afterFiles.filter(({ destination }) => destination === NOTHING));
  const further = toRegExps([
    ...dynamicRoutes,
    ...redirects,
    ...rewrites.afterFiles.filter(({ destination }) => destination !== NOTHING),
  ]);
  /** @param {string} path */
  return (path) => {
    if (path === "/" || FILE_OF_BUILD.test(path)) return true;
    if (FRAMEWORK.test(path)) return false;
    if (ANSWERS_ITSELF.test(path) || TO_PUT_RIGHT.test(path)) return true;
    const isOneOf = (/** @type {RegExp[]} */ regexps) => regexps.some((regexp) => regexp.test(path));
    if (publicFiles.has(path) || isOneOf(fixed)) return true;
    return !isOneOf(nothing) && isOneOf(further);
  };
}
