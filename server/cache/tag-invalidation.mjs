// @ts-check
import { processState } from "../../lib/platform/process-state.mjs";

/** The tag of a response that was stale before it was done. */
export const ALWAYS_STALE = "always-stale";

/** A logical clock of invalidations by tag: a response is stale if one of its tags was invalidated after it began. */
export class TagInvalidation {
  clock = 0;
  /** @type {Map<string, number>} */
  #invalidatedAt = new Map([[ALWAYS_STALE, Infinity]]);

  /** @param {string[]} tags */
  invalidate(tags) {
    this.clock += 1;
    for (const tag of tags) this.#invalidatedAt.set(tag, this.clock);
    processState.onInvalidated?.(tags);
  }

  /**
   * @param {string[] | null} tags null where they are unknown: then any invalidation counts
   * @param {number} since the clock when it was begun
   */
  isFresh(tags, since) {
    if (tags === null) return this.clock <= since;
    return tags.every((tag) => (this.#invalidatedAt.get(tag) ?? 0) <= since);
  }
}

/** The invalidations of everything that this process has cached. */
export const tagInvalidation = new TagInvalidation();

processState.pageTags = tagInvalidation;
