// @ts-check
import { isBuildFile, isPageAddress, isShared } from "../edge/cacheable-pages.mjs";

/**
 * Browsers ask each time whether they still have the page of now; a cache in front of the shop may spare us that for
 * one second, because nobody tells it that a price has changed.
 */
const SHARED_PAGE = "public, max-age=0, s-maxage=1, must-revalidate";

/**
 * Says how long caches may keep a page that is made once for everybody.
 * @type {import("../edge/response-pipeline.mjs").ResponseStep}
 */
export function setPageCacheControl({ url = "/" }, response) {
  return {
    onHead({ status }) {
      const isForAll = isShared(response.getHeader("Cache-Control"));
      if (isForAll) response.setHeader("Cache-Control", SHARED_PAGE);
      // The page may come to be: nobody keeps that it was not there.
      if (status === 404 && isPageAddress(url)) response.setHeader("Cache-Control", "no-store");
      if (status === 304 && (isForAll || isBuildFile(url))) varyByEncoding(response);
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
