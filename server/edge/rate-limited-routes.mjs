// @ts-check
import { isFiltered } from "./cacheable-pages.mjs";

/**
 * What anybody may ask for, without any proof of who they are, that costs the framework, a password hash or a mail.
 * @typedef {object} RateLimitedRoute
 * @property {(method: string, path: string, query: string) => boolean} matches the query with its question mark, or empty
 * @property {import("./token-buckets.mjs").Rate} perAddress several times what a street of shoppers behind one address needs
 * @property {number} concurrency of one process; of what costs milliseconds of the event loop, kept pages wait for so many
 */

const ONE_PART = /^\/[^/]+$/;

/** The first that matches counts. @type {RateLimitedRoute[]} */
export const RATE_LIMITED_ROUTES = [
  {
    matches: (method, path) => method === "POST" && path === "/api/auth/callback/credentials",
    perAddress: { burst: 30, perSecond: 2 },
    concurrency: 2,
  },
  {
    matches: (method, path) => method === "POST" && path === "/api/users",
    perAddress: { burst: 20, perSecond: 1 },
    concurrency: 1,
  },
  {
    matches: (method, path) => method === "POST" && /^\/api\/passwordResets(?:\/|$)/.test(path),
    perAddress: { burst: 20, perSecond: 1 },
    concurrency: 1,
  },
  {
    matches: (_, path) => path.startsWith("/api/auth/"),
    perAddress: { burst: 120, perSecond: 20 },
    concurrency: 4,
  },
  {
    // Somebody who types asks some times a second.
    matches: (_, path) => path === "/api/search",
    perAddress: { burst: 240, perSecond: 40 },
    concurrency: 4,
  },
  {
    matches: (_, path, query) => path === "/search" || (ONE_PART.test(path) && isFiltered(query)),
    perAddress: { burst: 120, perSecond: 10 },
    concurrency: 2,
  },
  {
    matches: (_, path) => path === "/login" || path === "/register",
    perAddress: { burst: 60, perSecond: 5 },
    concurrency: 2,
  },
];

/**
 * Calls to the database, which nobody is refused for their number alone. Each kind has a line of its own: so many are
 * worked on at once as the machine gets through, and the others wait, rather than all of them slowing each other down.
 * What has a queue of its own is not here: pictures, imports, exports, the signs of life.
 * @typedef {Pick<RateLimitedRoute, "matches" | "concurrency">} Line
 */

const OWN_QUEUE = /^\/api\/(?:images|imports|exports|health)(?:\/|$)|\/returnPictures$/;
const READ_BY_SHOPPERS = /^\/api\/(?:cart|orders|products(?:\/[^/]+)?|users\/admin\/[^/]+)$/;
const isCall = (/** @type {string} */ path) => path.startsWith("/api/") && !OWN_QUEUE.test(path);
const isRead = (/** @type {string} */ method) => method === "GET" || method === "HEAD";

/** The first that matches counts. @type {Line[]} */
export const LINES = [
  { matches: (method, path) => method === "POST" && path === "/api/orders", concurrency: 128 },
  { matches: (method, path) => isCall(path) && !isRead(method), concurrency: 64 },
  // So that the desk waits for no shopper.
  { matches: (method, path) => isRead(method) && READ_BY_SHOPPERS.test(path), concurrency: 64 },
  { matches: (_, path) => isCall(path), concurrency: 64 },
];

/** Of all known devices of one address together, beyond what strangers have: whoever collects accounts has no more. */
export const PER_ADDRESS_OF_KNOWN_DEVICES = { burst: 60, perSecond: 4 };

/** Of these, one account: a device in which somebody has signed in before. */
export const PER_KNOWN_ACCOUNT = { burst: 20, perSecond: 0.5 };

/** More than any burst above: nobody behind one address fills a queue alone. */
export const MAX_QUEUED = 150;
