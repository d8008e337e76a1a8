// @ts-check
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

/** @import { RequestListener } from "node:http" */
/** @import { ResponseStep } from "./edge/response-pipeline.mjs" */
/** @typedef {typeof import("./next/known-formats.mjs")} Extras */

/**
 * What an answer of the framework goes through, from the first step to the last.
 * @param {Extras} extras
 * @param {ResponseStep} limitGuesses
 * @returns {ResponseStep[]}
 */
const frameworkAnswer = (extras, limitGuesses) => [
  // The status comes first: by it the steps below tell what kind of answer this is. A 416 is no failed page.
  extras.fixRangeStatus,
  replaceFailedPage,
  // Brings a page of its own, and says which inline scripts that has.
  extras.replaceNotFoundPage,
  // After it, which would replace this one's page.
  limitGuesses,
  // After all that say which inline scripts a page has, and before the cache, which keeps the policy with its page.
  contentSecurityPolicy,
  // Before the cache too: its answers go out with what they were kept with.
  setPageCacheControl,
  // Keeps the headers that are set by now: of none of them may the value be one visitor's.
  (request, response) => extras.storeResponse(request, response),
  // After the cache, which keeps no failure: what is sent in the place of one has the headers that it was kept with.
  extras.answerStale,
  // After all that read the body as the framework made it. Waits for it too.
  compressPage,
  ...visitorAnswer(extras),
];

/**
 * What is this visitor's alone, after the cache: also of an answer that comes from it, and has its policy with it.
 * @param {Extras} extras
 * @returns {ResponseStep[]}
 */
const visitorAnswer = (extras) => [
  // Not who saves data.
  extras.prefetchProductScripts,
  syncSignedInCookie,
];

/** A refusal, of which the framework knows nothing. @type {ResponseStep[]} */
const OF_REFUSAL = [contentSecurityPolicy];

/**
 * The way of a request, step by step, to whoever answers it first.
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

  // One at a time on each connection, before anything is held for the next one.
  return (request, response) =>
    serializePipelinedRequests(request, response, () => {
      void answerIfItFails(request, response, () => answer(request, response));
    });

  /** @type {RequestListener} */
  function answer(request, response) {
    // Once, and before anybody can write: whoever answers below names the steps that the answer goes through.
    const route = extras.findRoute(request.url ?? "/");
    const passThrough = interceptResponse(request, response, { isHttps, route, areScriptsHashed });
    // What goes wrong on the connection from here on has an answer under way.
    trackResponse(response);
    lingeringClose(request, response);
    // Before the log and every refusal, which name the id, and the limits, which count by the address.
    setTrustedHeaders(request, response, trustedProxies);
    if (isLogging) logRequest(request, response, route);
    // On every answer, whoever gives it.
    setSecurityHeaders(request, response);
    if (isDraining()) response.setHeader("Connection", "close");

    // What the framework would fail on, before anything below reads the address.
    const refusal = validateRequest(request, isDraining());
    if (refusal) {
      refuse(refusal);
      return;
    }
    limitBodyTime(request, response, () => {
      response.setHeader("Connection", "close");
      refuse({ code: "TIMEOUT" });
    });
    // Before any work: what anybody may ask for waits here for its turn.
    admit(request, response, {
      // Maybe later, when nobody above is there to catch what it throws.
      letIn: () => void answerIfItFails(request, response, answerAdmitted),
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
      // Before the cache, which knows each page by one address.
      const canonicalUrl = extras.findCanonicalUrl(request.url ?? "/");
      if (canonicalUrl !== null) {
        response.writeHead(308, { Location: canonicalUrl }).end();
        return;
      }
      request.url = stripQuery(request, route);
      passThrough(ofCache);
      if (extras.serveCached(request, response, route)) return;
      passThrough(ofFramework);
      // After the cache, which reads from them that somebody wants no whole page.
      extras.sanitizeRequestHeaders(request);
      // Last before the framework: the first asks the database, the second waits for another answer.
      return extras.handleUnlessNotFound(request, response, () =>
        handleAfterStaleRender(request, response, () => handle(request, response)),
      );
    }
  }
}
