// @ts-check
import { sendError } from "./error-response.mjs";

/** @import { IncomingMessage, ServerResponse } from "node:http" */

/** Retry-After is in whole seconds, and never longer than a person would wait. */
const MAX_RETRY_AFTER_SECONDS = 60;

const CODES = /** @type {const} */ ({ 429: "TOO_MANY_REQUESTS", 503: "OVERLOADED" });

/**
 * Answers a request beyond the limits, without the framework.
 * @param {IncomingMessage} request
 * @param {ServerResponse} response
 * @param {import("./admission.mjs").Overload} overload
 */
export function sendOverload(request, response, { status, retryAfterSeconds, proof }) {
  const code = proof ? "PROOF_NEEDED" : CODES[status];
  sendError(request, response, {
    code,
    details: proof,
    advice: "loadAgain",
    headers: { "Retry-After": String(Math.min(MAX_RETRY_AFTER_SECONDS, Math.ceil(retryAfterSeconds))) },
    promised: promisedBy(request, code),
  });
}

/**
 * What the answer to this call holds beside the error: next-auth's client reads from a URL why a sign-in failed.
 * @param {IncomingMessage} request
 * @param {string} code
 */
function promisedBy({ method, url = "" }, code) {
  if (method !== "POST") return {};
  if (url.includes("/users")) return { insertedId: null };
  if (!url.includes("/auth/")) return {};
  return { url: new URL(`/api/auth/error?error=${code}`, process.env.NEXTAUTH_URL).href };
}
