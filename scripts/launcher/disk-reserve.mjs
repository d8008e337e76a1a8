// @ts-check
import { randomBytes } from "node:crypto";
import { existsSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readRoom, RESERVE_BYTES, START_BYTES } from "../../lib/platform/health/disk-room.mjs";

/** More free space than the database needs to start and read, and less than the shop needs to take anything new. */
const BALLAST_BYTES = 3 * START_BYTES;
const NAME = "disk-reserve";

/**
 * Reserves disk space in a file. If the disk gets full, the launcher deletes the file, so that the shop can still be
 * read. A shop without a reserve runs all the same.
 * @param {string} dataDir
 */
export function keepDiskReserve(dataDir) {
  const file = join(dataDir, NAME);
  try {
    if (statSync(file, { throwIfNoEntry: false })?.size === BALLAST_BYTES) return;
    if (readRoom(dataDir).freeBytes < BALLAST_BYTES + 2 * RESERVE_BYTES) return;
    // Some file systems reserve no space for zeros.
    writeFileSync(file, randomBytes(BALLAST_BYTES), { mode: 0o600 });
  } catch (error) {
    rmSync(file, { force: true });
    console.error(
      `The shop keeps no disk reserve: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
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
