// @ts-check
import { accessSync, constants, statfsSync } from "node:fs";
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { identifyProcess } from "./process-identity.mjs";
import { HOUR_MS } from "../../lib/platform/time/durations.mjs";

/** Linux's file system in memory. A container may have one of 64 MB only. */
const MEMORY = "/dev/shm";
const NEEDED_BYTES = 2 * 1024 ** 3;
const REMOVAL = { recursive: true, force: true, maxRetries: 5 };

/** @typedef {import("./run-launcher.mjs").Defer} Defer */

/**
 * A folder of this run's own outside the project, removed at its end.
 * @param {Defer} defer
 */
export async function makeTemporaryFolder(defer) {
  return makeFolder(tmpdir(), "tejgaon-test-", defer);
}

/**
 * The same for the databases of tests: in memory where there is room for them, since an index that a disk has to keep
 * takes six times as long, and each test file makes sixty.
 * @param {Defer} defer
 * @param {string} [parent]
 */
export async function makeTestDataFolder(defer, parent = testDataParent()) {
  await removeLeftovers(parent);
  return makeFolder(parent, `tejgaon-data-${process.pid}-`, defer);
}

/**
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

/**
 * @param {string} parent
 * @param {string} prefix
 * @param {Defer} defer
 */
async function makeFolder(parent, prefix, defer) {
  const folder = await mkdtemp(join(parent, prefix));
  defer(() => rm(folder, REMOVAL));
  return folder;
}

/**
 * Removes what runs that were killed have left behind: in memory nobody else would.
 * @param {string} parent
 */
async function removeLeftovers(parent) {
  for (const name of await readdir(parent)) {
    const pid = Number(/^tejgaon-data-(\d+)-/.exec(name)?.[1]);
    if (Number.isNaN(pid) || identifyProcess(pid) !== null) continue;
    const path = join(parent, name);
    // A container may share this folder, and number its processes anew.
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > HOUR_MS) await rm(path, REMOVAL).catch(() => undefined);
  }
}
