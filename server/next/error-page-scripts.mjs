// @ts-check
import { gunzipSync } from "node:zlib";
import { hashInlineScripts, INLINE_SCRIPTS_HEADER } from "./script-hashes.mjs";

const SERVER_ERROR = 500;

/**
 * The page that the framework sends for a failed one comes past its cache, and differs each time. It is held back until
 * it is whole, so that it can say which of its inline scripts are the framework's.
 * @type {import("../edge/response-pipeline.mjs").ResponseStep}
 */
export function nameScriptsOfFailure(_, response) {
  return {
    needsBody: ({ status }) =>
      status >= SERVER_ERROR &&
      !response.hasHeader(INLINE_SCRIPTS_HEADER) &&
      String(response.getHeader("Content-Type")).startsWith("text/html"),
    async onBody(_head, body) {
      const isPacked = response.getHeader("Content-Encoding") === "gzip";
      const html = (isPacked ? gunzipSync(body) : body).toString();
      response.setHeader(INLINE_SCRIPTS_HEADER, await hashInlineScripts(html));
    },
  };
}
