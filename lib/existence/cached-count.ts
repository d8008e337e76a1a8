import { Deadline } from "@/lib/deadline";
import { processState } from "@/lib/process-state.mjs";

const DEADLINE_MS = 2_500;
/** What is written past the shop, by a command, shows after this. */
const TTL_MS = 60_000;

interface Options {
  read: () => Promise<number>;
  tags: string[];
}

/** A count that is read once until one of its tags changes. A failed read is never kept. */
export class CachedCount {
  #cached: { value: number; begun: number; until: number } | undefined;
  #reading: { value: Promise<number>; begun: number } | undefined;

  constructor(readonly options: Options) {}

  get(): number | Promise<number> {
    if (this.#cached && Date.now() < this.#cached.until && this.#isCurrent(this.#cached.begun))
      return this.#cached.value;
    if (!this.#reading || !this.#isCurrent(this.#reading.begun)) this.#reading = this.#begin();
    return this.#reading.value;
  }

  #isCurrent(begun: number): boolean {
    return processState.pages?.isCurrent(this.options.tags, begun) ?? false;
  }

  #begin() {
    const begun = processState.pages?.count() ?? 0;
    const reading = { begun, value: this.#read(begun) };
    const end = () => {
      if (this.#reading === reading) this.#reading = undefined;
    };
    reading.value.then(end, end);
    return reading;
  }

  async #read(begun: number): Promise<number> {
    const value = await new Deadline({ ms: DEADLINE_MS, facts: { work: "the count of what exists" } }).within(
      this.options.read,
    );
    // One that was begun later may have been quicker.
    if (!this.#cached || begun >= this.#cached.begun)
      this.#cached = { value, begun, until: Date.now() + TTL_MS };
    return value;
  }
}
