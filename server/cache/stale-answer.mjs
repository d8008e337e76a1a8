// @ts-check
import { chooseEncoding } from "./content-negotiation.mjs";
import { OF_ONE_REQUEST } from "./ready-answers.mjs";
import { responseCache } from "./response-cache.mjs";
import { cacheKey } from "./serve-cached.mjs";

const UNAVAILABLE = 503;
const OK = 200;

/**
 * Puts the last good answer in the place of one that cannot be made because the database is away. It says its age.
 * @type {import("../edge/response-pipeline.mjs").ResponseStep}
 */
export function answerStale(request, response) {
  // Read now: the framework later writes another address into the request.
  const key = cacheKey(request);
  return {
    onHead(head) {
      const last = head.status === UNAVAILABLE && key !== null ? responseCache.getLast(key) : undefined;
      const encoding = last && chooseEncoding(last.bodies, request);
      const body = encoding && last.bodies[encoding];
      if (!body) return;
      for (const name of response.getHeaderNames())
        if (!OF_ONE_REQUEST.has(name)) response.removeHeader(name);
      head.status = OK;
      head.replaceBody(body, encoding === "identity" ? undefined : encoding);
      for (const [name, value] of last.headers) response.setHeader(name, value);
      response.setHeader("Age", responseCache.ageOf(last));
    },
  };
}
