// @ts-check

/** The tag of what was out of date before it was done. */
export const NEVER_CURRENT = "never-current";

/** Counts what became stale: whatever was begun at an earlier count than that of one of its tags is out of date. */
export class Freshness {
  count = 0;
  /** @type {Map<string, number>} */
  #staleSince = new Map([[NEVER_CURRENT, Infinity]]);

  /** @param {string[]} tags */
  expire(tags) {
    this.count += 1;
    for (const tag of tags) this.#staleSince.set(tag, this.count);
  }

  /**
   * @param {string[]} tags
   * @param {number} begun the count when it was begun
   */
  isCurrent(tags, begun) {
    return tags.every((tag) => (this.#staleSince.get(tag) ?? 0) <= begun);
  }
}

/** Of the pages of this process. */
export const freshness = new Freshness();
