// @ts-check
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { setFlagsFromString } from "node:v8";
import next from "next";
import { processState } from "../lib/platform/process-state.mjs";
import { compressedValues } from "./cache/compression.mjs";
import { configurePageCache } from "./cache/page-cache.mjs";
import { requestBegunAt } from "./cache/stale-render-guard.mjs";
import { answerClientError } from "./edge/client-error.mjs";
import { BACKLOG, limitConnections } from "./edge/connection-limit.mjs";
import { noteAccepted } from "./edge/new-connections.mjs";
import { reportClientError } from "./edge/report-client-error.mjs";
import { securityHeaders } from "./edge/security-headers.mjs";
import { SERVER_OPTIONS } from "./edge/server-options.mjs";
import { explain, extras } from "./next/extras.mjs";
import { makePipeline } from "./pipeline.mjs";

// Node collects garbage when the heap has grown by a quarter, and not only when it is four times as large.
setFlagsFromString("--heap-growing-percent=25");

const DRAIN_LIMIT_MS = 10_000;
/** For so long answers announce that their connection closes, and requests already on their way are still answered. */
const FAREWELL_MS = 1_000;
const IDLE_CHECK_MS = 100;
/** Longer than the proxy in front keeps a connection (ops/nginx.conf), or it would send a call on one just closed. */
const KEEP_ALIVE_MS = 60_000;

const isHttps = process.env.NEXTAUTH_URL?.startsWith("https:") ?? false;

// Fontconfig reads it when the first text is drawn; a machine may have no font settings of its own.
process.env.FONTCONFIG_FILE ??= fileURLToPath(new URL("../app/fonts/fonts.conf", import.meta.url));

const isLogging = process.env.LOG_REQUESTS !== "off";

const port = Number(process.env.PORT ?? 3000);
try {
  extras.useBuiltConfig();
} catch (error) {
  explain(error);
}
configurePageCache({ codec: compressedValues, format: extras.pageFormat, begunAt: requestBegunAt });
// With a server of its own, the framework leaves our server's upgrade requests alone; it answers only some of them.
const app = next({ dev: false, port, httpServer: createServer() });
const handle = app.getRequestHandler();
// Set before the framework loads the shop, which serves only behind it (lib/platform/http/require-own-server.ts).
processState.isBehindServer = true;
await app.prepare();
extras.keepNotFoundPage(handle);

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
const server = createServer(SERVER_OPTIONS);
server.on("connection", noteAccepted);
limitConnections(server, { answerReady, answer });

server.keepAliveTimeout = KEEP_ALIVE_MS;

server.on("clientError", (error, socket) => {
  const refusal = answerClientError(error, socket, securityHeaders(isHttps));
  if (refusal) reportClientError(refusal, { isLogging });
});
server.on("checkExpectation", (request, response) => server.emit("request", request, response));

server.on("error", (error) => {
  const isPortTaken = "code" in error && error.code === "EADDRINUSE";
  console.error(
    isPortTaken ? `Port ${port} is in use. Choose another one: PORT=${port + 1} npm start` : error.message,
  );
  process.exit(1);
});

server.listen({ port, backlog: BACKLOG }, () => console.log(`listening on http://localhost:${port}`));

/** Lets the requests under way finish, then ends. */
function drain() {
  if (isDraining) return;
  isDraining = true;
  setTimeout(close, FAREWELL_MS);
  setTimeout(() => process.exit(), DRAIN_LIMIT_MS).unref();
}

function close() {
  // The server also waits for work that follows an answer, such as a promised mail. The exit code set so far stays.
  server.close(() => void app.close().finally(() => process.exit()));
  // Otherwise a connection that was busy until now would stay open for the client's next request.
  setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS).unref();
}

process.on("SIGTERM", drain);
process.on("SIGINT", drain);
