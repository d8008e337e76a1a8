// @ts-check
import { isBuildFile, isFiltered, PERSONAL_PAGE } from "../edge/cacheable-pages.mjs";

/** @typedef {typeof import("./known-formats.mjs")} KnownFormats */

// Replaces known-formats.mjs where NEXT_EXTRAS is off.

/**
 * The few routes that the server has to tell apart, from the address alone.
 * @param {string} url
 */
export function findRoute(url) {
  if (isBuildFile(url)) return null;
  if (/^\/(?:api|_next)(?:[/?]|$)/.test(url)) return url.startsWith("/api") ? "/api/*" : "/_next";
  const [path = ""] = url.split("?", 1);
  return (
    PERSONAL_PAGE.exec(url)?.[0] ??
    (isFiltered(url.slice(path.length)) ? "/filtered/[category]" : "/[category]")
  );
}
export const findCanonicalUrl = () => null;
export const areScriptsHashed = false;
export const pageFormat = null;
export const useBuiltConfig = () => undefined;
export const serveCached = () => false;
export const makeReadyAnswers = () => () => false;
export const answerStale = () => null;
export const storeResponse = () => ({});
export const replaceNotFoundPage = () => null;
export const keepNotFoundPage = () => undefined;
export const fixRangeStatus = () => null;
export const prefetchProductScripts = () => null;
export const sanitizeRequestHeaders = () => undefined;
/** @type {KnownFormats["handleUnlessNotFound"]} */
export const handleUnlessNotFound = async (_request, _response, handle) => handle();
