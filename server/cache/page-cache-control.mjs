// @ts-check
import { isBuildFile, isPageAddress, isShared } from "../edge/cacheable-pages.mjs";

/**
 * Browsers ask each time whether their copy of the page is current. A cache in front of the shop may answer for us for
 * one second only, because nobody tells it that a price has changed.
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
      // The page may exist later, so nobody caches the 404.
      if (status === 404 && isPageAddress(url)) response.setHeader("Cache-Control", "no-store");
      if (status === 304 && (isForAll || isBuildFile(url))) varyByEncoding(response);
    },
  };
}

/**
 * A response without a body has no type, so the framework does not see that the body comes in several encodings. A
 * cache that takes over the header would then give one encoding to everybody.
 * @param {import("node:http").ServerResponse} response
 */
function varyByEncoding(response) {
  const named = String(response.getHeader("Vary") ?? "");
  if (!/\baccept-encoding\b/i.test(named))
    response.setHeader("Vary", [named, "Accept-Encoding"].filter(Boolean).join(", "));
}
