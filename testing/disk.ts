import fs from "node:fs";
import { vi } from "vitest";

/** Lets every disk of this process have so much room as is said just now, until all mocks are restored. */
export function standInForDisk(room: { freeBytes: number }): void {
  const stats = fs.statfsSync("/");
  vi.spyOn(fs, "statfsSync").mockImplementation(() =>
    Object.assign(stats, { bsize: 1, bavail: room.freeBytes }),
  );
}
