// @ts-check
import { createHash } from "node:crypto";
import { isShared } from "../edge/cacheable-pages.mjs";
import { PAGE_TAGS_HEADER } from "../next/page-headers.mjs";
import { OF_ONE_REQUEST } from "./ready-answers.mjs";
import { responseCache } from "./response-cache.mjs";
import { cacheKey, keysOfPage } from "./serve-cached.mjs";
import { tagInvalidation } from "./tag-invalidation.mjs";

/** A larger body would push too many others out. */
const MAX_BODY_BYTES = 1024 * 1024;
const NOT_FOUND = 404;
const IS_IMMUTABLE = /\bimmutable\b/;
const COMPRESSIBLE = /^(?:text\/|image\/svg\+xml|application\/(?:javascript|json|xml|manifest\+json))/;
/** The values of Vary that the cache key already tells apart. */
const VARIES_BY_KEY = /^(?:(?:rsc|next-[\w-]+|accept-encoding)(?:,\s*|$))*$/i;
/** The headers that belong to one encoding of the body. */
const OF_ONE_ENCODING = new Set(["content-encoding", "content-length", "transfer-encoding"]);

/** In this header the framework says whether its own cache had the page. */
const CACHE_STATE = "x-nextjs-cache";

/**
 * Keeps an answer of the framework if it is the same for everybody. The response itself goes out unchanged.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @returns {import("../edge/response-pipeline.mjs").ResponseHooks}
 */
export function storeResponse(request, response, cache = responseCache) {
  const address = cacheKey(request);
  const key = request.method === "GET" ? address : null;
  const since = tagInvalidation.clock;
  /** @type {ReturnType<typeof describeResponse>} */
  let stored = null;
  /** @type {string[]} */
  let tags = [];
  /** @type {Buffer[]} */
  const chunks = [];
  let size = 0;

  return {
    onHead({ status }) {
      tags = String(response.getHeader(PAGE_TAGS_HEADER) ?? "").split(",");
      response.removeHeader(PAGE_TAGS_HEADER);
      if (key !== null && status === 200) stored = describeResponse(response);
      // A page that is gone does not come back in an outage.
      if (address !== null && status === NOT_FOUND)
        for (const gone of keysOfPage(address)) cache.delete(gone);
    },
    onChunk(chunk) {
      if (!stored) return;
      const bytes = Buffer.from(chunk);
      chunks.push(bytes);
      size += bytes.length;
      if (size > MAX_BODY_BYTES) stored = null;
    },
    onEnd() {
      if (stored && key !== null) {
        const body = Buffer.concat(chunks);
        cache.set(key, { ...withETag(stored, body), tags, since, bodies: { [stored.encoding]: body } });
      }
      stored = null;
    },
  };
}

/**
 * What to keep of a response beside its body, or null if it is not for everybody.
 * @param {import("node:http").ServerResponse} response
 */
function describeResponse(response) {
  const etag = response.getHeader("ETag") ?? "";
  const encoding = response.getHeader("Content-Encoding") ?? "identity";
  const cacheControl = String(response.getHeader("Cache-Control"));
  const isImmutable = IS_IMMUTABLE.test(cacheControl);
  if (!isShared(cacheControl) && !isImmutable) return null;
  if (typeof etag !== "string" || (encoding !== "gzip" && encoding !== "identity")) return null;
  if (response.hasHeader("Set-Cookie")) return null;
  if (!VARIES_BY_KEY.test(String(response.getHeader("Vary") ?? ""))) return null;
  const headers = Object.entries(response.getHeaders())
    .filter(([name]) => !OF_ONE_REQUEST.has(name) && !OF_ONE_ENCODING.has(name))
    .map(([name, value]) => /** @type {const} */ ([name, name === CACHE_STATE ? "HIT" : (value ?? "")]));
  const isCompressible = COMPRESSIBLE.test(String(response.getHeader("Content-Type")));
  return { etag, encoding, isImmutable, isCompressible, headers };
}

/**
 * Adds an ETag where there is none: the framework gives the data of a page none.
 * @param {NonNullable<ReturnType<typeof describeResponse>>} stored
 * @param {Buffer} body
 */
function withETag(stored, body) {
  if (stored.etag) return stored;
  const etag = `W/"${createHash("sha256").update(body).digest("base64url")}"`;
  return { ...stored, etag, headers: [...stored.headers, /** @type {const} */ (["ETag", etag])] };
}
