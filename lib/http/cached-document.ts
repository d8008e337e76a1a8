import { runCoalesced } from "@/lib/http/coalesced-queue";
import type { GzippedBodies } from "@/lib/http/gzipped-body";

interface CachedDocumentOptions {
  /** Another text after each change of what is written. */
  readVersion: () => Promise<string>;
  compress: () => Promise<GzippedBodies>;
}

/** A long document, compressed and cached until something in it changes. A failed one is never cached. */
export class CachedDocument {
  #cached: { version: string; bodies: GzippedBodies } | undefined;

  constructor(readonly options: CachedDocumentOptions) {}

  async get(): Promise<GzippedBodies> {
    const version = await this.options.readVersion();
    return this.#find(version) ?? (await runCoalesced(this, () => this.#compressOnce()));
  }

  #find(version: string): GzippedBodies | undefined {
    return this.#cached?.version === version ? this.#cached.bodies : undefined;
  }

  async #compressOnce(): Promise<GzippedBodies> {
    // The last to share this run may have asked after another change; and read before the text is written, so that
    // what changes meanwhile makes it one of an older version.
    const version = await this.options.readVersion();
    const made = this.#find(version);
    if (made) return made;
    const bodies = await this.options.compress();
    this.#cached = { version, bodies };
    return bodies;
  }
}
