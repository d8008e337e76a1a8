// @ts-check
import { RETRY_SOON_SECONDS } from "../lib/platform/http/error-codes.mjs";
import { processState } from "../lib/platform/process-state.mjs";
import { setPageCacheControl } from "./cache/page-cache-control.mjs";
import { handleAfterStaleRender } from "./cache/stale-render-guard.mjs";
import { makeAdmission } from "./edge/admission.mjs";
import { answerIfItFails } from "./edge/answer-if-it-fails.mjs";
import { trackResponse } from "./edge/client-error.mjs";
import { limitBodyTime } from "./edge/buffer-request-body.mjs";
import { compressPage } from "./edge/compress-page.mjs";
import { contentSecurityPolicy } from "./edge/content-security-policy.mjs";
import { replaceFailedPage } from "./edge/failed-page.mjs";
import { makeGuessLimit } from "./edge/guess-limit.mjs";
import { lingeringClose } from "./edge/lingering-close.mjs";
import { sendOverload } from "./edge/overload-response.mjs";
import { stripQuery } from "./edge/cacheable-pages.mjs";
import { logRequest } from "./edge/request-log.mjs";
import { sendRefusal, validateRequest } from "./edge/request-validation.mjs";
import { interceptResponse } from "./edge/response-pipeline.mjs";
import { makeSecurityHeaders } from "./edge/security-headers.mjs";
import { serializePipelinedRequests } from "./edge/serialize-pipelined-requests.mjs";
import { syncSignedInCookie } from "./edge/signed-in-cookie.mjs";
import { setTrustedHeaders } from "./edge/trusted-headers.mjs";

/** @import { IncomingMessage, RequestListener, ServerResponse } from "node:http" */
/** @import { ResponseStep } from "./edge/response-pipeline.mjs" */
/** @typedef {typeof import("./next/known-formats.mjs")} Extras */

/**
 * The steps that an answer of the framework goes through, from first to last.
 * @param {Extras} extras
 * @param {ResponseStep} limitGuesses
 * @returns {ResponseStep[]}
 */
const frameworkAnswer = (extras, limitGuesses) => [
  // The status comes first: the steps below read from it what kind of answer this is. A 416 is no failed page.
  extras.fixRangeStatus,
  replaceFailedPage,
  // Brings a page of its own, and says which inline scripts it has.
  extras.replaceNotFoundPage,
  // After the 404 step, which would replace this step's page.
  limitGuesses,
  // After all steps that name a page's inline scripts, and before the cache, which keeps the policy with its page.
  contentSecurityPolicy,
  // Before the cache too: cached answers go out with the headers that they were kept with.
  setPageCacheControl,
  // The cache keeps the headers that are set by now: none of them may hold a value of one visitor.
  (request, response) => extras.storeResponse(request, response),
  // After the cache, which keeps no failure: the stale answer instead of one has the headers that it was kept with.
  extras.answerStale,
  // After all steps that read the framework's uncompressed body. This step waits for the whole body too.
  compressPage,
  ...visitorAnswer(extras),
];

/**
 * The steps for this visitor alone, after the cache. Cached answers, which bring their policy, go through them too.
 * @param {Extras} extras
 * @returns {ResponseStep[]}
 */
const visitorAnswer = (extras) => [
  // Skips visitors who save data.
  extras.prefetchProductScripts,
  syncSignedInCookie,
];

/** The steps of an answer and the framework all listen for its end; Node would warn of more than ten. */
const MOST_LISTENERS = 30;

/** The steps of a refusal that the server makes without the framework. @type {ResponseStep[]} */
const OF_REFUSAL = [contentSecurityPolicy];

/** The refusal of a request behind too many others on its connection. @type {import("./edge/request-validation.mjs").Refusal} */
const ONE_TOO_MANY = {
  code: "TOO_MANY_REQUESTS",
  advice: "loadAgain",
  headers: { "Retry-After": String(RETRY_SOON_SECONDS) },
};

/**
 * Where the address of a deleted category leads, with what was asked for.
 * @param {string} url
 */
function findMoved(url) {
  const [path = ""] = url.split("?", 1);
  const moved = processState.findMovedCategory?.(path);
  return moved ? moved + url.slice(path.length) : null;
}

/**
 * A category that was deleted can be made again: nobody keeps where its address led.
 * @param {import("node:http").ServerResponse} response
 * @param {string} to
 * @param {boolean} isForGood
 */
function redirect(response, to, isForGood) {
  response.writeHead(308, { Location: to, ...(!isForGood && { "Cache-Control": "no-cache" }) }).end();
}

/**
 * Takes a request through the steps until one of them answers it.
 * @param {object} options
 * @param {(...request: Parameters<RequestListener>) => unknown} options.handle the framework
 * @param {Extras} options.extras what knows the framework's private formats
 * @param {() => boolean} options.isDraining
 * @param {{ isHttps: boolean, isLogging: boolean, trustedProxies: number, rateLimitFactor: number, secret: string }} options.settings
 * @returns {RequestListener}
 */
export function makePipeline({ handle, extras, isDraining, settings }) {
  const { areScriptsHashed } = extras;
  const { isHttps, isLogging, trustedProxies, rateLimitFactor, secret } = settings;
  const ofCache = visitorAnswer(extras);
  const ofFramework = frameworkAnswer(extras, makeGuessLimit({ factor: rateLimitFactor }));
  const setSecurityHeaders = makeSecurityHeaders(isHttps);
  const admit = makeAdmission({ factor: rateLimitFactor, secret });

  // Each connection handles one request at a time, so that nothing is held yet for the next one.
  return (request, response) => {
    const begin = (isTooMany = false) =>
      void answerIfItFails(request, response, () => answer(request, response, isTooMany));
    serializePipelinedRequests(request, response, { handle: begin, refuse: () => begin(true) });
  };

  /** @param {IncomingMessage} request @param {ServerResponse} response @param {boolean} isTooMany of its connection */
  function answer(request, response, isTooMany) {
    // Once, and before anything can write: the code that answers below names the steps that its answer goes through.
    const route = extras.findRoute(request.url ?? "/");
    const passThrough = interceptResponse(request, response, { isHttps, route, areScriptsHashed });
    // From here on, an error on the connection belongs to an answer under way.
    trackResponse(response);
    response.setMaxListeners(MOST_LISTENERS);
    lingeringClose(request, response);
    // Before the log and the refusals, which name the request id, and the limits, which count by client address.
    setTrustedHeaders(request, response, trustedProxies);
    if (isLogging) logRequest(request, response, route);
    processState.metrics?.trackRequest(request.method, response, route);
    // Every answer carries them.
    setSecurityHeaders(request, response);
    if (isDraining() || isTooMany) response.setHeader("Connection", "close");

    // Refuses what the framework would fail on, before anything below reads the address.
    const refusal = isTooMany ? ONE_TOO_MANY : validateRequest(request, isDraining());
    if (refusal) {
      refuse(refusal);
      return;
    }
    limitBodyTime(request, response, () => {
      response.setHeader("Connection", "close");
      refuse({ code: "TIMEOUT" });
    });
    // Before any work: requests that anybody may make wait here for their turn.
    admit(request, response, {
      // This may run later, when no caller is there to catch what it throws.
      letIn: () => answerIfItFails(request, response, answerAdmitted),
      refuse(overload) {
        passThrough(OF_REFUSAL);
        sendOverload(request, response, overload);
      },
    });

    /** @param {import("./edge/request-validation.mjs").Refusal} reason */
    function refuse(reason) {
      passThrough(OF_REFUSAL);
      sendRefusal(request, response, reason);
    }

    function answerAdmitted() {
      // Before the cache, which knows each page by a single address.
      const url = request.url ?? "/";
      const movedUrl = findMoved(url);
      const to = movedUrl ?? extras.findCanonicalUrl(url);
      if (to !== null) return redirect(response, to, movedUrl === null);
      request.url = stripQuery(request, route);
      passThrough(ofCache);
      if (extras.serveCached(request, response, route)) return;
      passThrough(ofFramework);
      // After the cache, which reads from these headers that a client wants no whole page.
      extras.sanitizeRequestHeaders(request);
      // Last before the framework: the first step asks the database, the second waits for another answer.
      return extras.handleUnlessNotFound(request, response, () =>
        handleAfterStaleRender(request, response, () => handle(request, response)),
      );
    }
  }
}
