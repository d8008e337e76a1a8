// @ts-check

/**
 * What anybody may ask for, without any proof of who he is, that costs the framework, a password hash or a mail.
 * @typedef {object} Door
 * @property {(method: string, path: string) => boolean} isMeant
 * @property {import("./token-buckets.mjs").Rate} perAddress several times what a street of shoppers behind one address needs
 * @property {number} atOnce of one process; of what costs milliseconds of the event loop, kept pages wait for so many
 */

/** @type {Door[]} */
export const RATE_LIMITED_ROUTES = [
  {
    isMeant: (method, path) => method === "POST" && path === "/api/auth/callback/credentials",
    perAddress: { burst: 30, perSecond: 2 },
    atOnce: 2,
  },
  {
    isMeant: (method, path) => method === "POST" && path === "/api/users",
    perAddress: { burst: 20, perSecond: 1 },
    atOnce: 1,
  },
  {
    isMeant: (method, path) => method === "POST" && /^\/api\/passwordResets(?:\/|$)/.test(path),
    perAddress: { burst: 20, perSecond: 1 },
    atOnce: 1,
  },
  {
    isMeant: (_, path) => path.startsWith("/api/auth/"),
    perAddress: { burst: 120, perSecond: 20 },
    atOnce: 4,
  },
  {
    isMeant: (_, path) => path === "/login" || path === "/register",
    perAddress: { burst: 60, perSecond: 5 },
    atOnce: 2,
  },
];

/** Beyond what its address may: a device in which somebody has signed in before, by the account. */
export const PER_KNOWN_ACCOUNT = { burst: 20, perSecond: 0.5 };

/** More than one address may send at once to be signed in or registered: nobody fills that line alone. */
export const MOST_WAITING = 100;
