import { LRUCache } from "lru-cache";
import { processState } from "@/lib/platform/process-state.mjs";
import { readInTime } from "@/lib/seo/existence/read-in-time";

const MOST_AT_ONCE = 500;
const MOST_WAITING = 5_000;
/** At some 150 bytes each a few megabytes; more products than a shop like this one has. */
const MOST_KNOWN = 50_000;

interface Options {
  /** Reads which of these keys exist. */
  read: (keys: string[]) => Promise<string[]>;
  /** The tags that make a found key stale. */
  tagsOf: (key: string) => string[];
}

interface Waiting {
  promise: Promise<boolean>;
  resolve: (exists: boolean) => void;
  reject: (error: unknown) => void;
}

/**
 * Says whether keys exist. One that was found is remembered until it changes; one that was not found never is, so
 * made-up keys take no memory, and a new one is seen at once. There is one read at a time: calls meanwhile share the
 * next.
 */
export class ExistingKeys {
  /** The keys that were found, each with the count of changes at which its read began. */
  #known = new LRUCache<string, number>({ max: MOST_KNOWN });
  #waiting = new Map<string, Waiting>();
  #isReading = false;

  constructor(readonly options: Options) {}

  /** Throws what the read threw, and where it takes too long. */
  has(key: string): boolean | Promise<boolean> {
    const since = this.#known.get(key);
    if (since !== undefined && processState.pageTags?.isFresh(this.options.tagsOf(key), since)) return true;
    return this.#ask(key);
  }

  async #ask(key: string): Promise<boolean> {
    const waiting = this.#waiting.get(key) ?? makeWaiting();
    if (!this.#waiting.has(key) && this.#waiting.size >= MOST_WAITING)
      throw new Error("Too many ask at once what exists.");
    this.#waiting.set(key, waiting);
    if (!this.#isReading) void this.#readOn();
    return await waiting.promise;
  }

  async #readOn(): Promise<void> {
    this.#isReading = true;
    while (this.#waiting.size > 0) {
      const asked = new Map([...this.#waiting].slice(0, MOST_AT_ONCE));
      for (const key of asked.keys()) this.#waiting.delete(key);
      await this.#readOnce(asked);
    }
    this.#isReading = false;
  }

  async #readOnce(asked: Map<string, Waiting>): Promise<void> {
    const since = processState.pageTags?.clock ?? 0;
    try {
      const found = await readInTime("the read of what exists", () => this.options.read([...asked.keys()]));
      for (const key of found) this.#known.set(key, since);
      const exists = new Set(found);
      for (const [key, { resolve }] of asked) resolve(exists.has(key));
    } catch (error) {
      for (const { reject } of asked.values()) reject(error);
    }
  }
}

function makeWaiting(): Waiting {
  const parts: Partial<Waiting> = {};
  const promise = new Promise<boolean>((resolve, reject) => Object.assign(parts, { resolve, reject }));
  const { resolve = () => undefined, reject = () => undefined } = parts;
  return { promise, resolve, reject };
}
