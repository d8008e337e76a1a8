// @ts-check

/** Bounds how many wait in several queues together. */
export class QueueCapacity {
  #most;
  waiting = 0;

  /** @param {number} most */
  constructor(most) {
    this.#most = most;
  }

  get isFull() {
    return this.waiting >= this.#most;
  }
}
