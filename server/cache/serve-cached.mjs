// @ts-check
import { AnswerMemory } from "./response-cache.mjs";
import { chooseEncoding } from "./compression-queue.mjs";
import { pathOfPageData } from "../next/rsc-request.mjs";
import { isBuildFile, PAGE_OF_ITS_VISITOR } from "../edge/public-address.mjs";

/** Other spellings of an address, with dots, a mark or percents, are without number: each would be kept and packed. */
const PLAIN_ADDRESS = /^\/(?:[\w~-][\w.~-]*(?:\/[\w~-][\w.~-]*)*)?$/;
/** Calls, the framework's own addresses, and pictures and films, which are many, large and packed already. */
const NOT_KEPT = /^\/(?:api|_next|images|catalogue|film)(?:\/|$)/;
/** The data of a page for the script that moves from page to page, a part of a file, and what only the framework reads. */
const ASKS_FOR_OTHER = /^(?:rsc|next-.*|range|x-nextjs-.*|x-prerender-.*|x-middleware-.*)$/;

export const sharedAnswers = new AnswerMemory();

/**
 * True for the path of a page, or another document of a page's kind, that is made once for everybody.
 * @param {string} path
 */
export function isPathOfAll(path) {
  return !PAGE_OF_ITS_VISITOR.test(path) && !NOT_KEPT.test(path);
}

/**
 * The key of what every visitor is answered alike, whoever he is: by address and headers, cookies aside. Null for
 * everything else.
 * @param {import("node:http").IncomingMessage} request
 */
export function keyOfAll({ method, url = "/", headers }) {
  if (method !== "GET" && method !== "HEAD") return null;
  const special = Object.keys(headers).filter((name) => ASKS_FOR_OTHER.test(name));
  if (special.length > 0) {
    const path = pathOfPageData(url, headers, special) ?? "";
    return PLAIN_ADDRESS.test(path) && isPathOfAll(path) ? `${path} data` : null;
  }
  return PLAIN_ADDRESS.test(url) && (isPathOfAll(url) || isBuildFile(url)) ? url : null;
}

/**
 * Answers without the framework, if the answer is at hand.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
export function answerFromMemory(request, response, answers = sharedAnswers) {
  const key = keyOfAll(request);
  const answer = key === null ? undefined : answers.find(key);
  const encoding = answer && chooseEncoding(answer.forms, request.headers["accept-encoding"]);
  const body = encoding && answer.forms[encoding];
  if (!body) return false;
  for (const [name, value] of answer.headers) response.setHeader(name, value);
  if (isKnown(request.headers["if-none-match"], answer.etag)) {
    response.removeHeader("Content-Type");
    response.writeHead(304);
    response.end();
    return true;
  }
  if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
  response.setHeader("Content-Length", body.length);
  response.writeHead(200);
  response.end(request.method === "HEAD" ? undefined : body);
  return true;
}

/**
 * True if the client already has what bears this tag.
 * @param {string | undefined} header its If-None-Match
 * @param {string} etag
 */
function isKnown(header, etag) {
  if (header === undefined) return false;
  const bare = (/** @type {string} */ tag) => tag.trim().replace(/^W\//, "");
  return header.trim() === "*" || header.split(",").some((tag) => bare(tag) === bare(etag));
}
