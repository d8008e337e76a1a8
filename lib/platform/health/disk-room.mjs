// @ts-check
import fs from "node:fs";

const MEBIBYTE = 1024 * 1024;

/** With less, nothing new is taken: what is under way, and what the database writes by itself, still has room. */
export const RESERVE_BYTES = 64 * MEBIBYTE;
/** With less, the database ends as soon as it is started. */
export const START_BYTES = 16 * MEBIBYTE;

/**
 * The room on the disk of a folder, in bytes.
 * @param {string} folder
 */
export function readRoom(folder) {
  const { bavail, blocks, bsize } = fs.statfsSync(folder);
  return { freeBytes: bavail * bsize, sizeBytes: blocks * bsize };
}

/** @param {number} bytes */
export const toMebibytes = (bytes) => Math.floor(bytes / MEBIBYTE);
