import { packInTurn } from "@/lib/http/pack-in-turn";
import type { PackedBodies } from "@/lib/http/packed-body";

interface KeptTextOptions {
  /** Another text after each change of what is written. */
  readVersion: () => Promise<string>;
  pack: () => Promise<PackedBodies>;
}

/** A long text, written once until something in it changes. A failed one is never kept. */
export class KeptText {
  #kept: { version: string; packed: PackedBodies } | undefined;

  constructor(readonly options: KeptTextOptions) {}

  async get(): Promise<PackedBodies> {
    const version = await this.options.readVersion();
    return this.#find(version) ?? (await packInTurn(this, () => this.#packOnce()));
  }

  #find(version: string): PackedBodies | undefined {
    return this.#kept?.version === version ? this.#kept.packed : undefined;
  }

  async #packOnce(): Promise<PackedBodies> {
    // The last to share this turn may have asked after another change; and read before the text is written, so that
    // what changes meanwhile makes it one of an older version.
    const version = await this.options.readVersion();
    const made = this.#find(version);
    if (made) return made;
    const packed = await this.options.pack();
    this.#kept = { version, packed };
    return packed;
  }
}
