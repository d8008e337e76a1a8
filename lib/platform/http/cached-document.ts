import "server-only";
import type { GzippedBodies } from "@/lib/platform/http/gzipped-body";
import { WHOLE_LIST_DEADLINE_MS } from "@/lib/platform/jobs/deadline";
import { Queue } from "@/lib/platform/jobs/queue";

/** What has not begun yet, by its key. */
const waiting = new Map<object, Promise<GzippedBodies>>();
const queue = new Queue({ name: "long texts", deadlineMs: WHOLE_LIST_DEADLINE_MS });

/**
 * Compresses long documents one after the other, and coalesces requests for the same one: requests for a document that
 * still waits in the queue share it, as it is read after all of them have come.
 */
export function runCoalesced(key: object, compress: () => Promise<GzippedBodies>): Promise<GzippedBodies> {
  const shared = waiting.get(key);
  if (shared) return shared;
  const queued = queue.run(async () => {
    waiting.delete(key);
    return await compress();
  });
  waiting.set(key, queued);
  return queued;
}

interface CachedDocumentOptions {
  /** Returns another text after each change of the document. */
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
