import { CACHE_TAGS } from "@/lib/platform/cache/cache-tags";
import { Deadline } from "@/lib/platform/jobs/deadline";
import { logFailedJob } from "@/lib/platform/jobs/log-failed-job";
import { Catalogue } from "@/lib/catalogue/search/catalogue";
import type { IndexedProduct } from "@/lib/catalogue/search/indexed-product";

/** What is read of the products: all of them some at a time, or those of these ids that exist. */
export interface ProductSource {
  readAll: () => AsyncIterable<IndexedProduct[]>;
  readSome: (ids: string[]) => Promise<IndexedProduct[]>;
}

const AT_ONCE = 500;
const RETRY_MS = 1_000;
/** Others are served after so much work in one piece. */
const PIECE_MS = 4;
/** A change is waited for so long; later a search tells what it was before. */
const SETTLE_MS = 300;

const PRODUCT_TAG = CACHE_TAGS.product("");
const pause = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/**
 * Keeps the catalogue in memory like the database: read whole at first and whenever anything may have changed, else
 * product by product, by the same notices by which cached pages become stale. All of it off the way of any request, one
 * read at a time.
 */
export class CatalogueKeeper {
  readonly #catalogue: Catalogue;
  readonly #changed = new Set<string>();
  #isAllChanged = true;
  #working: Promise<void> | undefined;
  readonly #ready: Promise<void>;
  #setReady: () => void = () => undefined;
  #isReady = false;

  /** `onReady` is told once, when all has been read for the first time. */
  constructor(
    readonly source: ProductSource,
    catalogue = new Catalogue(),
    readonly onReady: () => void = () => undefined,
  ) {
    this.#catalogue = catalogue;
    this.#ready = new Promise((resolve) => (this.#setReady = resolve));
  }

  /** Takes over what became stale. */
  noteInvalidated(tags: readonly string[]): void {
    if (tags.includes(CACHE_TAGS.everything)) this.#isAllChanged = true;
    for (const tag of tags) if (tag.startsWith(PRODUCT_TAG)) this.#changed.add(tag.slice(PRODUCT_TAG.length));
    this.start();
  }

  start(): void {
    if (!this.#isBehind() || this.#working) return;
    // It begins a moment later: changes that are reported meanwhile find that somebody is at work.
    this.#working = Promise.resolve()
      .then(() => this.#catchUp())
      .finally(() => (this.#working = undefined));
  }

  /** The catalogue with all that has changed so far, as far as that is read soon. Throws a DeadlineError before the first reading. */
  async read(): Promise<Catalogue> {
    const catalogue = await this.readIfReady();
    if (!catalogue) await new Deadline().within(() => this.#ready);
    return this.#catalogue;
  }

  /** The same, and null before the first reading: for what is no less without it. */
  async readIfReady(): Promise<Catalogue | null> {
    this.start();
    if (this.#working) await Promise.race([this.#isReady ? this.#working : this.#ready, wait(SETTLE_MS)]);
    return this.#isReady ? this.#catalogue : null;
  }

  #isBehind(): boolean {
    return this.#isAllChanged || this.#changed.size > 0;
  }

  async #catchUp(): Promise<void> {
    while (this.#isBehind()) {
      try {
        if (this.#isAllChanged) await this.#readAll();
        await this.#readChanged();
      } catch (error) {
        logFailedJob("products for the search", error);
        await wait(RETRY_MS);
      }
    }
  }

  async #readAll(): Promise<void> {
    this.#isAllChanged = false;
    try {
      const gone = new Set(this.#catalogue.ids());
      for await (const products of this.source.readAll()) {
        for (const { _id } of products) gone.delete(_id);
        await this.#takeOver(products);
        // It reads a product again, after these, that has changed since it was read.
        await this.#readChanged();
      }
      for (const id of gone) this.#changed.add(id);
    } catch (error) {
      this.#isAllChanged = true;
      throw error;
    }
    if (this.#isReady) return;
    this.#isReady = true;
    this.#setReady();
    this.onReady();
  }

  async #readChanged(): Promise<void> {
    while (this.#changed.size > 0) {
      const ids = [...this.#changed].slice(0, AT_ONCE);
      for (const id of ids) this.#changed.delete(id);
      try {
        const products = await this.source.readSome(ids);
        const gone = new Set(ids);
        for (const { _id } of products) gone.delete(_id);
        for (const id of gone) this.#catalogue.delete(id);
        await this.#takeOver(products);
      } catch (error) {
        for (const id of ids) this.#changed.add(id);
        throw error;
      }
    }
  }

  async #takeOver(products: readonly IndexedProduct[]): Promise<void> {
    let since = performance.now();
    for (const product of products) {
      this.#catalogue.set(product);
      if (performance.now() - since < PIECE_MS) continue;
      await pause();
      since = performance.now();
    }
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => void setTimeout(resolve, ms).unref());
}
