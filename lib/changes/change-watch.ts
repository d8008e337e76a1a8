import { CACHE_TAGS } from "@/lib/cache-tags";
import { CHANGES_KEPT_SECONDS } from "@/lib/changes/constants";
import { getServerId } from "@/lib/changes/server-id";
import { Change } from "@/models/change";

/** Changes that are announced at once may be seen in another order than that of their times. */
const OVERLAP_MS = 10_000;
const LONGEST_GAP_MS = (CHANGES_KEPT_SECONDS / 2) * 1_000;

/** What one server has seen of the changes that all of them announce. */
export class ChangeWatch {
  #seen = new Set<string>();
  #newest = new Date(0);
  #lookedAt = 0;
  #looks = 0;

  constructor(readonly expireTags: (tags: string[]) => void) {}

  /** Makes stale what was announced since the last look: everything, if that was too long ago to know. */
  async look(now: number = Date.now()): Promise<void> {
    const look = (this.#looks += 1);
    const since = new Date(this.#newest.getTime() - OVERLAP_MS);
    const changes = await Change.find({ at: { $gte: since } })
      .sort({ at: 1 })
      .lean();
    // Given up at its deadline, and overtaken by the next one, which has seen more.
    if (look !== this.#looks) return;
    const unseen = changes.filter(
      ({ _id, knownTo }) => !this.#seen.has(_id.toString()) && knownTo !== getServerId(),
    );
    const isGap = now - this.#lookedAt > LONGEST_GAP_MS;
    this.#seen = new Set(changes.map(({ _id }) => _id.toString()));
    this.#newest = changes.at(-1)?.at ?? this.#newest;
    this.#lookedAt = now;
    const tags = isGap ? [CACHE_TAGS.everything] : unseen.flatMap((change) => change.tags);
    if (tags.length > 0) this.expireTags([...new Set(tags)]);
  }
}
