// @ts-check
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { hashInlineScripts, INLINE_SCRIPTS_HEADER } from "./inline-scripts.mjs";

/** Of the addresses that look like a page's, only these can turn out to have none while the page renders. */
const MAY_BE_MISSING = /^\/details\//;
const ABOUT_THE_OLD_BODY = ["Content-Encoding", "Content-Length", "ETag", "Transfer-Encoding"];

const page = readFileSync(new URL("../../.next/server/app/_not-found.html", import.meta.url));
const packedPage = gzipSync(page, { level: 9 });
const inlineScripts = await hashInlineScripts(page.toString());

/**
 * For a page that finds nothing while it renders, the framework sends an empty shell that only scripts fill. In its
 * place goes the static 404 page, which reads without them; the status and what the framework caches stay.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
export function answerMissingPageReadably(request, response) {
  if (!MAY_BE_MISSING.test(request.url ?? "")) return;
  const writeHead = response.writeHead.bind(response);
  const write = response.write.bind(response);
  const end = response.end.bind(response);
  /** @type {Buffer | undefined} */
  let body;

  response.writeHead = (/** @type {number} */ status, /** @type {any[]} */ ...rest) => {
    const isShell = status === 404 && String(response.getHeader("Content-Type")).startsWith("text/html");
    if (isShell) {
      const isPacked = /\bgzip\b/.test(String(request.headers["accept-encoding"]));
      body = isPacked ? packedPage : page;
      for (const name of ABOUT_THE_OLD_BODY) response.removeHeader(name);
      if (isPacked) response.setHeader("Content-Encoding", "gzip");
      response.setHeader("Content-Length", body.length);
      response.setHeader(INLINE_SCRIPTS_HEADER, inlineScripts);
      // The product may come to be: nobody keeps that it was not there.
      response.setHeader("Cache-Control", "no-store");
    }
    return writeHead(status, ...rest);
  };
  const isReplaced = () => {
    if (!response.headersSent) response.writeHead(response.statusCode);
    return body !== undefined;
  };
  response.write = (/** @type {any} */ ...chunk) => isReplaced() || Reflect.apply(write, response, chunk);
  response.end = (/** @type {any} */ ...chunk) =>
    isReplaced() ? end(body) : Reflect.apply(end, response, chunk);
}
