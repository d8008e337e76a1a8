// @ts-check
import { LRUCache } from "lru-cache";
import { RETRY_SOON_SECONDS } from "../../lib/platform/http/error-codes.mjs";
import { processState } from "../../lib/platform/process-state.mjs";
import { replaceWithPage, smallPage } from "./error-response.mjs";
import { languageOf, PAGE_WORDS } from "./page-words.mjs";

/** When a waiting visitor's page reloads, and the most that jitter adds, so that not all come back at once. */
const REFRESH_AFTER_SECONDS = 4;
const REFRESH_JITTER_SECONDS = 4;
/** Longer than a page waits for the database. */
const OUTAGE_LASTS_MS = 5_000;
/** A bound, so that made-up addresses fill no memory. */
const MAX_FAILURES = 1_000;

/**
 * Whether a page last failed because the database is away. The key is the path and not the request, because visitors
 * who ask at the same time share one rendering.
 * @type {LRUCache<string, boolean>}
 */
const failures = new LRUCache({ max: MAX_FAILURES, ttl: OUTAGE_LASTS_MS });
/** When a page last failed because the database is away, on the clock of databaseHeardAt. */
let failedAt = -Infinity;
processState.noteTrouble = (path, isDatabaseAway) => {
  failures.set(path, isDatabaseAway);
  if (isDatabaseAway) failedAt = performance.now();
};

/** True after a page failed because the database is away, until the database answers anything. */
export const isDatabaseAway = () => failedAt > (processState.databaseHeardAt ?? 0);

/** These pages need no script; the framework's error page is empty without scripts. */
const PAGES = { en: makePages("en"), bn: makePages("bn") };

/** @param {import("./page-words.mjs").Language} language */
function makePages(language) {
  const { failed, toTheShop } = PAGE_WORDS[language];
  /** @param {string} text @param {string} next */
  const page = (text, next) =>
    Buffer.from(smallPage({ language, title: failed.title, text: `<p>${text}</p>\n<p>${next}</p>` }));
  return {
    outage: page(failed.outage, failed.again),
    failure: page(failed.failure, `${failed.again}${failed.or}${toTheShop}`),
  };
}

/**
 * Replaces the framework's 500 for a page that fails to render with a page that needs no script. The status becomes 503
 * where the application has just noted (lib/platform/http/report-request-error.ts) that the database is away. The
 * browser reloads that page by itself.
 * @type {import("./response-pipeline.mjs").ResponseStep}
 */
export function replaceFailedPage(request, response) {
  const asked = pathOf(request);
  return {
    onHead(head) {
      if (head.status !== 500) return;
      // A rewrite may have changed the request's path meanwhile.
      const isOutage = failures.get(asked) || failures.get(pathOf(request));
      const isPage = String(response.getHeader("Content-Type")).startsWith("text/html");
      if (isPage) replaceWithPage(response, head, PAGES[languageOf(asked)][isOutage ? "outage" : "failure"]);
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
