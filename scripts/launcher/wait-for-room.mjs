// @ts-check
import { setTimeout as sleep } from "node:timers/promises";
import { readRoom, START_BYTES, toMebibytes } from "../../lib/platform/health/disk-room.mjs";
import { backoffMs } from "../../lib/platform/jobs/backoff.mjs";
import { throwIfEnding } from "./child.mjs";
import { giveDiskReserve } from "./disk-reserve.mjs";

const BACKOFF = { firstMs: 1_000, longestMs: 10_000 };

/**
 * Says why a folder's database cannot start: on a full disk its engine ends at once, without a reason. Null where it
 * can, if need be after this has given up the reserve.
 * @param {string} dataDir
 */
export function describeFullDisk(dataDir) {
  const { freeBytes } = readRoom(dataDir);
  if (freeBytes >= START_BYTES) return null;
  if (giveDiskReserve(dataDir)) {
    console.error(
      `The disk of ${dataDir} is full. The shop's reserve is given up, so that it can still be read.`,
    );
    return describeFullDisk(dataDir);
  }
  return `The disk of ${dataDir} is full: ${toMebibytes(freeBytes)} MiB are free, and the database needs ${toMebibytes(START_BYTES)}. It goes on by itself when there is room.`;
}

/**
 * Waits until a folder's database can start, and prints a line at each check.
 * @param {string} dataDir
 */
export async function waitForRoom(dataDir) {
  for (let looks = 1; ; looks += 1) {
    const obstacle = describeFullDisk(dataDir);
    if (obstacle === null) return;
    const delay = backoffMs(BACKOFF, { failures: looks });
    console.error(`${obstacle} Looking again in ${delay / 1000} s.`);
    await sleep(delay);
    throwIfEnding();
  }
}
