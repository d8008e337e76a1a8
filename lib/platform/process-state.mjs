// @ts-check

/**
 * What all of a process shares. The bundler loads the shop's modules apart from the server around them, and some of them
 * more than once, so none of them can hold it.
 * @typedef {import("./process-slots").ProcessSlots & SharedState} ProcessState
 */

/**
 * What the server and several rooms know of.
 * @typedef {object} SharedState
 * @property {true} [isBehindServer] set by server/main.mjs: what the shop believes of a request was stamped by it
 * @property {string} [serverId] lib/platform/cache/server-id.ts
 * @property {Promise<unknown> | undefined} [connection] lib/platform/database/db.ts
 * @property {Promise<void>} [driverPatch] lib/platform/database/driver-patch.ts
 * @property {boolean} [isDemoEngine] lib/platform/database/db.ts: the database is the embedded engine
 * @property {number} [databaseEpoch] lib/platform/database/database-epoch.ts
 * @property {number} [databaseHeardAt] lib/platform/database-pulse.mjs: when the database last sent anything
 * @property {{ error: unknown, at: number }} [databaseFailure] lib/platform/database/fail-fast.ts: the last wait for the database that was in vain
 * @property {import("./metrics/metrics").Metrics} [metrics] lib/maintenance/metrics/open-metrics.ts: missing where nothing is measured
 * @property {WeakSet<import("node:stream").Duplex>} [watchedSockets] lib/platform/database-pulse.mjs: the connections whose answers set it
 * @property {(path: string, isDatabaseAway: boolean) => void} [noteTrouble] server/edge/failed-page.mjs: why a page failed
 * @property {boolean} [isDiskFull] lib/platform/health/watch-disk.ts: nothing new is taken
 * @property {Map<string, string | undefined>} [callers] server/edge/request-log.mjs: the requests under way by their ids
 * @property {TagInvalidation} [pageTags] server/cache/tag-invalidation.mjs
 * @property {number} [lastInvalidationPollAt] lib/platform/cache/last-poll.ts: when this server last saw all that others have changed
 * @property {Map<string, number>} [overruns] lib/platform/jobs/deadline-overruns.ts: when work of a name last ran into its deadline
 * @property {(path: string) => Promise<Missing | null> | null} [findMissing] lib/seo/existence/find-missing.ts
 * @property {(slug: string) => boolean} [hasCategory] lib/seo/existence/find-missing.ts
 * @property {(path: string) => string | null} [findMovedCategory] lib/seo/existence/find-missing.ts: where the address of a deleted category leads
 * @property {(tags: readonly string[]) => void} [onInvalidated] lib/catalogue/search/keep-catalogue.ts: told of each invalidation in pageTags
 * @property {() => void} [onShopFacts] server/next/not-found-page.mjs: told after a change of what lib/settings/keep-shop-facts.ts keeps
 * @property {Map<string, { until: number, message: string }>} [courierPauses] lib/delivery/couriers: by courier; no call of its API before, by performance.now()
 * @property {(what?: "messages") => void} [wakeOutbox] lib/messages/start-outbox.ts: there is something to be told
 * @property {string[]} [bestSellers] lib/reports/best-sellers/keep-best-sellers.ts: ids of products, the best first
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
