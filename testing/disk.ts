import fs from "node:fs";
import { vi } from "vitest";

/** Mocks the free room of every disk in this process: `room` is read at each call, until all mocks are restored. */
export function standInForDisk(room: { freeBytes: number }): void {
  const stats = fs.statfsSync("/");
  vi.spyOn(fs, "statfsSync").mockImplementation(() =>
    Object.assign(stats, { bsize: 1, bavail: room.freeBytes }),
  );
}
