import { CACHE_TAGS } from "@/lib/platform/cache/cache-tags";
import { INVALIDATIONS_KEPT_SECONDS } from "@/lib/platform/cache/constants";
import { getServerId } from "@/lib/platform/cache/server-id";
import { CacheInvalidation } from "@/models/cache-invalidation";

/** Invalidations that are published at once may be seen in another order than that of their times. */
const OVERLAP_MS = 10_000;
const LONGEST_GAP_MS = (INVALIDATIONS_KEPT_SECONDS / 2) * 1_000;

/** What one server has seen of the cache invalidations that all of them publish. */
export class InvalidationPoller {
  #seen = new Set<string>();
  #newest = new Date(0);
  #polledAt = 0;
  #polls = 0;

  constructor(readonly expireTags: (tags: string[]) => void) {}

  /** Makes stale what was published since the last poll: everything, if that was too long ago to know. */
  async poll(now: number = Date.now()): Promise<void> {
    const poll = (this.#polls += 1);
    // If the clock was put back, new invalidations have earlier times than those that were seen.
    const since = new Date(Math.min(this.#newest.getTime(), now) - OVERLAP_MS);
    const invalidations = await CacheInvalidation.find({ at: { $gte: since } })
      .sort({ at: 1 })
      .lean();
    // Given up at its deadline, and overtaken by the next one, which has seen more.
    if (poll !== this.#polls) return;
    const unseen = invalidations.filter(
      ({ _id, knownTo }) => !this.#seen.has(_id.toString()) && knownTo !== getServerId(),
    );
    const isGap = now - this.#polledAt > LONGEST_GAP_MS;
    this.#seen = new Set(invalidations.map(({ _id }) => _id.toString()));
    this.#newest = invalidations.at(-1)?.at ?? this.#newest;
    this.#polledAt = now;
    const tags = isGap ? [CACHE_TAGS.everything] : unseen.flatMap((invalidation) => invalidation.tags);
    if (tags.length > 0) this.expireTags([...new Set(tags)]);
  }
}
