// @ts-check
import { LRUCache } from "lru-cache";
import { RETRY_SOON_SECONDS } from "../../lib/platform/http/error-codes.mjs";
import { processState } from "../../lib/platform/process-state.mjs";
import { replaceWithPage, smallPage, TO_THE_SHOP } from "./error-response.mjs";

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
/** When a page last failed for it, by the clock of the pulse. */
let failedAt = -Infinity;
processState.noteTrouble = (path, isDatabaseAway) => {
  failures.set(path, isDatabaseAway);
  if (isDatabaseAway) failedAt = performance.now();
};

/** True from a page that failed because the database is away until the database says anything. */
export const isDatabaseAway = () => failedAt > (processState.databaseHeardAt ?? 0);

const TITLE = "This page did not load";
const AGAIN = '<a href="" style="color:#22335b">Try again</a>';

/** They need no script: the framework's page of a failure is empty without them. */
const OUTAGE_PAGE = Buffer.from(
  smallPage(
    TITLE,
    `<p>The shop is briefly unavailable. Nothing of yours is lost. The page comes by itself when the shop is back.</p>
<p>${AGAIN}</p>`,
  ),
);
const FAILURE_PAGE = Buffer.from(
  smallPage(
    TITLE,
    `<p>Something in the shop went wrong. Nothing of yours is lost.</p>
<p>${AGAIN}, or ${TO_THE_SHOP}</p>`,
  ),
);

/**
 * The framework answers 500 when a page fails to render. It is answered with a page that needs no script; and with 503,
 * where the application has just noted (lib/platform/http/report-request-error.ts) that it failed because the database is
 * away. The browser loads that one anew by itself: who waits need not press.
 * @type {import("./response-pipeline.mjs").ResponseStep}
 */
export function replaceFailedPage(request, response) {
  const asked = pathOf(request);
  return {
    onHead(head) {
      if (head.status !== 500) return;
      // The framework has put in the path that a rewrite leads to.
      const isOutage = failures.get(asked) || failures.get(pathOf(request));
      const isPage = String(response.getHeader("Content-Type")).startsWith("text/html");
      if (isPage) replaceWithPage(response, head, isOutage ? OUTAGE_PAGE : FAILURE_PAGE);
      if (!isOutage) return;
      head.status = 503;
      response.setHeader("Retry-After", String(RETRY_SOON_SECONDS));
      response.setHeader("Cache-Control", "no-store");
      const jitter = Math.floor(Math.random() * REFRESH_JITTER_SECONDS);
      if (isPage) response.setHeader("Refresh", String(REFRESH_AFTER_SECONDS + jitter));
    },
  };
}

/** @param {import("node:http").IncomingMessage} request */
const pathOf = ({ url = "" }) => url.split("?", 1)[0] ?? "";
