// @ts-check
import { DEVICE_COOKIE, openDeviceCookie } from "../../lib/accounts/auth/device-cookie.mjs";
import { processState } from "../../lib/platform/process-state.mjs";
import { readLocalPath } from "../../lib/words/local-path.mjs";
import { bufferRequestBody } from "./buffer-request-body.mjs";
import { ConcurrencyLimit } from "./concurrency-limit.mjs";
import { afterNewConnections } from "./new-connections.mjs";
import {
  CALLS_LATELY,
  LINES,
  MAX_QUEUED,
  MAX_WAITING,
  PER_ADDRESS_OF_KNOWN_DEVICES,
  PER_KNOWN_ACCOUNT,
  RATE_LIMITED_ROUTES,
} from "./rate-limited-routes.mjs";
import { ProofDemand } from "./proof-demand.mjs";
import { makeProofs } from "./proofs.mjs";
import { QueueCapacity } from "./queue-capacity.mjs";
import { HEAD_EVENT } from "./response-pipeline.mjs";
import { TokenBuckets } from "./token-buckets.mjs";

/** @import { IncomingMessage, ServerResponse } from "node:http" */
/** @import { Work } from "./concurrency-limit.mjs" */
/**
 * @typedef {object} Overload
 * @property {429 | 503} status
 * @property {number} retryAfterSeconds
 * @property {import("./proofs.mjs").Challenge} [proof] what would let the request in
 */

/**
 * @typedef {object} Options
 * @property {number} factor multiplies every rate; what the process can bear stays
 * @property {string} secret
 * @property {() => number} [now]
 * @property {(next: () => void) => void} [beforeNext] what a slot waits for before the next work
 */

const IN_COOKIE_HEADER = new RegExp(`(?:^|;\\s*)${DEVICE_COOKIE}=([^;]*)`);

/**
 * Admission control: decides, before the framework has any work, whether and when a request that anybody may make is
 * let in. A token bucket for each address comes first (429), then limits on what runs and what queues (503). Devices
 * in which somebody has signed in before have buckets and a queue of their own, which no stranger uses up. While the queue
 * for password hashes is too long, a request has to bring a proof of work (429).
 * @param {Options} options
 */
export function makeAdmission({ factor, secret, now, beforeNext = afterNewConnections }) {
  const makeBuckets = (/** @type {import("./token-buckets.mjs").Rate} */ rate) =>
    new TokenBuckets({ ...rate, factor, now });
  const proofs = makeProofs(secret);
  const shared = { proofs, now, beforeNext, capacity: new QueueCapacity(MAX_WAITING) };
  const routes = RATE_LIMITED_ROUTES.map((route) => ({
    matches: route.matches,
    perAddress: makeBuckets(route.perAddress),
    perAddressOfKnown: makeBuckets(PER_ADDRESS_OF_KNOWN_DEVICES),
    perAccount: makeBuckets(PER_KNOWN_ACCOUNT),
    lately: new TokenBuckets({ ...CALLS_LATELY, now }),
    ofStrangers: makeQueue(route.name, route, shared),
    ofKnown: makeQueue(`${route.name} of known devices`, route, shared),
  }));

  const lines = LINES.map(({ name, concurrency, matches }) => ({
    matches,
    limit: makeLimit(name, { concurrency }),
  }));

  /**
   * Finds the limit for a request and its rank there, or the seconds that its address has to wait because its bucket is empty.
   * @param {IncomingMessage} request
   * @returns {{ limit?: ConcurrencyLimit, demand?: ProofDemand | undefined, rank?: number, retryAfterSeconds?: number }}
   */
  function findLimit({ method = "", url = "/", headers }) {
    // A page in Bangla costs what the page in English costs.
    const { path } = readLocalPath(normalizePath(url));
    const query = url.includes("?") ? url.slice(url.indexOf("?")) : "";
    const isMeant = (
      /** @type {Pick<import("./rate-limited-routes.mjs").RateLimitedRoute, "matches">} */ { matches },
    ) => matches(method, path, query);
    const route = routes.find(isMeant);
    // A call without a token is refused before it asks the database for anything.
    if (!route) return { limit: headers.authorization ? lines.find(isMeant)?.limit : undefined };
    const address = String(headers["x-client-address"]);
    const account = knownAccount(headers.cookie, secret);
    // The account comes first: customers with an empty bucket take nothing from the others at their address.
    const isKnown =
      account !== null && route.perAccount.take(account) === 0 && route.perAddressOfKnown.take(address) === 0;
    const caller = isKnown ? account : address;
    const rank = route.lately.level(caller);
    route.lately.take(caller);
    if (isKnown) return { ...route.ofKnown, rank };
    return { ...route.ofStrangers, rank, retryAfterSeconds: route.perAddress.take(address) };
  }

  /**
   * Lets the request in at once, later or not at all.
   * @param {IncomingMessage} request
   * @param {ServerResponse} response
   * @param {{ letIn: () => Promise<void> | void, refuse: (overload: Overload) => void }} outcome letIn promises the end of its work
   */
  return function admit(request, response, { letIn, refuse }) {
    const { limit, demand, rank = 0, retryAfterSeconds = 0 } = findLimit(request);
    if (retryAfterSeconds > 0) {
      refuse({ status: 429, retryAfterSeconds });
      return;
    }
    if (!limit) {
      void letIn();
      return;
    }
    const visit = listenForClose(response);
    const start = holdUntilDone(response, letIn, visit);
    const refuseBusy = (/** @type {number} */ seconds) => refuse({ status: 503, retryAfterSeconds: seconds });
    const work = demand
      ? demand.workOf(request, { start, rank, refuse })
      : { start, rank, refuse: refuseBusy };
    if (!work) return;
    bufferRequestBody(request, () => {
      visit.onClose = limit.run(work) ?? visit.onClose;
    });
  };
}

/**
 * What is done when the client leaves, whether it waits or is worked for.
 * @param {ServerResponse} response
 */
function listenForClose(response) {
  const visit = { onClose: () => {} };
  response.once("close", () => visit.onClose());
  return visit;
}

/**
 * Work that frees its slot once the answer begins. If the client has left by then, it does so once the work is done: the
 * framework works on for nobody, and a slot that were free at once would bound nothing.
 * @param {ServerResponse} response
 * @param {() => Promise<void> | void} letIn
 * @param {ReturnType<typeof listenForClose>} visit
 * @returns {Work["start"]}
 */
function holdUntilDone(response, letIn, visit) {
  return (/** @type {() => void} */ free) => {
    if (response.closed) {
      free();
      return;
    }
    /** @type {Promise<void> | void} */
    let work;
    visit.onClose = () => (work ? void work.then(free) : free());
    // The costly work is done then: a client that reads the answer drop by drop keeps nobody waiting.
    response.once(HEAD_EVENT, free);
    work = letIn();
  };
}

/**
 * The queue of a route, and what it demands while it is too long.
 * @param {string} name
 * @param {import("./rate-limited-routes.mjs").RateLimitedRoute} route
 * @param {Pick<Options, "now" | "beforeNext"> & { proofs: ReturnType<typeof makeProofs>, capacity: QueueCapacity }} shared
 */
function makeQueue(name, { call, concurrency }, { proofs, now, beforeNext, capacity }) {
  const limit = makeLimit(name, { concurrency, maxQueued: MAX_QUEUED, shared: capacity, beforeNext });
  return { limit, demand: call === undefined ? undefined : new ProofDemand({ call, proofs, now }) };
}

/**
 * A limit whose queue has a name in the metrics.
 * @param {string} name
 * @param {ConstructorParameters<typeof ConcurrencyLimit>[0]} limits
 */
function makeLimit(name, limits) {
  const limit = new ConcurrencyLimit(limits);
  processState.metrics?.queues.watch(name, limit);
  return limit;
}

/**
 * The account that this device signed in to last, as the pseudonym in its cookie; null for a device without a cookie of
 * ours.
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
