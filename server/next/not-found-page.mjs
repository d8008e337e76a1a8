// @ts-check
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { hashInlineScripts, INLINE_SCRIPTS_HEADER } from "./script-hashes.mjs";
import { pageWithoutStyleTexts } from "./duplicate-css.mjs";

/** Files and calls have answers of their own; the dashboard's shell is filled inside its frame, with its menu. */
const NO_PAGE = /^\/(?:api|_next|images|catalogue|film|dashboard)\//;
const ABOUT_THE_OLD_BODY = ["Content-Encoding", "Content-Length", "ETag", "Transfer-Encoding"];

const made = readFileSync(new URL("../../.next/server/app/_not-found.html", import.meta.url), "utf8");
const page = Buffer.from(pageWithoutStyleTexts(made));
const packedPage = gzipSync(page, { level: 9 });
const inlineScripts = await hashInlineScripts(page.toString());

/**
 * For a page that finds nothing while it renders, the framework sends an empty shell that only scripts fill. In its
 * place goes the static 404 page, which reads without them; the status and what the framework caches stay.
 * @type {import("../edge/response-pipeline.mjs").ResponseStep}
 */
export function answerMissingPageReadably(request, response) {
  if (NO_PAGE.test(request.url ?? "")) return null;
  return {
    onHead(head) {
      if (head.status !== 404) return;
      // The page may come to be: nobody keeps that it was not there.
      response.setHeader("Cache-Control", "no-store");
      const isShell = String(response.getHeader("Content-Type")).startsWith("text/html");
      if (isShell) head.body = describeMissingPage(request, response);
    },
  };
}

/**
 * Answers with the static 404 page.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
export function sendMissingPage(request, response) {
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  const body = describeMissingPage(request, response);
  response.writeHead(404);
  response.end(body);
}

/**
 * Sets the headers of the static 404 page, and returns its body.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
function describeMissingPage(request, response) {
  const isPacked = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(
    String(request.headers["accept-encoding"]),
  );
  const body = isPacked ? packedPage : page;
  for (const name of ABOUT_THE_OLD_BODY) response.removeHeader(name);
  if (isPacked) response.setHeader("Content-Encoding", "gzip");
  response.setHeader("Content-Length", body.length);
  response.setHeader(INLINE_SCRIPTS_HEADER, inlineScripts);
  return body;
}
