// @ts-check

/**
 * What all of a process shares. The bundler loads the shop's modules apart from the server around them, and some of them
 * more than once, so none of them can hold it.
 * @typedef {object} ProcessState
 * @property {true} [isBehindServer] set by server/main.mjs: what the shop believes of a request was stamped by it
 * @property {string} [serverId] lib/cache-invalidation/server-id.ts
 * @property {Promise<unknown> | undefined} [connection] lib/db.ts
 * @property {number} [databaseEpoch] lib/database-epoch.ts
 * @property {(path: string, isDatabaseAway: boolean) => void} [noteTrouble] server/edge/database-outage.mjs: why a page failed
 * @property {Map<string, string | undefined>} [callers] server/edge/request-log.mjs: the requests under way by their ids
 * @property {TagInvalidation} [pageTags] server/cache/tag-invalidation.mjs
 * @property {number} [lastInvalidationPollAt] lib/cache-invalidation/last-poll.ts: when this server last saw all that others have changed
 * @property {Map<string, number>} [overruns] lib/deadline-overruns.ts: when work of a name last ran into its deadline
 * @property {(path: string) => Promise<Missing | null> | null} [findMissing] lib/existence/find-missing.ts
 * @property {(tags: readonly string[]) => void} [onInvalidated] lib/search/keep-catalogue.ts: told of each invalidation in pageTags
 * @property {import("./search/catalogue-keeper").CatalogueKeeper} [catalogueKeeper] lib/search/keep-catalogue.ts
 * @property {{ until: number, message: string }} [steadfastPause] lib/couriers/steadfast/call.ts: no call before, by Date.now()
 * @property {(what?: "messages") => void} [wakeOutbox] lib/messages/start-outbox.ts: there is something to be told
 * @property {string[]} [bestSellers] lib/best-sellers/keep-best-sellers.ts: ids of products, the best first
 */

/**
 * What became stale, and when, by a logical clock.
 * @typedef {object} TagInvalidation
 * @property {number} clock
 * @property {(tags: string[]) => void} invalidate
 * @property {(tags: string[], since: number) => boolean} isFresh
 */

/**
 * An address under which there is nothing.
 * @typedef {object} Missing
 * @property {string | null} message what is answered in plain text; null where it is a page that is missing
 */

const KEY = Symbol.for("shop.process-state");

const holder = /** @type {typeof globalThis & { [KEY]?: ProcessState }} */ (globalThis);

/** Everything that goes by globalThis goes by here, so that a name that nobody knows is found before it is used. */
export const processState = (holder[KEY] ??= {});
