// @ts-check
import { createHash } from "node:crypto";
import { freshness } from "./tag-invalidation.mjs";
import { PAGE_TAGS_HEADER } from "./page-cache.mjs";
import { isBuildFile } from "../edge/public-address.mjs";
import { keyOfAll, sharedAnswers } from "./serve-cached.mjs";

/**
 * Browsers ask each time whether they still have the page of now; a cache in front of the shop may spare us that for
 * one second, because nobody tells it that a price has changed.
 */
const PAGE_CACHE_CONTROL = "public, max-age=0, s-maxage=1, must-revalidate";
const IS_SHARED = /\bs-maxage=[1-9]/;
const IS_FIXED = /\bimmutable\b/;

const NOT_MODIFIED = 304;

/** More would push too many others out. */
const MOST_BODY_BYTES = 1024 * 1024;
const TEXT = /^(?:text\/|image\/svg\+xml|application\/(?:javascript|json|xml|manifest\+json))/;
const VARIES_BY_WHAT_IS_TOLD_APART = /^(?:(?:rsc|next-[\w-]+|accept-encoding)(?:,\s*|$))*$/i;
/** Of one request, or of one encoding of the body. */
const NOT_OF_EVERY_ANSWER = [
  "x-request-id",
  "connection",
  "keep-alive",
  "date",
  "content-encoding",
  "content-length",
  "transfer-encoding",
];

/** Where the framework says whether it had the page in its own cache. */
const CACHE_STATE = "x-nextjs-cache";

/**
 * Keeps what the framework answers, if everybody gets it alike. The answer itself goes out as it was made.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @returns {import("../edge/response-pipeline.mjs").ResponseHooks}
 */
export function rememberAnswer(request, response, answers = sharedAnswers) {
  const key = request.method === "GET" ? keyOfAll(request) : null;
  const begun = freshness.count;
  /** @type {ReturnType<typeof describeAnswer>} */
  let kept = null;
  /** @type {string[]} */
  let tags = [];
  /** @type {Buffer[]} */
  const body = [];
  let size = 0;

  return {
    onHead({ status }) {
      tags = String(response.getHeader(PAGE_TAGS_HEADER) ?? "").split(",");
      response.removeHeader(PAGE_TAGS_HEADER);
      const isShared = IS_SHARED.test(String(response.getHeader("Cache-Control")));
      if (isShared) response.setHeader("Cache-Control", PAGE_CACHE_CONTROL);
      if (status === NOT_MODIFIED && (isShared || isBuildFile(request.url ?? "")))
        sayThatEncodingsVary(response);
      if (key !== null && status === 200) kept = describeAnswer(response, isShared);
    },
    onChunk(chunk) {
      if (!kept) return;
      const bytes = Buffer.from(chunk);
      body.push(bytes);
      size += bytes.length;
      if (size > MOST_BODY_BYTES) kept = null;
    },
    onEnd() {
      if (kept && key !== null) {
        const whole = Buffer.concat(body);
        answers.keep(key, { ...withTag(kept, whole), tags, begun, forms: { [kept.encoding]: whole } });
      }
      kept = null;
    },
  };
}

/**
 * An answer without a body has no type, by which the framework would see that the body comes in several encodings. A
 * cache that takes over the header would give one of them to everybody.
 * @param {import("node:http").ServerResponse} response
 */
function sayThatEncodingsVary(response) {
  const named = String(response.getHeader("Vary") ?? "");
  if (!/\baccept-encoding\b/i.test(named))
    response.setHeader("Vary", [named, "Accept-Encoding"].filter(Boolean).join(", "));
}

/**
 * What is to be kept of an answer beside its body, or null if it is not for everybody.
 * @param {import("node:http").ServerResponse} response
 * @param {boolean} isShared
 */
function describeAnswer(response, isShared) {
  const etag = response.getHeader("ETag") ?? "";
  const encoding = response.getHeader("Content-Encoding") ?? "identity";
  const isFixed = IS_FIXED.test(String(response.getHeader("Cache-Control")));
  if (!isShared && !isFixed) return null;
  if (typeof etag !== "string" || (encoding !== "gzip" && encoding !== "identity")) return null;
  if (response.hasHeader("Set-Cookie")) return null;
  if (!VARIES_BY_WHAT_IS_TOLD_APART.test(String(response.getHeader("Vary") ?? ""))) return null;
  const headers = Object.entries(response.getHeaders())
    .filter(([name]) => !NOT_OF_EVERY_ANSWER.includes(name))
    .map(([name, value]) => /** @type {const} */ ([name, name === CACHE_STATE ? "HIT" : (value ?? "")]));
  const isText = TEXT.test(String(response.getHeader("Content-Type")));
  return { etag, encoding, isFixed, isText, headers };
}

/**
 * The framework gives the data of a page no tag.
 * @param {NonNullable<ReturnType<typeof describeAnswer>>} answer
 * @param {Buffer} body
 */
function withTag(answer, body) {
  if (answer.etag) return answer;
  const etag = `W/"${createHash("sha256").update(body).digest("base64url")}"`;
  return { ...answer, etag, headers: [...answer.headers, /** @type {const} */ (["ETag", etag])] };
}
