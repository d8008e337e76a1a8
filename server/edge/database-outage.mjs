// @ts-check
import { LRUCache } from "lru-cache";
import { RETRY_SOON_SECONDS } from "../../lib/platform/http/error-codes.mjs";
import { processState } from "../../lib/platform/process-state.mjs";
import { SCRIPT_HASHES_HEADER } from "../next/page-headers.mjs";
import { smallPage } from "./error-response.mjs";

/** When the page of a visitor who waits is loaded anew, and by how much later at most (jitter): not all come back at once. */
const REFRESH_AFTER_SECONDS = 4;
const REFRESH_JITTER_SECONDS = 4;
/** Longer than a page waits for the database. */
const OUTAGE_LASTS_MS = 5_000;
/** Made-up addresses fill no memory. */
const MAX_FAILURES = 1_000;

/**
 * Whether a page last failed because the database is away, by its path and not by the request: visitors who ask for it at
 * once share one rendering of it.
 * @type {LRUCache<string, boolean>}
 */
const failures = new LRUCache({ max: MAX_FAILURES, ttl: OUTAGE_LASTS_MS });
processState.noteTrouble = (path, isDatabaseAway) => void failures.set(path, isDatabaseAway);

/** Needs no script: the framework's page of a failure is empty without them. */
const OUTAGE_PAGE = Buffer.from(
  smallPage(
    "This page did not load",
    `<p>The shop is briefly unavailable. Nothing of yours is lost. The page comes by itself when the shop is back.</p>
<p><a href="" style="color:#22335b">Try again</a></p>`,
  ),
);

/**
 * The framework answers 500 when a page fails to render. Where the application has just noted
 * (lib/platform/http/report-request-error.ts) that it failed because the database is away, that becomes the 503 that it is, and a page
 * that the browser loads anew by itself: who waits need not press.
 * @type {import("./response-pipeline.mjs").ResponseStep}
 */
export function mapDatabaseOutageTo503(request, response) {
  const asked = pathOf(request);
  return {
    onHead(head) {
      // The framework has put in the path that a rewrite leads to.
      if (head.status !== 500 || !(failures.get(asked) || failures.get(pathOf(request)))) return;
      head.status = 503;
      response.setHeader("Retry-After", String(RETRY_SOON_SECONDS));
      response.setHeader("Cache-Control", "no-store");
      if (!String(response.getHeader("Content-Type")).startsWith("text/html")) return;
      const jitter = Math.floor(Math.random() * REFRESH_JITTER_SECONDS);
      response.setHeader("Refresh", String(REFRESH_AFTER_SECONDS + jitter));
      // It has none.
      response.setHeader(SCRIPT_HASHES_HEADER, "");
      head.replaceBody(OUTAGE_PAGE);
    },
  };
}

/** @param {import("node:http").IncomingMessage} request */
const pathOf = ({ url = "" }) => url.split("?", 1)[0] ?? "";
