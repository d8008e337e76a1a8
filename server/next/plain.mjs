// @ts-check
import { processState } from "../../lib/platform/process-state.mjs";
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
/** An address that no page has: the framework answers it with the one static 404. */
const NOWHERE = "/nothing/here";

/**
 * What is missing is asked for as if under one address: else the framework would render, and keep, a 404 for each.
 * @type {KnownFormats["handleUnlessNotFound"]}
 */
export async function handleUnlessNotFound(request, response, handle) {
  const url = request.url ?? "/";
  const [path = "/"] = url.split("?", 1);
  const missing = await processState.findMissing?.(decodeURIComponent(path));
  if (response.closed) return;
  if (missing?.message === null) request.url = NOWHERE + url.slice(path.length);
  await handle();
}
