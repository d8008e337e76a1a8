// @ts-check
import { processState } from "../../lib/process-state.mjs";

const RETRY_AFTER_SECONDS = 2;
/** Longer than a page waits for the database. */
const TROUBLE_LASTS_MS = 5_000;

// Of the process, not of the request: visitors who ask for the same page at once share one rendering of it.
const trouble = { databaseAwayAt: 0 };
processState.trouble = trouble;

/**
 * The framework answers 500 when a page fails to render. Where the application has just noted
 * (lib/http/request-trouble.ts) that the database is away, that becomes the 503 that it is.
 * @param {import("node:http").ServerResponse} response
 */
export function answerTroubleHonestly(response) {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (/** @type {number} */ status, /** @type {any[]} */ ...rest) => {
    const isUnavailable = status === 500 && Date.now() - trouble.databaseAwayAt < TROUBLE_LASTS_MS;
    if (isUnavailable) {
      response.setHeader("Retry-After", String(RETRY_AFTER_SECONDS));
      response.setHeader("Cache-Control", "no-store");
    }
    return writeHead(isUnavailable ? 503 : status, ...rest);
  };
}
