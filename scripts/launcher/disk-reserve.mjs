// @ts-check
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readRoom, RESERVE_BYTES, START_BYTES } from "../../lib/platform/health/disk-room.mjs";

/** More free space than the database needs to start and read, and less than the shop needs to take anything new. */
const BALLAST_BYTES = 3 * START_BYTES;
const NAME = "disk-reserve";

/**
 * Reserves disk space in a file. If the disk gets full, the launcher deletes the file, so that the shop can still be
 * read.
 * @param {string} dataDir
 */
export function keepDiskReserve(dataDir) {
  const file = join(dataDir, NAME);
  if (existsSync(file) || readRoom(dataDir).freeBytes < BALLAST_BYTES + 2 * RESERVE_BYTES) return;
  writeFileSync(file, Buffer.alloc(BALLAST_BYTES), { mode: 0o600 });
}

/**
 * Deletes the reserve file. Returns false where there is none.
 * @param {string} dataDir
 */
export function giveDiskReserve(dataDir) {
  const file = join(dataDir, NAME);
  if (!existsSync(file)) return false;
  rmSync(file);
  return true;
}
