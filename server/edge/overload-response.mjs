// @ts-check
import { answer } from "./request-validation.mjs";

/** Waiting is told in whole seconds, and no longer than a person would wait. */
const LONGEST_WAIT_SECONDS = 60;

const WORDS = {
  429: {
    code: "TOO_MANY_REQUESTS",
    message: "Too many attempts. Please wait a little and try again.",
  },
  503: {
    code: "OVERLOADED",
    message: "The shop is very busy. Please try again in a few seconds.",
  },
};

/**
 * Answers a request that is one too many, without the framework.
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @param {import("./admission.mjs").Overload} overload
 */
export function sendOverload(request, response, { status, retryAfterSeconds }) {
  const seconds = Math.min(LONGEST_WAIT_SECONDS, Math.ceil(retryAfterSeconds));
  response.setHeader("Retry-After", String(seconds));
  const { code, message } = WORDS[status];
  const advice = "Nothing is lost: load this page again in a moment.";
  answer({ request, response, status, code, message, advice, promised: promisedBy(request, code) });
}

/**
 * What the answer of this call holds beside the error: next-auth's client reads from an address why a sign-in failed.
 * @param {import("node:http").IncomingMessage} request
 * @param {string} code
 */
function promisedBy({ method, url = "" }, code) {
  if (method !== "POST") return {};
  if (url.includes("/users")) return { insertedId: null };
  if (!url.includes("/auth/")) return {};
  return { url: new URL(`/api/auth/error?error=${code}`, process.env.NEXTAUTH_URL).href };
}
