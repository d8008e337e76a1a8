// @ts-check
import { accessSync, constants } from "node:fs";
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { identifyProcess } from "./process-identity.mjs";
import { readRoom } from "../../lib/platform/health/disk-room.mjs";
import { HOUR_MS } from "../../lib/platform/time/durations.mjs";

/** Linux's in-memory file system. A container may have only 64 MB of it. */
const MEMORY = "/dev/shm";
const NEEDED_BYTES = 2 * 1024 ** 3;
const REMOVAL = { recursive: true, force: true, maxRetries: 5 };

/** @typedef {import("./run-launcher.mjs").Defer} Defer */

/**
 * Makes a folder for this run outside the project, and removes it at the end.
 * @param {Defer} defer
 */
export async function makeTemporaryFolder(defer) {
  return makeFolder(tmpdir(), "tejgaon-test-", defer);
}

/**
 * The same for the databases of tests. They are in memory where there is room: an index takes six times as long on a
 * disk, and each test file makes sixty.
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
    return readRoom(memory).freeBytes >= neededBytes ? memory : tmpdir();
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
 * Removes the folders that killed runs have left behind: nobody else would remove them from memory.
 * @param {string} parent
 */
async function removeLeftovers(parent) {
  for (const name of await readdir(parent)) {
    const pid = Number(/^tejgaon-data-(\d+)-/.exec(name)?.[1]);
    if (Number.isNaN(pid) || identifyProcess(pid) !== null) continue;
    const path = join(parent, name);
    // A container may share this folder, and have process numbers of its own.
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > HOUR_MS) await rm(path, REMOVAL).catch(() => undefined);
  }
}
