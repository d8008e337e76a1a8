// @ts-check
// Depends on Next 16.4.6: the build writes the page of app/global-not-found.tsx into .next/server/app/_not-found.html, and a
// page of a fixed address into a file of its name; a page that finds nothing while it renders is answered with 404 and a
// shell in text/html; and its mocked request and response, with which it makes such a page anew.
import { readFileSync } from "node:fs";
import { finished } from "node:stream/promises";
import { gzipSync } from "node:zlib";
import { createRequestResponseMocks } from "next/dist/server/lib/mock-request.js";
import { readLocalPath } from "../../lib/words/local-path.mjs";
import { processState } from "../../lib/platform/process-state.mjs";
import { chooseEncoding } from "../cache/content-negotiation.mjs";
import { isPageAddress, NOT_FOUND_IN_BANGLA } from "../edge/cacheable-pages.mjs";
import { SCRIPT_HASHES_HEADER } from "./page-headers.mjs";
import { hashInlineScripts } from "./script-hashes.mjs";
import { htmlWithoutDuplicates } from "./duplicate-text.mjs";

/** How soon the page is tried again that could not be made. */
const RETRY_MS = 5_000;

/** Where the framework has the page of each language, and with which status it answers there. */
const SOURCES = {
  en: { address: "/_not-found", status: 404, file: "_not-found.html" },
  bn: { address: NOT_FOUND_IN_BANGLA, status: 200, file: `${NOT_FOUND_IN_BANGLA.slice(1)}.html` },
};

const pages = { en: readBuilt(SOURCES.en), bn: readBuilt(SOURCES.bn) };

/** @param {{ file: string }} source */
function readBuilt({ file }) {
  return toPage(readFileSync(new URL(`../../.next/server/app/${file}`, import.meta.url), "utf8"));
}

/** @param {string} html */
function toPage(html) {
  const identity = Buffer.from(htmlWithoutDuplicates(html));
  return {
    bodies: { identity, gzip: gzipSync(identity, { level: 9 }) },
    scriptHashes: hashInlineScripts(identity.toString()),
  };
}

/**
 * Makes the static 404 page anew whenever the shop's facts change, which a build does not know.
 * @param {import("next/dist/server/next.js").RequestHandler} handle
 */
export function keepNotFoundPage(handle) {
  let renders = 0;
  const renderAnew = async () => {
    const render = (renders += 1);
    for (const language of /** @type {const} */ (["en", "bn"])) {
      const html = await renderNotFoundPage(handle, SOURCES[language]);
      // Overtaken by one that shows more.
      if (render !== renders) return;
      if (html === null) throw new Error("The framework did not answer with the page.");
      pages[language] = toPage(html);
    }
  };
  const renderUntilMade = () =>
    void renderAnew().catch((error) => {
      logFailure(error);
      setTimeout(renderUntilMade, RETRY_MS).unref();
    });
  processState.onShopFacts = renderUntilMade;
  processState.onShopFacts();
}

/**
 * Null where the framework cannot make it now.
 * @param {import("next/dist/server/next.js").RequestHandler} handle
 * @param {{ address: string, status: number }} source
 */
async function renderNotFoundPage(handle, { address, status }) {
  /** @type {Buffer[]} */
  const parts = [];
  const { req, res } = createRequestResponseMocks({
    url: address,
    headers: { host: "localhost" },
    resWriter: (part) => parts.push(Buffer.from(part)) > 0,
  });
  await handle(req, res);
  await finished(res);
  return res.statusCode === status ? Buffer.concat(parts).toString("utf8") : null;
}

/** @param {unknown} error */
function logFailure(error) {
  console.error(
    JSON.stringify({
      time: new Date().toISOString(),
      level: "error",
      message: "the 404 page was not made anew",
      errorName: error instanceof Error ? error.name : typeof error,
    }),
  );
}

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
  const { bodies, scriptHashes } = pages[readLocalPath(request.url ?? "/").language];
  response.setHeader(SCRIPT_HASHES_HEADER, scriptHashes);
  return chooseEncoding(bodies, request) === "gzip"
    ? { body: bodies.gzip, encoding: "gzip" }
    : { body: bodies.identity };
}
