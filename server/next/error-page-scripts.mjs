// @ts-check
// Depends on Next 16.4.6: the page of a failure is text/html with a status of 500 or more, plain or in gzip, and its inline
// scripts are those of script-hashes.mjs.
import { gunzipSync } from "node:zlib";
import { SCRIPT_HASHES_HEADER } from "./page-headers.mjs";
import { hashInlineScripts } from "./script-hashes.mjs";

const SERVER_ERROR = 500;

/**
 * The page that the framework sends for a failed one comes past its cache, and differs each time. It is held back until
 * it is whole, so that it can say which of its inline scripts are the framework's.
 * @type {import("../edge/response-pipeline.mjs").ResponseStep}
 */
export function hashErrorPageScripts(_, response) {
  return {
    needsBody: ({ status }) =>
      status >= SERVER_ERROR &&
      !response.hasHeader(SCRIPT_HASHES_HEADER) &&
      String(response.getHeader("Content-Type")).startsWith("text/html"),
    onBody(_head, body) {
      const isCompressed = response.getHeader("Content-Encoding") === "gzip";
      const html = (isCompressed ? gunzipSync(body) : body).toString();
      response.setHeader(SCRIPT_HASHES_HEADER, hashInlineScripts(html));
    },
  };
}
