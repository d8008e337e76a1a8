// @ts-check
import { DEVICE_COOKIE, openDeviceCookie } from "../../lib/accounts/auth/device-cookie.mjs";
import { RETRY_SOON_SECONDS } from "../../lib/platform/http/error-codes.mjs";
import { bufferRequestBody } from "./buffer-request-body.mjs";
import { ConcurrencyLimit } from "./concurrency-limit.mjs";
import {
  MAX_QUEUED,
  PER_ADDRESS_OF_KNOWN_DEVICES,
  PER_KNOWN_ACCOUNT,
  RATE_LIMITED_ROUTES,
} from "./rate-limited-routes.mjs";
import { HEAD_EVENT } from "./response-pipeline.mjs";
import { TokenBuckets } from "./token-buckets.mjs";

/** @import { IncomingMessage, ServerResponse } from "node:http" */
/** @typedef {{ status: 429 | 503, retryAfterSeconds: number }} Overload */

const IN_COOKIE_HEADER = new RegExp(`(?:^|;\\s*)${DEVICE_COOKIE}=([^;]*)`);

/**
 * Admission control: decides, before the framework has any work with it, whether a request that anybody may make is let
 * in, and when: by a token bucket for each address (429), then by so many at once and so many in the queue (503). Devices
 * in which somebody has signed in before have buckets and a queue of their own, which no stranger uses up.
 * @param {{ factor: number, secret: string, now?: () => number }} options the factor multiplies every rate; what the process can bear stays
 */
export function makeAdmission({ factor, secret, now }) {
  const makeBuckets = (/** @type {import("./token-buckets.mjs").Rate} */ rate) =>
    new TokenBuckets({ ...rate, factor, now });
  const routes = RATE_LIMITED_ROUTES.map(({ matches, perAddress, concurrency }) => ({
    matches,
    perAddress: makeBuckets(perAddress),
    perAddressOfKnown: makeBuckets(PER_ADDRESS_OF_KNOWN_DEVICES),
    perAccount: makeBuckets(PER_KNOWN_ACCOUNT),
    limit: new ConcurrencyLimit({ concurrency, maxQueued: MAX_QUEUED }),
    limitOfKnown: new ConcurrencyLimit({ concurrency, maxQueued: MAX_QUEUED }),
  }));

  /**
   * Lets the request in at once, later or not at all.
   * @param {IncomingMessage} request
   * @param {ServerResponse} response
   * @param {{ letIn: () => void, refuse: (overload: Overload) => void }} outcome
   */
  return function admit(request, response, { letIn, refuse }) {
    const { method = "", url = "/", headers } = request;
    const path = normalizePath(url);
    const query = url.includes("?") ? url.slice(url.indexOf("?")) : "";
    const route = routes.find(({ matches }) => matches(method, path, query));
    if (!route) {
      letIn();
      return;
    }
    const address = String(headers["x-client-address"]);
    const account = knownAccount(headers.cookie, secret);
    // By account first: who has used up their own takes nothing from the others at their address.
    const isKnown =
      account !== null && route.perAccount.take(account) === 0 && route.perAddressOfKnown.take(address) === 0;
    const retryAfterSeconds = isKnown ? 0 : route.perAddress.take(address);
    if (retryAfterSeconds > 0) {
      refuse({ status: 429, retryAfterSeconds });
      return;
    }
    const start = (/** @type {() => void} */ done) => {
      response.once("close", done);
      if (response.closed) {
        done();
        return;
      }
      // What it cost is done then: who reads the answer drop by drop keeps nobody waiting.
      response.once(HEAD_EVENT, () => setImmediate(done));
      letIn();
    };
    const refuseBusy = () => refuse({ status: 503, retryAfterSeconds: RETRY_SOON_SECONDS });
    const limit = isKnown ? route.limitOfKnown : route.limit;
    bufferRequestBody(request, () => limit.run({ start, refuse: refuseBusy }));
  };
}

/**
 * The account that this device signed in to last, under the false name that its cookie has for it; null for a device
 * that has none of ours.
 * @param {string | undefined} cookieHeader
 * @param {string} secret
 */
export function knownAccount(cookieHeader, secret) {
  const value = IN_COOKIE_HEADER.exec(cookieHeader ?? "")?.[1];
  return openDeviceCookie(value, secret)?.accounts[0] ?? null;
}

/**
 * The path as the framework will read it, however it is spelled.
 * @param {string} url whose percent-encoding is good
 */
function normalizePath(url) {
  const [path = ""] = url.split("?", 1);
  return decodeURIComponent(path)
    .replace(/[/\\]+/g, "/")
    .replace(/(?<=.)\/$/, "");
}
