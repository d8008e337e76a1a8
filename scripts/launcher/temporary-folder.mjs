// @ts-check
import { accessSync, constants, statfsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Linux's file system in memory. A container may have one of 64 MB only. */
const MEMORY = "/dev/shm";
const NEEDED_BYTES = 2 * 1024 ** 3;

/**
 * A folder of this run's own outside the project, removed at its end.
 * @param {import("./run-launcher.mjs").Defer} defer
 * @param {string} [parent]
 */
export async function makeTemporaryFolder(defer, parent = tmpdir()) {
  const folder = await mkdtemp(join(parent, "tejgaon-test-"));
  defer(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/**
 * Where the databases of tests lie: in memory where there is room for them, since an index that a disk has to keep takes
 * six times as long, and each test file makes sixty.
 * @param {string} [memory]
 * @param {number} [neededBytes]
 */
export function testDataParent(memory = MEMORY, neededBytes = NEEDED_BYTES) {
  try {
    accessSync(memory, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= neededBytes ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}
