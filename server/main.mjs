// @ts-check
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import next from "next";
import { processState } from "../lib/process-state.mjs";
import { makeAdmission } from "./edge/admission.mjs";
import { CONNECTION_TIMES, limitConnections } from "./edge/connection-limit.mjs";
import { lingeringClose } from "./edge/lingering-close.mjs";
import { serializePipelinedRequests } from "./edge/serialize-pipelined-requests.mjs";
import { setPageCacheControl } from "./cache/page-cache-control.mjs";
import { handleAfterStaleRender } from "./cache/stale-render-guard.mjs";
import { extras } from "./next/extras.mjs";
import { sendOverload } from "./edge/overload-response.mjs";
import { MAX_HEADER_BYTES, trackResponse, answerClientError } from "./edge/client-error.mjs";
import { makeCanonicalUrl, redirectPermanently } from "./edge/canonical-url.mjs";
import { contentSecurityPolicy } from "./edge/content-security-policy.mjs";
import { validateRequest } from "./edge/request-validation.mjs";
import { interceptResponse } from "./edge/response-pipeline.mjs";
import { logRequest, logUnparsed } from "./edge/request-log.mjs";
import { fileHeaders, securityHeaders } from "./edge/security-headers.mjs";
import { syncSignedInCookie } from "./edge/signed-in-cookie.mjs";
import { setTrustedHeaders } from "./edge/trusted-headers.mjs";
import { isBuildFile, withoutQuery } from "./edge/public-address.mjs";
import { mapDatabaseOutageTo503 } from "./edge/database-outage.mjs";

// The heap is cleaned up when it has grown by a quarter, and not only when it is four times as large.
setFlagsFromString("--heap-growing-percent=25");

const DRAIN_LIMIT_MS = 10_000;
const IDLE_CHECK_MS = 100;
/** Longer than a proxy in front, or a client, keeps a connection: it would send its next call on one just closed. */
const KEEP_ALIVE_MS = 65_000;

const isHttps = process.env.NEXTAUTH_URL?.startsWith("https:") ?? false;
const HEADERS_OF_EVERY_ANSWER = securityHeaders(isHttps);
const HEADERS_OF_FILES = fileHeaders(isHttps);

// Read when the first text is drawn; a machine may have no settings of its own.
process.env.FONTCONFIG_FILE ??= fileURLToPath(new URL("../app/fonts/fonts.conf", import.meta.url));

const isLogging = process.env.LOG_REQUESTS !== "off";

const findCanonicalUrl = makeCanonicalUrl(extras.ROUTES);
const admit = makeAdmission({
  factor: Number(process.env.RATE_LIMIT_FACTOR ?? 1),
  secret: process.env.NEXTAUTH_SECRET ?? "",
});

const port = Number(process.env.PORT ?? 3000);
extras.configureFramework();
// Given a server of its own, the framework does not take the upgrades of ours, of which it answers only some.
const app = next({ dev: false, port, httpServer: createServer() });
const handle = app.getRequestHandler();
// Before the framework loads the shop, which serves behind nothing else (lib/http/require-own-server.ts).
processState.isBehindServer = true;
await app.prepare();

let isDraining = false;

/** What an answer that the framework never sees the request of goes through. */
const REFUSAL_STEPS = [contentSecurityPolicy];

/** A page from the response cache has its policy with it, and lacks only what is this visitor's. */
const CACHED_STEPS = [syncSignedInCookie];

/**
 * What the framework's answer goes through, from the first step to the last.
 * @type {import("./edge/response-pipeline.mjs").ResponseStep[]}
 */
const FRAMEWORK_STEPS = [
  // The status comes first: by it the others tell what kind of answer this is.
  mapDatabaseOutageTo503,
  extras.fixRangeStatus,
  // Brings a page of its own, whose scripts are known.
  extras.replaceNotFoundPage,
  // After what replaces pages: a page of a 5xx is still the framework's own.
  extras.hashErrorPageScripts,
  // After all that say which inline scripts a page has, and before the cache, which keeps the policy with its page.
  contentSecurityPolicy,
  // What is shared is shared for so long only, with or without our own cache.
  setPageCacheControl,
  // Keeps every header that is set by now. None of them may be one visitor's.
  (request, response) => extras.storeResponse(request, response),
  // Last: it sets a cookie, which nobody else may be given.
  syncSignedInCookie,
];

const server = createServer(
  { ...CONNECTION_TIMES, maxHeaderSize: MAX_HEADER_BYTES, requireHostHeader: false },
  (request, response) => serializePipelinedRequests(request, response, () => answer(request, response)),
);

server.keepAliveTimeout = KEEP_ALIVE_MS;
limitConnections(server);

server.on("clientError", (error, socket) => {
  const refusal = answerClientError(error, socket, HEADERS_OF_EVERY_ANSWER);
  if (refusal && isLogging) logUnparsed(refusal);
});
server.on("checkExpectation", (request, response) => server.emit("request", request, response));

server.on("error", (error) => {
  const isPortTaken = "code" in error && error.code === "EADDRINUSE";
  console.error(
    isPortTaken ? `Port ${port} is in use. Choose another one: PORT=${port + 1} npm start` : error.message,
  );
  process.exit(1);
});

server.listen(port, () => console.log(`listening on http://localhost:${port}`));

/**
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
function answer(request, response) {
  const passThrough = interceptResponse(request, response, { isHttps });
  trackResponse(response);
  lingeringClose(request, response);
  setTrustedHeaders(request, response, Number(process.env.TRUSTED_PROXIES ?? 0));
  if (isLogging) logRequest(request, response);
  const headers = isBuildFile(request.url ?? "") ? HEADERS_OF_FILES : HEADERS_OF_EVERY_ANSWER;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (isDraining) response.setHeader("Connection", "close");
  const refuse = validateRequest(request, isDraining);
  if (refuse) {
    passThrough(REFUSAL_STEPS);
    refuse(request, response);
    return;
  }
  admit(request, response, {
    letIn: () => answerAdmitted(request, response, passThrough),
    refuse(overload) {
      passThrough(REFUSAL_STEPS);
      sendOverload(request, response, overload);
    },
  });
}

/**
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @param {(steps: import("./edge/response-pipeline.mjs").ResponseStep[]) => void} passThrough
 */
function answerAdmitted(request, response, passThrough) {
  const plainAddress = findCanonicalUrl(request.url ?? "/");
  if (plainAddress !== null) {
    redirectPermanently(response, plainAddress);
    return;
  }
  request.url = withoutQuery(request.url ?? "/", request.headers);
  passThrough(CACHED_STEPS);
  if (extras.serveCached(request, response)) return;
  passThrough(FRAMEWORK_STEPS);
  extras.sanitizeRequestHeaders(request);
  void extras.handleUnlessNotFound(request, response, () =>
    handleAfterStaleRender(request, response, () => handle(request, response)),
  );
}

/** Lets the requests under way finish, then ends. */
function drain() {
  if (isDraining) return;
  isDraining = true;
  // What follows an answer, such as a mail that it promised, is waited for too; with the code that who ends it has set.
  server.close(() => void app.close().finally(() => process.exit()));
  server.closeIdleConnections();
  // A connection that was busy until now would otherwise be kept for the client's next request.
  setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS).unref();
  setTimeout(() => process.exit(), DRAIN_LIMIT_MS).unref();
}

process.on("SIGTERM", drain);
process.on("SIGINT", drain);
