import { RESERVE_BYTES } from "@/lib/platform/health/disk-room.mjs";
import { DAY_MS, HOUR_MS } from "@/lib/platform/time/durations.mjs";

/** So much more than the reserve there must be until a disk that was full is taken for one with room. */
const ROOM_AGAIN = 1.5;
const LOW_SHARE = 0.1;

export interface DiskRoom {
  freeBytes: number;
  sizeBytes: number;
}

export type DiskState = "roomy" | "low" | "full";

/**
 * Tells from what is free whether a disk is nearly full: less than a tenth of it is left, or less than what was filled in
 * the last day, as far as this process has seen it; or less than the reserve, which is full.
 */
export class DiskWatch {
  /** One for each hour of the last day. */
  #samples: { at: number; freeBytes: number }[] = [];
  #state: DiskState = "roomy";

  judge({ freeBytes, sizeBytes }: DiskRoom, now: number): DiskState {
    this.#samples = this.#samples.filter(({ at }) => now - at <= DAY_MS);
    const last = this.#samples.at(-1);
    if (!last || now - last.at >= HOUR_MS) this.#samples.push({ at: now, freeBytes });
    const grownBytes = Math.max(...this.#samples.map((sample) => sample.freeBytes - freeBytes));
    const isFull = freeBytes < (this.#state === "full" ? ROOM_AGAIN : 1) * RESERVE_BYTES;
    const isLow = freeBytes < LOW_SHARE * sizeBytes || freeBytes < grownBytes;
    this.#state = isFull ? "full" : isLow ? "low" : "roomy";
    return this.#state;
  }
}
