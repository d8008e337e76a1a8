// @ts-check
import { processState } from "../../lib/process-state.mjs";
import { SCRIPT_HASHES_HEADER } from "../next/page-headers.mjs";

const RETRY_AFTER_SECONDS = 2;
/** When the page of a visitor who waits is loaded anew, and by how much later at most: not all come back at once. */
const REFRESH_AFTER_SECONDS = 4;
const REFRESH_SPREAD_SECONDS = 4;
/** Longer than a page waits for the database. */
const TROUBLE_LASTS_MS = 5_000;
/** Made-up addresses fill no memory. */
const MAX_NOTED = 1_000;
const ABOUT_THE_OLD_BODY = ["Content-Encoding", "Content-Length", "ETag", "Transfer-Encoding"];

/**
 * Why a page last failed, by its path and not by the request: visitors who ask for it at once share one rendering of it.
 * @type {Map<string, { isDatabaseAway: boolean, at: number }>}
 */
const failures = new Map();
processState.noteTrouble = (path, isDatabaseAway) => {
  failures.delete(path);
  failures.set(path, { isDatabaseAway, at: Date.now() });
  const [oldest] = failures.keys();
  if (failures.size > MAX_NOTED && oldest !== undefined) failures.delete(oldest);
};

/** Needs no script: the framework's page of a failure is empty without them. */
const WAITING_PAGE = Buffer.from(`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>This page did not load</title>
<body style="margin:20vh auto;max-width:32rem;padding:0 1.5rem;font:18px/1.5 system-ui;background:#f7f5f0;color:#15171c">
<main>
<h1 style="font-size:1.6rem">This page did not load</h1>
<p>The shop is briefly unavailable. Nothing of yours is lost. The page comes by itself when the shop is back.</p>
<p><a href="" style="color:#22335b">Try again</a></p>
</main>
`);

/**
 * The framework answers 500 when a page fails to render. Where the application has just noted
 * (lib/http/request-trouble.ts) that it failed because the database is away, that becomes the 503 that it is, and a page
 * that the browser loads anew by itself: who waits need not press.
 * @type {import("./response-pipeline.mjs").ResponseStep}
 */
export function mapDatabaseOutageTo503(request, response) {
  const asked = pathOf(request);
  return {
    onHead(head) {
      // The framework has put in the path that a rewrite leads to.
      const isUnavailable =
        head.status === 500 && (isDatabaseAwayFor(asked) || isDatabaseAwayFor(pathOf(request)));
      if (!isUnavailable) return;
      head.status = 503;
      response.setHeader("Retry-After", String(RETRY_AFTER_SECONDS));
      response.setHeader("Cache-Control", "no-store");
      if (!String(response.getHeader("Content-Type")).startsWith("text/html")) return;
      describeWaitingPage(response);
      head.body = WAITING_PAGE;
    },
  };
}

/** @param {import("node:http").ServerResponse} response */
function describeWaitingPage(response) {
  for (const name of ABOUT_THE_OLD_BODY) response.removeHeader(name);
  const spread = Math.floor(Math.random() * REFRESH_SPREAD_SECONDS);
  response.setHeader("Refresh", String(REFRESH_AFTER_SECONDS + spread));
  response.setHeader("Content-Length", WAITING_PAGE.length);
  // It has none.
  response.setHeader(SCRIPT_HASHES_HEADER, "");
}

/** @param {import("node:http").IncomingMessage} request */
const pathOf = ({ url = "" }) => url.split("?", 1)[0] ?? "";

/** @param {string} path */
function isDatabaseAwayFor(path) {
  const failure = failures.get(path);
  return failure !== undefined && failure.isDatabaseAway && Date.now() - failure.at < TROUBLE_LASTS_MS;
}
