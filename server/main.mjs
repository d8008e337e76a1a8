// @ts-check
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import next from "next";
import { processState } from "../lib/platform/process-state.mjs";
import { compressedValues } from "./cache/compression.mjs";
import { configurePageCache } from "./cache/page-cache.mjs";
import { requestBegunAt } from "./cache/stale-render-guard.mjs";
import { answerClientError, MAX_HEADER_BYTES } from "./edge/client-error.mjs";
import { CONNECTION_TIMES, limitConnections } from "./edge/connection-limit.mjs";
import { logUnparsed } from "./edge/request-log.mjs";
import { securityHeaders } from "./edge/security-headers.mjs";
import { explain, extras } from "./next/extras.mjs";
import { makePipeline } from "./pipeline.mjs";

// The heap is cleaned up when it has grown by a quarter, and not only when it is four times as large.
setFlagsFromString("--heap-growing-percent=25");

const DRAIN_LIMIT_MS = 10_000;
/** So long answers say first that their connection closes: a request that is on its way then is answered. */
const FAREWELL_MS = 1_000;
const IDLE_CHECK_MS = 100;
/** Longer than a proxy in front keeps a connection (ops/nginx.conf): it would send its next call on one just closed. */
const KEEP_ALIVE_MS = 60_000;

const isHttps = process.env.NEXTAUTH_URL?.startsWith("https:") ?? false;

// Read when the first text is drawn; a machine may have no settings of its own.
process.env.FONTCONFIG_FILE ??= fileURLToPath(new URL("../app/fonts/fonts.conf", import.meta.url));

const isLogging = process.env.LOG_REQUESTS !== "off";

const port = Number(process.env.PORT ?? 3000);
try {
  extras.useBuiltConfig();
} catch (error) {
  explain(error);
}
configurePageCache({ codec: compressedValues, format: extras.pageFormat, begunAt: requestBegunAt });
// Given a server of its own, the framework does not take the upgrades of ours, of which it answers only some.
const app = next({ dev: false, port, httpServer: createServer() });
const handle = app.getRequestHandler();
// Before the framework loads the shop, which serves behind nothing else (lib/platform/http/require-own-server.ts).
processState.isBehindServer = true;
await app.prepare();

let isDraining = false;

const isStopping = () => isDraining;
const answerReady = extras.makeReadyAnswers({ isDraining: isStopping, isLogging });
const answer = makePipeline({
  handle,
  extras,
  isDraining: isStopping,
  settings: {
    isHttps,
    isLogging,
    trustedProxies: Number(process.env.TRUSTED_PROXIES ?? 0),
    rateLimitFactor: Number(process.env.RATE_LIMIT_FACTOR ?? 1),
    secret: process.env.NEXTAUTH_SECRET ?? "",
  },
});
const server = createServer({
  ...CONNECTION_TIMES,
  maxHeaderSize: MAX_HEADER_BYTES,
  requireHostHeader: false,
});
const trackRequest = limitConnections(server);
server.on("request", (request, response) => {
  if (answerReady(request, response)) return;
  trackRequest(request, response);
  answer(request, response);
});

server.keepAliveTimeout = KEEP_ALIVE_MS;

server.on("clientError", (error, socket) => {
  const refusal = answerClientError(error, socket, securityHeaders(isHttps));
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

/** Lets the requests under way finish, then ends. */
function drain() {
  if (isDraining) return;
  isDraining = true;
  setTimeout(close, FAREWELL_MS);
  setTimeout(() => process.exit(), DRAIN_LIMIT_MS).unref();
}

function close() {
  // What follows an answer, such as a mail that it promised, is waited for too; with the code that who ends it has set.
  server.close(() => void app.close().finally(() => process.exit()));
  // A connection that was busy until now would otherwise be kept for the client's next request.
  setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS).unref();
}

process.on("SIGTERM", drain);
process.on("SIGINT", drain);
