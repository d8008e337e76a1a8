import { processState } from "@/lib/platform/process-state.mjs";
import { readInTime } from "@/lib/seo/existence/read-in-time";

/** A change that a command writes past the shop shows after this time. */
const TTL_MS = 60_000;

interface Options {
  read: () => Promise<number>;
  tags: string[];
}

/** A count that is read once until one of its tags changes. A failed read is never kept. */
export class CachedCount {
  #cached: { value: number; since: number; until: number } | undefined;
  #reading: { value: Promise<number>; since: number } | undefined;

  constructor(readonly options: Options) {}

  get(): number | Promise<number> {
    if (this.#cached && performance.now() < this.#cached.until && this.#isFresh(this.#cached.since))
      return this.#cached.value;
    if (!this.#reading || !this.#isFresh(this.#reading.since)) this.#reading = this.#begin();
    return this.#reading.value;
  }

  #isFresh(since: number): boolean {
    return processState.pageTags?.isFresh(this.options.tags, since) ?? false;
  }

  #begin() {
    const since = processState.pageTags?.clock ?? 0;
    const reading = { since, value: this.#read(since) };
    const end = () => {
      if (this.#reading === reading) this.#reading = undefined;
    };
    reading.value.then(end, end);
    return reading;
  }

  async #read(since: number): Promise<number> {
    const value = await readInTime("the count of what exists", this.options.read);
    // One that was begun later may have been quicker.
    if (!this.#cached || since >= this.#cached.since)
      this.#cached = { value, since, until: performance.now() + TTL_MS };
    return value;
  }
}
