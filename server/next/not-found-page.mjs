// @ts-check
// Depends on Next 16.4.6: the build writes the page of app/global-not-found.tsx into .next/server/app/_not-found.html, and
// a page that finds nothing while it renders is answered with 404 and a shell in text/html.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { chooseEncoding } from "../cache/content-negotiation.mjs";
import { isPageAddress } from "../edge/cacheable-pages.mjs";
import { SCRIPT_HASHES_HEADER } from "./page-headers.mjs";
import { hashInlineScripts } from "./script-hashes.mjs";
import { htmlWithoutDuplicates } from "./duplicate-text.mjs";

const made = readFileSync(new URL("../../.next/server/app/_not-found.html", import.meta.url), "utf8");
const identity = Buffer.from(htmlWithoutDuplicates(made));
const bodies = { identity, gzip: gzipSync(identity, { level: 9 }) };
const scriptHashes = hashInlineScripts(identity.toString());

/**
 * The framework answers a page that finds nothing while it renders with an empty shell that only scripts fill. This
 * step sends the static 404 page instead, which needs no script; the status and the framework's cache stay as they
 * are.
 * @type {import("../edge/response-pipeline.mjs").ResponseStep}
 */
export function replaceNotFoundPage(request, response) {
  if (!isPageAddress(request.url ?? "")) return null;
  return {
    onHead(head) {
      const isShell =
        head.status === 404 && String(response.getHeader("Content-Type")).startsWith("text/html");
      if (!isShell) return;
      const { body, encoding } = chooseBody(request, response);
      head.replaceBody(body, encoding);
    },
  };
}

/**
 * Answers with the static 404 page.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
export function sendNotFoundPage(request, response) {
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  const { body, encoding } = chooseBody(request, response);
  if (encoding) response.setHeader("Content-Encoding", encoding);
  response.setHeader("Content-Length", body.length);
  response.writeHead(404);
  response.end(body);
}

/**
 * Chooses the static 404 page in the client's encoding, and names its scripts.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
function chooseBody(request, response) {
  response.setHeader(SCRIPT_HASHES_HEADER, scriptHashes);
  return chooseEncoding(bodies, request) === "gzip"
    ? { body: bodies.gzip, encoding: "gzip" }
    : { body: identity };
}
