// @ts-check
import { isFiltered } from "./cacheable-pages.mjs";

/**
 * A route that is open to everybody without a login and costs work of the framework, a password hash or a mail.
 * @typedef {object} RateLimitedRoute
 * @property {string} name of its queue, in the metrics
 * @property {(method: string, path: string, query: string) => boolean} matches the query with its question mark, or empty
 * @property {import("./token-buckets.mjs").Rate} perAddress several times the needs of a street of shoppers behind one address
 * @property {string} [call] where it takes a password hash or a mail: what proofs of work are bound to, which it asks for while its line is long
 * @property {number} concurrency in one process; cached pages wait for so many where each takes milliseconds of the event loop
 */

/** Of a category or a collection. */
const FIRST_PAGE = /^\/(?:collections\/)?[^/]+$/;

/** The first that matches counts. @type {RateLimitedRoute[]} */
export const RATE_LIMITED_ROUTES = [
  {
    name: "sign-in",
    matches: (method, path) => method === "POST" && path === "/api/auth/callback/credentials",
    perAddress: { burst: 30, perSecond: 2 },
    call: "sign-in",
    concurrency: 2,
  },
  {
    name: "registration",
    matches: (method, path) => method === "POST" && path === "/api/users",
    perAddress: { burst: 20, perSecond: 1 },
    call: "registration",
    concurrency: 1,
  },
  {
    name: "password resets",
    matches: (method, path) => method === "POST" && /^\/api\/passwordResets(?:\/|$)/.test(path),
    perAddress: { burst: 20, perSecond: 1 },
    call: "password-reset",
    concurrency: 1,
  },
  {
    name: "sessions",
    matches: (_, path) => path.startsWith("/api/auth/"),
    perAddress: { burst: 120, perSecond: 20 },
    concurrency: 4,
  },
  {
    // A shopper who types sends several requests a second.
    name: "search as you type",
    matches: (_, path) => path === "/api/search",
    perAddress: { burst: 240, perSecond: 40 },
    concurrency: 4,
  },
  {
    name: "search pages",
    matches: (_, path, query) =>
      path === "/search" || path === "/wishlist" || (FIRST_PAGE.test(path) && isFiltered(query)),
    perAddress: { burst: 120, perSecond: 10 },
    concurrency: 2,
  },
  {
    name: "sign-in pages",
    matches: (_, path) => path === "/login" || path === "/register",
    perAddress: { burst: 60, perSecond: 5 },
    concurrency: 2,
  },
];

/**
 * Calls to the database, which no rate limit refuses. Each kind has a queue of its own: as many calls run at once as
 * the machine can finish, and the others wait, so that they do not slow each other down. Pictures, imports, exports
 * and health checks have queues of their own and are not here.
 * @typedef {Pick<RateLimitedRoute, "name" | "matches" | "concurrency">} Line
 */

const OWN_QUEUE = /^\/api\/(?:images|imports|exports|health)(?:\/|$)|\/returnPictures$/;
const READ_BY_SHOPPERS = /^\/api\/(?:cart|orders|products(?:\/[^/]+)?|users\/admin\/[^/]+)$/;
const isCall = (/** @type {string} */ path) => path.startsWith("/api/") && !OWN_QUEUE.test(path);
const isRead = (/** @type {string} */ method) => method === "GET" || method === "HEAD";

/** The first that matches counts. @type {Line[]} */
export const LINES = [
  {
    name: "orders",
    matches: (method, path) => method === "POST" && path === "/api/orders",
    concurrency: 128,
  },
  { name: "changes", matches: (method, path) => isCall(path) && !isRead(method), concurrency: 64 },
  // A queue of its own, so that the desk waits for no shopper.
  {
    name: "reads of shoppers",
    matches: (method, path) => isRead(method) && READ_BY_SHOPPERS.test(path),
    concurrency: 64,
  },
  { name: "reads of the desk", matches: (_, path) => isCall(path), concurrency: 64 },
];

/** All known devices of an address share this, apart from the rate of strangers: many accounts do not raise it. */
export const PER_ADDRESS_OF_KNOWN_DEVICES = { burst: 60, perSecond: 4 };

/** The rate of one account on its known devices, in which somebody has signed in to it before. */
export const PER_KNOWN_ACCOUNT = { burst: 20, perSecond: 0.5 };

/**
 * The memory of the queues, in which whoever has called less often lately comes first, so that a new address comes before
 * all that flood: so many calls of an address count, each for ten seconds.
 */
export const CALLS_LATELY = { burst: 60, perSecond: 0.1 };

/** So many find room in each queue, however long the others are. */
export const MAX_QUEUED = 50;

/**
 * So many may wait in all queues of visitors together: a rush of shoppers, as long as the wait allows. With those above they
 * are fewer than the connections, so that whoever comes new for a page that is kept finds one.
 */
export const MAX_WAITING = 1_000;
