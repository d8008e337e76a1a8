// @ts-check
import { isBuildFile } from "../edge/cacheable-pages.mjs";

/**
 * Browsers ask each time whether they still have the page of now; a cache in front of the shop may spare us that for
 * one second, because nobody tells it that a price has changed.
 */
const SHARED_PAGE = "public, max-age=0, s-maxage=1, must-revalidate";
const IS_SHARED = /\bs-maxage=[1-9]/;
/** What has cache headers of its own on failure too. */
const NO_PAGE = /^\/(?:api|_next|images|catalogue|film|dashboard)\//;

/**
 * Says how long caches may keep a page that is made once for everybody.
 * @type {import("../edge/response-pipeline.mjs").ResponseStep}
 */
export function setPageCacheControl({ url = "/" }, response) {
  return {
    onHead({ status }) {
      const isShared = IS_SHARED.test(String(response.getHeader("Cache-Control")));
      if (isShared) response.setHeader("Cache-Control", SHARED_PAGE);
      // The page may come to be: nobody keeps that it was not there.
      if (status === 404 && !NO_PAGE.test(url)) response.setHeader("Cache-Control", "no-store");
      if (status === 304 && (isShared || isBuildFile(url))) varyByEncoding(response);
    },
  };
}

/**
 * A response without a body has no type, by which the framework would see that the body comes in several encodings. A
 * cache that takes over the header would give one of them to everybody.
 * @param {import("node:http").ServerResponse} response
 */
function varyByEncoding(response) {
  const named = String(response.getHeader("Vary") ?? "");
  if (!/\baccept-encoding\b/i.test(named))
    response.setHeader("Vary", [named, "Accept-Encoding"].filter(Boolean).join(", "));
}
