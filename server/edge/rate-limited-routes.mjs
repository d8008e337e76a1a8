// @ts-check

/**
 * What anybody may ask for, without any proof of who they are, that costs the framework, a password hash or a mail.
 * @typedef {object} RateLimitedRoute
 * @property {(method: string, path: string, query: string) => boolean} matches the query with its question mark, or empty
 * @property {import("./token-buckets.mjs").Rate} perAddress several times what a street of shoppers behind one address needs
 * @property {number} concurrency of one process; of what costs milliseconds of the event loop, kept pages wait for so many
 */

const ONE_PART = /^\/[^/]+$/;
/** A category that is narrowed: it is made for each visit. */
const FILTERED = /(?:^|[?&])(?:size|color|fit|min|max|stock|sort|page)=/;

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
    matches: (_, path, query) => path === "/search" || (ONE_PART.test(path) && FILTERED.test(query)),
    perAddress: { burst: 120, perSecond: 10 },
    concurrency: 2,
  },
  {
    matches: (_, path) => path === "/login" || path === "/register",
    perAddress: { burst: 60, perSecond: 5 },
    concurrency: 2,
  },
];

/** Of all known devices of one address together, beyond what strangers have: whoever collects accounts has no more. */
export const PER_ADDRESS_OF_KNOWN_DEVICES = { burst: 60, perSecond: 4 };

/** Of these, one account: a device in which somebody has signed in before. */
export const PER_KNOWN_ACCOUNT = { burst: 20, perSecond: 0.5 };

/** More than any burst above: nobody behind one address fills a queue alone. */
export const MAX_QUEUED = 150;
