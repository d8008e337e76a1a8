// @ts-check
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readRoom, RESERVE_BYTES, START_BYTES } from "../../lib/platform/health/disk-room.mjs";

/** More than the database needs to be started and read, and less than with what anything new is taken. */
const BALLAST_BYTES = 3 * START_BYTES;
const NAME = "disk-reserve";

/**
 * Keeps room for the day on which the disk is full: a file that is deleted then, so that the shop can still be read.
 * @param {string} dataDir
 */
export function keepDiskReserve(dataDir) {
  const file = join(dataDir, NAME);
  if (existsSync(file) || readRoom(dataDir).freeBytes < BALLAST_BYTES + 2 * RESERVE_BYTES) return;
  writeFileSync(file, Buffer.alloc(BALLAST_BYTES), { mode: 0o600 });
}

/**
 * Deletes that file. Returns false where there is none.
 * @param {string} dataDir
 */
export function giveDiskReserve(dataDir) {
  const file = join(dataDir, NAME);
  if (!existsSync(file)) return false;
  rmSync(file);
  return true;
}
